import type { AnyGame, GameId, Result } from '@/engine/core';

import type { ByteReader } from './bytes';
import type { GameRecord } from './record';
import { decodeRecord } from './recordCodec';
import { readValue } from './value';

/** The rules of a game, by its id. */
export type GameOf = (id: GameId) => AnyGame | undefined;

const MOST_KNOWN = 200;

/**
 * Reads records whose configs the games accept. Most games of a history are played on the same few
 * boards, so a config that was checked once is known by its bytes the next time.
 */
export function recordReader(gameOf: GameOf): (line: string) => Result<GameRecord, 'unreadable'> {
  const known = new Map<string, unknown>();

  function readConfig(from: ByteReader, id: GameId): unknown {
    const left = from.left();
    const said = readValue(from);
    const key = id + from.readSince(left);
    if (known.has(key)) return known.get(key);
    const config = gameOf(id)?.check(said);
    if (!config?.ok) {
      from.fail();
      return null;
    }
    if (known.size < MOST_KNOWN) known.set(key, config.value);
    return config.value;
  }

  return (line) => decodeRecord(line, readConfig);
}

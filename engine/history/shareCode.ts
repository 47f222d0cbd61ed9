import { accept, GAME_IDS, refuse, replay, type AnyGame, type Result, type Session } from '@/engine/core';

import { createReader, createWriter } from './bytes';
import { readMoves, writeMoves } from './moves';
import { sealBytes, unsealBytes } from './sealed';
import { readValue, writeValue } from './value';

const VERSION = '1';
const CODE = /OXS(\d{1,3})\.([\w-]*)/;

/** Everything that can be wrong with a shared game, in the order it is looked for. */
export const SHARE_PROBLEMS = [
  'empty',
  'not-a-code',
  'other-version',
  'damaged',
  'unknown-game',
  'bad-config',
  'illegal-moves',
] as const;
export type ShareProblem = (typeof SHARE_PROBLEMS)[number];

/** What is shared of a game: enough to replay it, and nobody's name. */
export type SharedGame = Pick<Session, 'game' | 'config' | 'moves'>;

/** `OXS1.` and a body that may stand in a link. Every move is shared, also those behind a cursor. */
export function shareCode({ game, config, moves }: SharedGame): string {
  const out = createWriter();
  out.byte(GAME_IDS.indexOf(game));
  writeValue(out, config);
  writeMoves(out, moves);
  return `OXS${VERSION}.${sealBytes(out.bytes())}`;
}

/**
 * Finds the code in a text (alone, in a link, in a message) and takes it for a game only if it
 * replays by that game's rules. `gameOf` is asked for the game's rules.
 */
export function readShareCode(
  text: string,
  gameOf: (id: Session['game']) => AnyGame | undefined,
): Result<Session, ShareProblem> {
  if (text.trim() === '') return refuse('empty');
  const [, version, body] = CODE.exec(text) ?? [];
  if (version === undefined || body === undefined) return refuse('not-a-code');
  if (version !== VERSION) return refuse('other-version');
  const payload = unsealBytes(body);
  if (!payload.ok) return payload;
  const from = createReader(payload.value);
  const id = GAME_IDS[from.byte()];
  const said = readValue(from);
  const moves = readMoves(from);
  if (!from.isComplete()) return refuse('damaged');
  const game = id === undefined ? undefined : gameOf(id);
  if (!game) return refuse('unknown-game');
  const config = game.check(said);
  if (!config.ok) return refuse('bad-config');
  if (!replay(game, config.value, moves).ok) return refuse('illegal-moves');
  return accept({ game: game.id, config: config.value, moves, cursor: moves.length });
}

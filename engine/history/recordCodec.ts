import {
  accept,
  assert,
  GAME_IDS,
  LEVELS,
  refuse,
  type GameId,
  type Player,
  type Result,
} from '@/engine/core';

import { createReader, createWriter, type ByteReader, type ByteWriter } from './bytes';
import { readMoves, writeMoves } from './moves';
import {
  LATEST,
  RESULTS,
  timeId,
  type GameRecord,
  type PuzzleRecord,
  type Seated,
  type StarCount,
} from './record';
import { sealBytes, unsealBytes } from './sealed';
import { readValue, writeValue } from './value';

const SEAT_KINDS = ['person', 'ai', 'nearby'] as const;
const YOU = [null, 'X', 'O'] as const satisfies readonly (Player | null)[];
const ADAPTIVE = [undefined, false, true] as const;

/** Takes an index from data for one of a closed list; anything else is nonsense. */
function pick<Item>(from: ByteReader, items: readonly Item[], index: number): Item {
  if (index >= items.length) from.fail();
  return items[index] ?? items[0]!;
}

function writeSeat(out: ByteWriter, seat: Seated): void {
  if (seat.kind === 'ai') out.byte(LEVELS.indexOf(seat.level));
  else out.text(seat.name);
}

function readSeat(from: ByteReader, kind: Seated['kind']): Seated {
  if (kind === 'ai') return { kind, level: pick(from, LEVELS, from.byte()) };
  return { kind, name: from.text() };
}

function writePuzzle(out: ByteWriter, puzzle: PuzzleRecord): void {
  writeValue(out, puzzle.tier);
  out.count(puzzle.par);
  out.count(puzzle.hints);
  out.byte(puzzle.stars);
  out.count(puzzle.score);
  out.count(puzzle.daily === null ? 0 : puzzle.daily + 1);
  if (puzzle.seconds !== undefined) out.count(puzzle.seconds);
}

function readPuzzle(from: ByteReader): PuzzleRecord {
  const tier = readValue(from);
  if (tier !== null && typeof tier !== 'string') from.fail();
  const par = from.count();
  const hints = from.count();
  const stars = pick<StarCount>(from, [0, 1, 2, 3], from.byte());
  const score = from.count();
  const daily = from.count();
  // The puzzle comes last in a record, and the time last in the puzzle: older records end before it.
  const time = from.left() > 0 ? { seconds: from.count() } : {};
  return {
    ...{ tier: tier as string | null, par, hints, stars, score },
    daily: daily === 0 ? null : daily - 1,
    ...time,
  };
}

/**
 * One game as one short line with a checksum, safe in JSON and in links. The first two bytes hold everything that is
 * one of a few: game, result, own side, assistance; kinds of seat, adaptive, puzzle or not, imported or not.
 */
export function writeRecord(record: GameRecord): string {
  assert(record.id !== '', 'a record has an id');
  const out = createWriter();
  const { X, O } = record.people;
  out.byte(
    GAME_IDS.indexOf(record.game) |
      (RESULTS.indexOf(record.result) << 2) |
      (YOU.indexOf(record.you) << 5) |
      (Number(record.assisted) << 7),
  );
  out.byte(
    SEAT_KINDS.indexOf(X.kind) |
      (SEAT_KINDS.indexOf(O.kind) << 2) |
      (ADAPTIVE.indexOf(record.adaptive) << 4) |
      (Number(record.puzzle !== undefined) << 6) |
      (Number(record.imported === true) << 7),
  );
  // Almost every id is the time, which is written anyway.
  out.text(record.id === timeId(record.at) ? '' : record.id);
  out.count(record.at);
  writeSeat(out, X);
  writeSeat(out, O);
  writeValue(out, record.config);
  writeMoves(out, record.moves);
  if (record.puzzle) writePuzzle(out, record.puzzle);
  return sealBytes(out.bytes());
}

/**
 * Inverse of `writeRecord`. The config is whatever `readConfig` makes of it: whether the game can start
 * from it is for the game to say, and whether the moves are legal when it is replayed.
 */
export function decodeRecord(
  line: string,
  readConfig: (from: ByteReader, game: GameId) => unknown = (from) => readValue(from),
): Result<GameRecord, 'unreadable'> {
  const bytes = unsealBytes(line);
  if (!bytes.ok) return refuse('unreadable');
  const from = createReader(bytes.value);
  const what = from.byte();
  const who = from.byte();
  const game = pick(from, GAME_IDS, what & 3);
  const result = pick(from, RESULTS, (what >> 2) & 7);
  const you = pick(from, YOU, (what >> 5) & 3);
  const kindX = pick(from, SEAT_KINDS, who & 3);
  const kindO = pick(from, SEAT_KINDS, (who >> 2) & 3);
  const adaptive = pick(from, ADAPTIVE, (who >> 4) & 3);
  const said = from.text();
  const at = from.count();
  if (at > LATEST) from.fail();
  const id = said === '' ? timeId(at) : said;
  const people = { X: readSeat(from, kindX), O: readSeat(from, kindO) };
  const config = readConfig(from, game);
  const moves = readMoves(from);
  const puzzle = (who & 64) !== 0 ? readPuzzle(from) : undefined;
  if (!from.isComplete()) return refuse('unreadable');
  return accept({
    ...{ id, at, game, config, moves, result, people, you, assisted: what >= 128 },
    ...(adaptive !== undefined && { adaptive }),
    ...(who >= 128 && { imported: true as const }),
    ...(puzzle && { puzzle }),
  });
}

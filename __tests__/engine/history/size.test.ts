import { isDeepStrictEqual } from 'node:util';

import { BOARDS, classic, readBoard, type ClassicConfig } from '@/engine/classic';
import { createRng, LEVELS, writeSquare, type Rng } from '@/engine/core';
import { PAGE_SIZE, readPage, recordId, writePage, type GameRecord, type Seated } from '@/engine/history';

const GAMES = 10_000;
const TWO_MEGABYTES = 2_000_000;
const NAMES = ['Ada', 'Bo', 'Christina', 'Дмитрий', '小明'];

const squareBelow = (rng: Rng, side: number) =>
  writeSquare({ row: rng.below(side), column: rng.below(side) });

/** A random game: longer than most that people play, so its size is on the safe side. */
function classicGame(rng: Rng): Pick<GameRecord, 'game' | 'config' | 'moves' | 'result'> {
  const board = readBoard(rng.pick(BOARDS));
  if (!board.ok) throw new Error(board.code);
  const config: ClassicConfig = { ...board.value, first: 'X', swap: false };
  const moves: string[] = [];
  let state = classic.start(config);
  for (let outcome = classic.outcome(state); ; outcome = classic.outcome(state)) {
    if (outcome.kind === 'won') return { game: 'classic', config, moves, result: outcome.by };
    if (outcome.kind !== 'playing') return { game: 'classic', config, moves, result: 'draw' };
    const action = rng.pick(classic.legal(state));
    const next = classic.play(state, action);
    if (!next.ok) throw new Error(next.code);
    moves.push(classic.write(action));
    state = next.value;
  }
}

/** Actions of Enchanted in its notation, up to its turn limit; a third of them use skills. */
function enchantedGame(rng: Rng): Pick<GameRecord, 'game' | 'config' | 'moves' | 'result'> {
  const at = () => squareBelow(rng, 4);
  const skills = [
    () => `seal ${at()}`,
    () => `disrupt ${at()}`,
    () => `shift ${at()}-${at()}`,
    () => `double ${at()}+${at()}`,
    () => `${at()} clear ${at()}-${at()}-${at()}`,
  ];
  const moves = Array.from({ length: 12 + rng.below(13) }, () =>
    rng.chance(1, 3) ? rng.pick(skills)() : at(),
  );
  return { game: 'enchanted', config: { start: 'fair' }, moves, result: rng.pick(['X', 'O'] as const) };
}

/** Swaps on the larger Cipher boards, in its notation. */
function cipherGame(rng: Rng): Pick<GameRecord, 'game' | 'config' | 'moves' | 'result' | 'puzzle'> {
  const grid = (cells: number) => Array.from({ length: cells }, () => rng.below(5));
  const rows = 3 + rng.below(3);
  const config = {
    ...{ rows, columns: rows, locks: [3, 7], symbols: 5, start: grid(rows * rows) },
    goal: { kind: 'match', target: grid(rows * rows) },
  };
  const par = 3 + rng.below(12);
  const moves = Array.from(
    { length: par + rng.below(5) },
    () => `${squareBelow(rng, rows)}-${squareBelow(rng, rows)}`,
  );
  const puzzle = {
    tier: 'M4',
    par,
    hints: rng.below(2),
    stars: 2,
    score: rng.below(1000),
    daily: null,
  } as const;
  return { game: 'cipher', config, moves, result: 'solved', puzzle };
}

describe('ten thousand games', () => {
  const rng = createRng('history-size');
  const kinds = [classicGame, classicGame, enchantedGame, cipherGame];
  const ids = new Set<string>();
  const records = Array.from({ length: GAMES }, (_, i): GameRecord => {
    const at = Date.UTC(2026, 10, 18) + i * 3_600_000;
    const id = recordId(at, (other) => ids.has(other));
    ids.add(id);
    const opponent: Seated = rng.chance(1, 4)
      ? { kind: 'nearby', name: rng.pick(NAMES) }
      : { kind: 'ai', level: rng.pick(LEVELS) };
    const people = { X: { kind: 'person', name: rng.pick(NAMES) }, O: opponent } as const;
    return { id, at, people, you: 'X', assisted: false, ...rng.pick(kinds)(rng) };
  });
  const pages = Array.from({ length: GAMES / PAGE_SIZE }, (_, i) =>
    JSON.stringify({ v: 1, d: writePage(records.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE)) }),
  );
  const bytes = pages.map((page) => Buffer.byteLength(page));

  it('take less than two megabytes, names in any script included', () => {
    expect(bytes.reduce((sum, page) => sum + page, 0)).toBeLessThanOrEqual(TWO_MEGABYTES);
  });

  it('take at most ninety bytes each on average', () => {
    expect(bytes.reduce((sum, page) => sum + page, 0) / GAMES).toBeLessThanOrEqual(90);
  });

  it('stay far below the two megabytes that Android allows under one key', () => {
    expect(Math.max(...bytes)).toBeLessThan(TWO_MEGABYTES / 20);
  });

  it('come back the same', () => {
    const back = pages.flatMap((page) => {
      const read = readPage((JSON.parse(page) as { d: string }).d);
      return read.ok ? read.value : [];
    });
    // Jest's own comparison takes seconds for so many.
    expect(isDeepStrictEqual(back, records)).toBe(true);
  });
});

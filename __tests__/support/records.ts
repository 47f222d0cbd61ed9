import fc from 'fast-check';

import { GAME_IDS, LEVELS, PLAYERS, writeSquare } from '@/engine/core';
import { LATEST, RESULTS, type GameRecord, type Seated } from '@/engine/history';

const square = fc.record({ row: fc.nat(8), column: fc.nat(8) }).map(writeSquare);

/** Moves as the games write them, and texts no game writes. */
const move = fc.oneof(
  { weight: 5, arbitrary: square },
  { weight: 3, arbitrary: fc.tuple(square, square).map(([a, b]) => `${a}-${b}`) },
  fc.tuple(fc.constantFrom('seal', 'disrupt'), square).map(([skill, at]) => `${skill} ${at}`),
  fc.tuple(square, square).map(([a, b]) => `shift ${a}-${b} clear ${a}-${b}-${a}`),
  fc.tuple(square, square).map(([a, b]) => `double ${a}+${b} clear ${b}-${b}-${a}`),
  fc.constantFrom('swap', 'pass', '', 'a1-', 'swapa1', 'swap pass', 'a1b2', 'a1+', 'resign', 'b2 ', '-'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

const seat: fc.Arbitrary<Seated> = fc.oneof(
  fc.record({ kind: fc.constant('person' as const), name: fc.string({ unit: 'grapheme', maxLength: 12 }) }),
  fc.record({ kind: fc.constant('nearby' as const), name: fc.string({ maxLength: 12 }) }),
  fc.record({ kind: fc.constant('ai' as const), level: fc.constantFrom(...LEVELS) }),
);

/** JSON data, with the words and grids that configs are made of. */
export const anyConfig = fc.oneof(
  fc.record({ size: fc.nat(9), k: fc.nat(9), first: fc.constantFrom(...PLAYERS), swap: fc.boolean() }),
  fc.record({
    rows: fc.nat(6),
    start: fc.array(fc.nat(15), { maxLength: 25 }),
    goal: fc.record({ kind: fc.constant('match'), target: fc.array(fc.nat(300)) }),
  }),
  fc
    .jsonValue({ maxDepth: 6, noUnicodeString: false })
    .map((value): unknown => JSON.parse(JSON.stringify(value))),
);

const puzzle: fc.Arbitrary<NonNullable<GameRecord['puzzle']>> = fc.record(
  {
    tier: fc.constantFrom(null, 'M1', 'R4', 'C6', 'other'),
    par: fc.nat(30),
    hints: fc.nat(5),
    stars: fc.constantFrom(0, 1, 2, 3),
    score: fc.nat(2000),
    daily: fc.option(fc.nat(40)),
    seconds: fc.nat(100_000),
  },
  { requiredKeys: ['tier', 'par', 'hints', 'stars', 'score', 'daily'], noNullPrototype: true },
);

/** Any record that can be kept. */
export const anyRecord: fc.Arbitrary<GameRecord> = fc.record(
  {
    id: fc.string({ minLength: 1, maxLength: 12 }),
    at: fc.nat(LATEST),
    game: fc.constantFrom(...GAME_IDS),
    config: anyConfig,
    moves: fc.array(move, { maxLength: 30 }),
    result: fc.constantFrom(...RESULTS),
    people: fc.record({ X: seat, O: seat }),
    you: fc.constantFrom(null, ...PLAYERS),
    assisted: fc.boolean(),
    adaptive: fc.boolean(),
    imported: fc.constant(true as const),
    puzzle,
  },
  {
    requiredKeys: ['id', 'at', 'game', 'config', 'moves', 'result', 'people', 'you', 'assisted'],
    noNullPrototype: true,
  },
);

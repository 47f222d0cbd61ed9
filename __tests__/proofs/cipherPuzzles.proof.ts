import { complete, createRng } from '@/engine/core';
import {
  TIER_IDS,
  cipher,
  fingerprint,
  generate,
  solve,
  tierOf,
  type Action,
  type Config,
  type Puzzle,
  type TierId,
} from '@/engine/cipher';
import { dailyRecord } from '@/tools/puzzle/dailies';

import dailies from '../fixtures/dailies.json';
import { followHints, wander } from '../support/followHints';

const SEEDS = 1000;

/** Making a puzzle proves its par. One in ten is proved again from its grid alone; with `OXS_LONG=1` all are. */
const AGAIN_EVERY = process.env['OXS_LONG'] === '1' ? 1 : 10;

/** Where so few puzzles exist that a thousand seeds must meet: 1.5 in a hundred may repeat. */
const SMALLEST: readonly TierId[] = ['M1', 'C1'];

function made(tier: TierId, seed: string): Puzzle {
  const result = complete(generate(tier, seed));
  if (!result.ok) throw new Error(`${tier} ${seed}: ${result.code}`);
  return result.value;
}

/** The moves a path takes when played by the rules of the game. */
function playOut(config: Config, path: readonly Action[]): number {
  let state = cipher.start(config);
  for (const action of path) {
    const next = cipher.play(state, action);
    if (!next.ok) throw new Error(`${cipher.write(action)}: ${next.code}`);
    state = next.value;
  }
  const outcome = cipher.outcome(state);
  if (outcome.kind !== 'solved') throw new Error('the path does not solve the puzzle');
  return outcome.moves;
}

describe(`${SEEDS} seeds of every tier`, () => {
  it.each(TIER_IDS)('%s: all give a puzzle, par is proved and in range, and hardly any repeat', (tier) => {
    const [least, most] = tierOf(tier).par;
    const seen = new Set<string>();
    for (let i = 0; i < SEEDS; i++) {
      const { config, par, id } = made(tier, `proof-${i}`);
      if (par < least || par > most) throw new Error(`${id}: par ${par} is not ${least} to ${most}`);
      seen.add(fingerprint(config));
      if (i % AGAIN_EVERY !== 0) continue;
      const solution = complete(solve(config, config.start, 100_000));
      const proved = solution.kind === 'solved' ? playOut(config, solution.path) : solution.kind;
      if (proved !== par) throw new Error(`${id}: par ${par}, proved ${proved}`);
    }
    const repeats = SEEDS - seen.size;
    expect(repeats).toBeLessThanOrEqual(SMALLEST.includes(tier) ? SEEDS * 0.015 : 0);
  });
});

describe('the next 400 dailies', () => {
  it('are what they were promised to be', () => {
    for (const record of dailies) {
      const [year, month, day] = record.date.split('-').map(Number) as [number, number, number];
      expect(dailyRecord({ year, month, day })).toEqual(record);
    }
  });

  it('follow each other day by day', () => {
    dailies.forEach(({ date }, i) => {
      expect(Date.parse(date)).toBe(Date.UTC(2026, 10, 18) + i * 86_400_000);
    });
  });
});

describe('hints', () => {
  it.each(TIER_IDS)('%s: lead to the goal from anywhere within the way back and par', (tier) => {
    for (let i = 0; i < 4; i++) {
      const puzzle = made(tier, `hints-${i}`);
      const line = wander(puzzle, 6 * (i + 1), createRng(`wander ${tier} ${i}`));
      const { moves, undone } = followHints(puzzle, line);
      expect(moves + undone).toBeLessThanOrEqual(line.length + puzzle.par);
    }
  });
});

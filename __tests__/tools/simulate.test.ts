import { NEARBY_CAPS } from '@/engine/nearbyGames';
import { freshSeeds } from '@/tools/simulate/freshSeeds';
import { replayOf, simulate } from '@/tools/simulate/main';
import { drawPlan } from '@/tools/simulate/plan';
import { runSeed } from '@/tools/simulate/run';
import { toyRace } from '@/tools/simulate/toyRace';

import { describeGame } from '../support/describeGame';

describeGame(toyRace, {
  configs: [{ target: 1 }, { target: 5 }, { target: 9 }],
  longestGame: 9,
  games: 5,
  probes: [1, 2],
  unreadable: ['c1', 'a2'],
});

describe('fresh seeds', () => {
  it('are the same all day, others the next, and none that is used elsewhere', () => {
    const [from, to] = freshSeeds(500, new Date('2026-11-18T00:00:00Z'));
    expect(freshSeeds(500, new Date('2026-11-18T23:59:59Z'))).toEqual([from, to]);
    expect(freshSeeds(500, new Date('2026-11-19T00:00:00Z'))).toEqual([to + 1, to + 500]);
    expect([from > 20_000, to - from + 1]).toEqual([true, 500]);
  });
});

describe('the simulator', () => {
  it('gives the same run for the same seed, to the last message', () => {
    const first = runSeed(11, { trace: true });
    const second = runSeed(11, { trace: true });
    expect(first.trace.length).toBeGreaterThan(100);
    expect(second).toEqual(first);
    expect(runSeed(12, { trace: true }).trace).not.toEqual(first.trace);
  });

  it('says how to see a failure again', () => {
    expect(replayOf({ seed: 7, failure: 'G1: something is gone' })).toBe(
      'seed 7: G1: something is gone\n  again: npm run simulate -- --seed 7 --trace',
    );
  });

  it('plays every game that a table can hold', () => {
    const games = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) games.add(drawPlan(seed).opening.game);
    expect([...games].sort()).toEqual([...NEARBY_CAPS].sort());
  });

  it('plays real games on the way', () => {
    const { entries, failures } = simulate(1, 20);
    expect(failures).toBe(0);
    expect(entries).toBeGreaterThan(200);
  });
});

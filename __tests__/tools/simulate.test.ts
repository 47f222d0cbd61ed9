import { simulate } from '@/tools/simulate/main';
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

describe('the simulator', () => {
  it('gives the same run for the same seed, to the last message', () => {
    const first = runSeed(11, { trace: true });
    const second = runSeed(11, { trace: true });
    expect(first.trace.length).toBeGreaterThan(100);
    expect(second).toEqual(first);
    expect(runSeed(12, { trace: true }).trace).not.toEqual(first.trace);
  });

  it('plays real games on the way', () => {
    const { entries, failures } = simulate(1, 20);
    expect(failures).toBe(0);
    expect(entries).toBeGreaterThan(200);
  });
});

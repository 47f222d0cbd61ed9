import fc from 'fast-check';

import { freshSeeds } from '@/tools/simulate/freshSeeds';
import { catchPlant, replayOf, simulate } from '@/tools/simulate/main';
import { PLANTS } from '@/tools/simulate/plants';
import { runSeed } from '@/tools/simulate/run';

import { clientFrame, piece, readAll, wsReads } from '../support/frames';

const EQUIVALENT_SEEDS = 60;
const LAST_LINES = 40;

/** A failure with the end of its trace, and the command that shows all of it. */
function withTrace(failed: { readonly seed: number; readonly failure: string }): string {
  const { trace } = runSeed(failed.seed, { trace: true });
  return [replayOf(failed), ...trace.slice(-LAST_LINES)].join('\n');
}

jest.setTimeout(300_000);

describe('the protocol', () => {
  it('keeps every guarantee in five hundred bad evenings', () => {
    const [from, to] = freshSeeds(500, new Date());
    process.stdout.write(`The seeds of today: npm run simulate -- --seeds ${from}-${to}\n`);
    const { failed, runs, faultsInjected, worstConvergeMs } = simulate(from, to);
    expect(failed.slice(0, 3).map(withTrace).join('\n\n')).toBe('');
    expect(failed.map(({ seed }) => seed)).toEqual([]);
    expect(runs).toBe(500);
    expect(worstConvergeMs).toBeLessThanOrEqual(15_000);
    for (const fault of [
      'outage',
      'reset',
      'half-open',
      'stall',
      'dropped',
      'doubled',
      'reordered',
      'damaged',
    ]) {
      expect({ fault, seen: (faultsInjected[fault] ?? 0) > 50 }).toEqual({ fault, seen: true });
    }
    for (const fault of [
      'crash-host',
      'crash-guest',
      'sleep-host',
      'sleep-guest',
      'wipe-guest',
      'torn write',
    ]) {
      expect({ fault, seen: (faultsInjected[fault] ?? 0) > 3 }).toEqual({ fault, seen: true });
    }
  });

  const harmful = PLANTS.filter(({ equivalent }) => equivalent === undefined);
  it.each(harmful.map((plant) => [plant.name, plant] as const))('is seen to break when %s', (_, plant) => {
    expect(catchPlant(plant, 1, 1000)).not.toBeNull();
  });

  const harmless = PLANTS.filter(({ equivalent }) => equivalent !== undefined);
  it.each(harmless.map((plant) => [plant.name, plant] as const))(
    'holds, as explained, when %s',
    (_, plant) => {
      expect(catchPlant(plant, 1, EQUIVALENT_SEEDS)).toBeNull();
    },
  );

  it('is broken in at least sixteen ways that are noticed', () => {
    expect(harmful.length).toBeGreaterThanOrEqual(16);
  });
});

describe('the frame reader', () => {
  it('agrees with ws about ten thousand streams, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.array(fc.nat()), async (pieces, at) => {
        const stream = Buffer.concat(pieces.map(clientFrame));
        const cuts = at.map((cut) => cut % (stream.length + 1)).sort((a, b) => a - b);
        expect(readAll(stream, cuts)).toEqual(await wsReads(stream));
      }),
      { numRuns: 10_000 },
    );
  });
});

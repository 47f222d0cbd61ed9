import type { Policy } from '@/engine/enchanted';
import type { Weights } from '@/engine/enchanted/search';

import { fitWeights } from './fit';
import { matchShare } from './match';
import { readTuneOptions, type TuneOptions } from './options';
import { selfPlay, type Sample } from './selfPlay';
import { STARTING_WEIGHTS } from './startingWeights';

/** Both the games to learn from and the matches begin with a few random actions, or they would all be alike. */
const RANDOM_TURNS = { games: 4, match: 2 } as const;
const SLIP_PERCENT = 8;

/** Rounds of self-play: fit the weights to the games, and keep them if they beat the ones that played them. */
function tune({ rounds, games, budget, openings, seed: from }: TuneOptions): Weights {
  const policy: Policy = { kind: 'search', budget, variety: 0 };
  let champion: Weights = STARTING_WEIGHTS;
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round++) {
    const seed = `${from}|${round}`;
    const played = selfPlay({
      weights: champion,
      games,
      policy,
      randomTurns: RANDOM_TURNS.games,
      slipPercent: SLIP_PERCENT,
      seed,
    });
    samples.push(...played);
    const candidate = fitWeights(samples);
    const share = matchShare({
      candidate,
      champion,
      policy,
      openings,
      randomTurns: RANDOM_TURNS.match,
      seed: `${seed}|match`,
    });
    const kept = share > 0.5;
    console.log(
      `round ${round}: ${samples.length} positions, ${(100 * share).toFixed(1)} % against the champion${kept ? ', kept' : ''}`,
    );
    console.log(`  ${JSON.stringify(candidate)}`);
    if (kept) champion = candidate;
  }
  return champion;
}

function main(args: readonly string[]): number {
  const options = readTuneOptions(args);
  if (!options.ok) {
    console.error(options.code);
    return 2;
  }
  console.log(JSON.stringify(tune(options.value), null, 2));
  return 0;
}

process.exitCode = main(process.argv.slice(2));

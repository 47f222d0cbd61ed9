import { parseArgs } from 'node:util';

import type { Policy } from '@/engine/enchanted';
import type { Weights } from '@/engine/enchanted/search';

import { fitWeights } from './fit';
import { matchShare } from './match';
import { selfPlay, type Sample } from './selfPlay';
import { STARTING_WEIGHTS } from './startingWeights';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    games: { type: 'string', default: '2000' },
    budget: { type: 'string', default: '2000' },
    openings: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'tune' },
  },
});
/** Both the games to learn from and the matches begin with a few random actions, or they would all be alike. */
const RANDOM_TURNS = { games: 4, match: 2 } as const;
const SLIP_PERCENT = 8;

/** Rounds of self-play: fit the weights to the games, and keep them if they beat the ones that played them. */
function tune(): Weights {
  const policy: Policy = { kind: 'search', budget: Number(values.budget), variety: 0 };
  let champion: Weights = STARTING_WEIGHTS;
  const samples: Sample[] = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    const seed = `${values.seed}|${round}`;
    const played = selfPlay({
      weights: champion,
      games: Number(values.games),
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
      openings: Number(values.openings),
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

console.log(JSON.stringify(tune(), null, 2));

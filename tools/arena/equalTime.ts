import { parseArgs } from 'node:util';

import { addTallies, NO_GAMES, playBatch, wilson } from '@/engine/arena';
import type { Agent, Player } from '@/engine/core';
import { enchanted, ENCHANTED_POLICIES, type EnchantedAction, type EnchantedState } from '@/engine/enchanted';

import { policyAgent } from './agents/enchanted';
import { uct } from './agents/uct';

type EnchantedAgent = Agent<EnchantedState, EnchantedAction>;

/** Before Expert's first move there is no time to match yet. */
const FIRST_MILLISECONDS = 20;

/** Expert, and a UCT that may think about each move as long as Expert did about its last one. */
function evenly(): { readonly expert: EnchantedAgent; readonly rival: EnchantedAgent } {
  const expert = policyAgent(ENCHANTED_POLICIES.expert);
  let milliseconds = FIRST_MILLISECONDS;
  return {
    expert(state, rng) {
      const started = performance.now();
      const action = expert(state, rng);
      milliseconds = performance.now() - started;
      return action;
    },
    rival: (state, rng) => uct({ milliseconds })(state, rng),
  };
}

/** Plays Expert against UCT at the same time per move, half of the games with each colour. */
function main(): void {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  });
  const half = Number(values.games) / 2;
  let total = NO_GAMES;
  let wins = 0;
  for (const seat of ['X', 'O'] satisfies Player[]) {
    const { expert, rival } = evenly();
    const seats = seat === 'X' ? { X: expert, O: rival } : { X: rival, O: expert };
    const seed = `${values.seed}|${seat}`;
    const tally = playBatch(enchanted, enchanted.defaults, seats, { seed, from: 0, to: half });
    total = addTallies(total, tally);
    wins += seat === 'X' ? tally.x : tally.o;
  }
  const { share, low, high } = wilson(wins, total.games);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  console.log(
    `Expert won ${wins} of ${total.games} (${percent(share)}, ${percent(low)} to ${percent(high)}), ${total.draws} drawn, against UCT with the same time for each move`,
  );
}

main();

import {
  accept,
  complete,
  LEVELS,
  opponentOf,
  refuse,
  type Agent,
  type Level,
  type Rng,
} from '@/engine/core';
import {
  CELLS,
  chooseAction,
  enchanted,
  ENCHANTED_POLICIES,
  formedLines,
  STARTS,
  type EnchantedAction,
  type EnchantedConfig,
  type EnchantedState,
  type Policy,
} from '@/engine/enchanted';

import type { ArenaGame } from '../arenaGame';

import { uct } from './uct';

type EnchantedAgent = Agent<EnchantedState, EnchantedAction>;

const random: EnchantedAgent = (state, rng) => rng.pick(enchanted.legal(state));

/** Cells on which the opponent would complete a line. */
function threatened(state: EnchantedState): readonly number[] {
  const asOpponent = { ...state, current: opponentOf(state.current) };
  return CELLS.filter(
    (cell) => state.board[cell] === null && formedLines(asOpponent, { kind: 'place', cell }).length > 0,
  );
}

/** Scores if it can, else places where the opponent would complete a line, else places at random. */
const simple: EnchantedAgent = (state, rng) => {
  const legal = enchanted.legal(state);
  const scoring = legal.filter((action) => formedLines(state, action).length > 0);
  if (scoring.length > 0) return rng.pick(scoring);
  const places = legal.filter((action) => action.kind === 'place');
  const cells = threatened(state);
  const blocks = places.filter((action) => cells.includes(action.cell));
  return rng.pick(blocks.length > 0 ? blocks : places.length > 0 ? places : legal);
};

/** An agent that follows a policy of the engine. */
export function policyAgent(policy: Policy): EnchantedAgent {
  return (state: EnchantedState, rng: Rng) => complete(chooseAction(state, policy, rng));
}

const GREEDY: Policy = { kind: 'glance', depth: 1, noise: 60, randomPercent: 0 };

/** UCT that may think about each position as long as Expert does: it times Expert on it first. */
function timedUct(): EnchantedAgent {
  const expert = policyAgent(ENCHANTED_POLICIES.expert);
  return (state, rng) => {
    const started = performance.now();
    expert(state, rng);
    return uct({ milliseconds: performance.now() - started })(state, rng);
  };
}

const levels = Object.fromEntries(
  LEVELS.map((level) => [level, () => policyAgent(ENCHANTED_POLICIES[level])]),
) as Record<Level, () => EnchantedAgent>;

/**
 * Who can sit at an Enchanted board in the arena. UCT visits as many positions as Expert; timed UCT
 * has as much time, so its games are not the same twice.
 */
export const enchantedAgents: Record<string, () => EnchantedAgent> = {
  random: () => random,
  simple: () => simple,
  greedy: () => policyAgent(GREEDY),
  uct: () => uct({ positions: ENCHANTED_POLICIES.expert.budget }),
  'timed-uct': timedUct,
  ...levels,
};

/** Enchanted in the arena: `--start empty`. */
export const enchantedArena: ArenaGame<EnchantedConfig, EnchantedState, EnchantedAction> = {
  game: enchanted,
  options: ['start'],
  agents: Object.fromEntries(Object.entries(enchantedAgents).map(([name, make]) => [name, make()])),
  readConfig({ start = enchanted.defaults.start }) {
    const config = enchanted.check({ start });
    if (!config.ok) return refuse(`There is no start ${String(start)}: choose ${STARTS.join(' or ')}.`);
    return accept({ config: config.value, name: `${config.value.start} start` });
  },
};

import {
  accept,
  assert,
  cell,
  createRng,
  finished,
  mapTask,
  refuse,
  unreachable,
  type Result,
  type Rng,
  type Task,
} from '@/engine/core';

import { edgesOf } from './board';
import type { Config } from './config';
import { cycledBy } from './cycling';
import { dealBag, dealLocks } from './deal';
import { fillGrid } from './fill';
import { greedyPercent } from './greedy';
import { isSeed, writeSeedId } from './ids';
import { createMatchPosition, createTargetDistance } from './matchPosition';
import type { Position } from './position';
import type { Puzzle } from './puzzle';
import { createRulesPosition } from './rulesPosition';
import type { Solution } from './solution';
import { solvePosition, solveReachable } from './solve';
import { chain, firstOf } from './tasks';
import { tierOf, type CycleTier, type MatchTier, type RulesTier, type Tier, type TierId } from './tiers';
import { walkAway } from './walk';

const ATTEMPTS = 400;

/** Filling a grid takes a few dozen nodes; one that takes this many is started afresh. */
const FILL_NODES = 2_000;

/** A puzzle before it has an id. */
interface Draft {
  readonly config: Config;
  readonly par: number;
}

/**
 * The puzzle of a tier's seed, the same on every device and for ever. Each attempt deals locks and
 * a solved grid, walks away from it, and proves par; a draft that is not to the tier's taste is
 * thrown away and the same stream of chance goes on.
 */
export function generate(tier: TierId, seed: string): Task<Result<Puzzle, 'no-puzzle'>> {
  assert(isSeed(seed), 'a seed has the form that ids can hold');
  const rng = createRng(`PC1|${tier}|${seed}`);
  return mapTask(
    firstOf(ATTEMPTS, () => attempt(tierOf(tier), rng)),
    (draft) => (draft ? accept({ id: writeSeedId(tier, seed), ...draft, tier }) : refuse('no-puzzle')),
  );
}

function attempt(tier: Tier, rng: Rng): Task<Draft | null> {
  switch (tier.kind) {
    case 'match':
      return attemptMatch(tier, rng);
    case 'rules':
      return attemptRules(tier, rng);
    case 'cycle':
      return attemptCycle(tier, rng);
    default:
      return unreachable(tier);
  }
}

function attemptMatch(tier: MatchTier, rng: Rng): Task<Draft | null> {
  const { rows, columns, symbols } = tier;
  const board = { rows, columns, locks: dealLocks(rows, columns, tier.locks, rng) };
  const target = rng.shuffled(dealBag(rows * columns, symbols, rng));
  const edges = edgesOf(board);
  const distance = createTargetDistance(board, target, symbols);
  const position = createMatchPosition(distance, target, symbols);
  walkAway(position, edges, aimOf(tier, rng) - tier.detour, rng);

  const bound = position.bound();
  const config: Config = {
    ...board,
    symbols,
    start: Array.from(position.cells),
    goal: { kind: 'match', target },
  };
  return mapTask(solvePosition(config, position, tier.nodeCap, tier.par[1]), (solution) => {
    const draft = draftOf(tier, config, solution);
    if (!draft || draft.par - bound < tier.detour) return null;
    if (tier.greedyPercent === 100) return draft;
    const fresh = (): Position => createMatchPosition(distance, config.start, symbols);
    return greedyPercent(fresh, edges, rng) <= tier.greedyPercent ? draft : null;
  });
}

function attemptRules(tier: RulesTier, rng: Rng): Task<Draft | null> {
  const { rows, columns, symbols, rules } = tier;
  const bag = dealBag(rows * columns, symbols, rng);
  const open = { rows, columns, locks: [] };
  return chain(fillGrid(open, rules, bag, symbols, FILL_NODES, rng), (filling) => {
    if (filling.kind !== 'filled') return finished(null);
    const board = { rows, columns, locks: dealLocks(rows, columns, tier.locks, rng) };
    const position = createRulesPosition(board, rules, filling.cells, symbols);
    walkAway(position, edgesOf(board), aimOf(tier, rng), rng);
    const config: Config = {
      ...board,
      symbols,
      start: Array.from(position.cells),
      goal: { kind: 'rules', rules },
    };
    const proof = solvePosition(config, position, tier.nodeCap, tier.par[1]);
    return mapTask(proof, (solution) => draftOf(tier, config, solution));
  });
}

function attemptCycle(tier: CycleTier, rng: Rng): Task<Draft | null> {
  const { rows, columns, symbols } = tier;
  const board = { rows, columns, locks: dealLocks(rows, columns, tier.locks, rng) };
  const target = Array.from({ length: rows * columns }, () => rng.below(symbols));
  const unlocked = target.map((_, at) => at).filter((at) => !board.locks.some((lock) => lock === at));
  const start = [...target];
  for (let presses = aimOf(tier, rng); presses > 0; presses--) {
    for (const at of cycledBy(board, cell(rng.pick(unlocked))))
      start[at] = (start[at]! + symbols - 1) % symbols;
  }
  const config: Config = { ...board, symbols, start, goal: { kind: 'cycle', target } };
  return mapTask(solveReachable(config, start, tier.nodeCap), (solution) => draftOf(tier, config, solution));
}

/** A par to walk towards. */
function aimOf({ par: [least, most] }: Tier, rng: Rng): number {
  return least + rng.below(most - least + 1);
}

function draftOf({ par: [least, most] }: Tier, config: Config, solution: Solution): Draft | null {
  if (solution.kind !== 'solved' || solution.par < least || solution.par > most) return null;
  return { config, par: solution.par };
}

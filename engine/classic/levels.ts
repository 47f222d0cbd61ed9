import { unreachable, type Level, type Rng } from '@/engine/core';

import { analyzeState } from './analysis';
import { boardName, type BoardName } from './board';
import { bookCell } from './book';
import { bestCell, byPromise } from './choice';
import { perfectCells, pickCell } from './perfect';
import { emptyCells, moveText, positionOf, winningCells } from './position';
import { classic, type ClassicState } from './rules';
import { geometryOf } from './solver/geometry';
import { withSolver } from './solver/solver';
import { thinkWithin, type Meter, type Thinking } from './solver/thinking';

/** How many of a hundred moves Hard makes without thinking: tuned with the arena, see docs/levels.md. */
export const MISTAKES_IN_100 = {
  '3x3x3': 5,
  '4x4x3': 6,
  '4x4x4': 7,
  '5x5x3': 6,
  '5x5x4': 2,
  '5x5x5': 27,
} as const satisfies Record<BoardName, number>;

/** The nodes after which Hard stops looking for proof and plays what looks best. */
export const HARD_NODES = 2000;

function easy(state: ClassicState, rng: Rng): string {
  return classic.write(rng.pick(classic.legal(state)));
}

/** The cells nearest the middle: one on odd boards, four on even ones. */
function centre(size: number): number[] {
  const low = Math.floor((size - 1) / 2);
  const high = Math.ceil((size - 1) / 2);
  return [...new Set([low * size + low, low * size + high, high * size + low, high * size + high])];
}

/** Wins now, else blocks, else takes the centre, else plays anywhere. */
function medium(state: ClassicState, rng: Rng): string {
  const { size } = state.config;
  const geometry = geometryOf(state.config);
  const position = positionOf(state);
  const empty = emptyCells(position, geometry.cells);
  const choices = [
    winningCells(position.own, empty, geometry),
    winningCells(position.other, empty, geometry),
    empty.filter((index) => centre(size).includes(index)),
    empty,
  ];
  return moveText(rng.pick(choices.find((cells) => cells.length > 0)!), size);
}

/** While the swap rule is ahead, whole prospects are compared: sides may change. */
function* bestWithSwap(state: ClassicState, rng: Rng, meter: Meter): Thinking<string> {
  const { moves } = yield* analyzeState(state, meter);
  const best = moves.filter(({ grade }) => grade === 'best');
  return rng.pick(best).move;
}

/** Perfect play: the shortest win, else a draw, else the longest defence, asking most of the opponent. */
function* expert(state: ClassicState, rng: Rng, meter: Meter, cap = Infinity): Thinking<string> {
  const { config, stones, swapped } = state;
  if (config.swap && !swapped && stones <= 1) return yield* bestWithSwap(state, rng, meter);
  const position = positionOf(state);
  if (config.size === 3) return moveText(pickCell(perfectCells(position), rng), config.size);
  const known = boardName(config) === '5x5x4' ? bookCell(position, rng) : -1;
  if (known >= 0) return moveText(known, config.size);
  const ordered = byPromise(position, geometryOf(config), rng);
  const thinking = withSolver(config, meter, (solver) => bestCell(solver, position, ordered));
  return moveText(yield* thinkWithin(cap, meter, thinking, () => ordered[0]!), config.size);
}

/** The move a level makes. */
export function* levelMove(state: ClassicState, level: Level, rng: Rng, meter: Meter): Thinking<string> {
  switch (level) {
    case 'easy':
      return easy(state, rng);
    case 'medium':
      return medium(state, rng);
    case 'hard':
      if (rng.chance(MISTAKES_IN_100[boardName(state.config)], 100)) return easy(state, rng);
      return yield* expert(state, rng, meter, HARD_NODES);
    case 'expert':
      return yield* expert(state, rng, meter);
    default:
      return unreachable(level);
  }
}

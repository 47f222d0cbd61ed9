import type { Analysis, Grade, JudgedMove } from '@/engine/core';

import { emptyCells, moveText, positionOf } from './position';
import type { ClassicState } from './rules';
import { hasLine } from './solver/geometry';
import { withSolver, type Position, type Solver, type Value } from './solver/solver';
import type { Meter, Thinking } from './solver/thinking';

/** What something is worth to whoever does it, and in how many plies the game then ends. */
interface Prospect {
  readonly value: Value;
  /** Null for a draw. */
  readonly distance: number | null;
}

interface Candidate extends Prospect {
  readonly move: string;
}

const DRAW: Prospect = { value: 0, distance: null };
const NAMES = { '1': 'win', '0': 'draw', '-1': 'loss' } as const;
/** A win that takes more plies than this longer than the shortest is a slip. */
const EASY_DETOUR = 2;

/** The same prospect seen by the other side, one ply earlier. */
function before({ value, distance }: Prospect): Prospect {
  return { value: -value as Value, distance: distance === null ? null : distance + 1 };
}

function* prospectOf(solver: Solver, position: Position): Thinking<Prospect> {
  const { own, other } = position;
  const value = yield* solver.value(position);
  if (value === 0) return DRAW;
  if (value === 1) return { value, distance: yield* solver.distance(own, other, true) };
  return { value, distance: yield* solver.distance(other, own, false) };
}

/** With the swap rule the reply may be to change sides: the opener gets the worse of the two prospects. */
function afterSwap(reply: Prospect): Prospect {
  return reply.value < 0 ? before(reply) : reply;
}

/** How good each value is, then: a win the sooner, a loss the later the better. */
function better(a: Prospect, b: Prospect): number {
  if (a.value !== b.value) return b.value - a.value;
  return a.value * ((a.distance ?? 0) - (b.distance ?? 0));
}

function gradeOf(judged: Prospect, best: Prospect): Grade {
  const lost = best.value - judged.value;
  if (lost > 0) return lost === 1 ? 'mistake' : 'blunder';
  if (judged.distance === best.distance) return 'best';
  if (judged.value < 0) return 'slip';
  return judged.distance! - best.distance! > EASY_DETOUR ? 'slip' : 'good';
}

function grade(candidates: readonly Candidate[]): Analysis {
  const sorted = [...candidates].sort(better);
  const best = sorted[0];
  const moves = sorted.map(({ move, value, distance }): JudgedMove => ({
    move,
    worth: { kind: 'exact', value: NAMES[value], distance },
    lost: best!.value - value,
    grade: gradeOf({ value, distance }, best!),
  }));
  return { moves };
}

/** Judges every legal move of a state that is not over. */
export function* analyzeState(state: ClassicState, meter: Meter): Thinking<Analysis> {
  const { config, stones, swapped } = state;
  const position = positionOf(state);
  const swapAhead = config.swap && !swapped;
  return yield* withSolver(config, meter, function* (solver) {
    const { geometry } = solver;
    const { own, other } = position;
    const empty = emptyCells(position, geometry.cells);
    const candidates: Candidate[] = [];
    // Knowing what the whole position is worth spares one of two questions about every move.
    const value = yield* solver.value(position);
    for (const index of empty) {
      const placed = own | (1 << index);
      const move = moveText(index, config.size);
      if (hasLine(placed, geometry)) candidates.push({ move, value: 1, distance: 1 });
      else if (swapAhead && stones === 0) {
        const reply = yield* prospectOf(solver, { own: other, other: placed });
        candidates.push({ move, ...before(afterSwap(reply)) });
      } else if (value === 1 && (yield* solver.forces(placed, other, false))) {
        candidates.push({ move, value: 1, distance: 1 + (yield* solver.distance(placed, other, false)) });
      } else if (value === -1 || (yield* solver.forces(other, placed, true))) {
        candidates.push({ move, value: -1, distance: 1 + (yield* solver.distance(other, placed, true)) });
      } else candidates.push({ move, ...DRAW });
      meter.progress = candidates.length / (empty.length + 1);
    }
    if (swapAhead && stones === 1) {
      candidates.push({ move: 'swap', ...before(yield* prospectOf(solver, position)) });
    }
    return grade(candidates);
  });
}

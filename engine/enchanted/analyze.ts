import { finished, mapTask, type Analysis, type Grade, type Task, type Worth } from '@/engine/core';

import { searchTask } from './choose';
import { ANALYSIS_BUDGET, SAFE_DEPTH } from './levels';
import { DECIDED, DEEPEST, POINT, textOf, WIN, type Findings, type Move } from './search';
import type { EnchantedState } from './state';

/** What a proved win counts when actions are compared, in points; each action until then takes a hundredth off. */
export const PROVED_WIN = 10;

/** The most an action may lose, in points, to still earn a grade; what loses more is a blunder. */
export const GRADE_LIMITS = [
  ['best', 0.02],
  ['good', 0.15],
  ['slip', 0.4],
  ['mistake', 0.9],
] as const satisfies readonly (readonly [Grade, number])[];

/** Hundredths of a point are the finest difference worth telling. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** A search value in points: 1 is one point on the scoreboard. */
export function pointsOf(value: number): number {
  if (Math.abs(value) < DECIDED) return rounded(value / POINT);
  const points = PROVED_WIN - (WIN - Math.abs(value)) / 100;
  return rounded(value > 0 ? points : -points);
}

/** A search value as it is told: a proof with the number of actions to the end, or an estimate in points. */
function worthOf(value: number, depth: number): Worth {
  if (Math.abs(value) < DECIDED) return { kind: 'estimate', points: pointsOf(value), depth };
  return { kind: 'exact', value: value > 0 ? 'win' : 'loss', distance: WIN - Math.abs(value) };
}

export function gradeOf(lost: number): Grade {
  return GRADE_LIMITS.find(([, limit]) => lost <= limit)?.[0] ?? 'blunder';
}

/** Result steps between two proofs; points as soon as one of the two is an estimate. */
function lostBy(worth: Worth, best: Worth, points: number): number {
  if (worth.kind === 'estimate' || best.kind === 'estimate') return points;
  return worth.value === best.value ? 0 : 2;
}

function judged(state: EnchantedState, { moves, values, depth }: Findings): Analysis {
  const ranking = Array.from(moves.keys()).sort((a, b) => (values[b] as number) - (values[a] as number));
  const highest = Math.max(...values);
  const best = worthOf(highest, depth);
  return {
    moves: ranking.map((i) => {
      const value = values[i] as number;
      const worth = worthOf(value, depth);
      const points = rounded(pointsOf(highest) - pointsOf(value));
      const move = textOf(state, moves[i] as Move);
      return { move, worth, lost: lostBy(worth, best, points), grade: gradeOf(points) };
    }),
  };
}

/** Every action of a position valued to one depth, the deepest that `ANALYSIS_BUDGET` nodes allow. */
export function analyze(state: EnchantedState): Task<Analysis> {
  if (state.result !== null) return finished({ moves: [] });
  const options = { minDepth: SAFE_DEPTH, maxDepth: DEEPEST, budget: ANALYSIS_BUDGET };
  return mapTask(searchTask(state, { ...options, everyMove: true, jitter: 0 }), (findings) =>
    judged(state, findings),
  );
}

import {
  evaluate,
  FEATURES,
  lineTables,
  pack,
  POINT,
  WINS_AT_ONCE,
  WORDS,
  type Weights,
} from '@/engine/enchanted/search';

import type { Sample } from './selfPlay';

/** The points on the board, then one column for each feature. */
const COLUMNS = FEATURES.length + 1;
const STEPS = 12;

interface Row {
  readonly inputs: Float64Array;
  readonly result: number;
}

/** The evaluation is linear in its weights, so a feature is what the value gains from a weight of one. */
function rowsOf(samples: readonly Sample[]): Row[] {
  const tables = lineTables();
  const words = new Int32Array(WORDS);
  const nothing = new Int32Array(FEATURES.length);
  const units = FEATURES.map((_, i) => Int32Array.from(FEATURES, (__, j) => (i === j ? 1 : 0)));
  return samples.flatMap(({ state, result }) => {
    pack(state, words);
    const points = evaluate(tables, nothing, words, 0);
    if (points === WINS_AT_ONCE) return [];
    const features = units.map((unit) => evaluate(tables, unit, words, 0) - points);
    return [{ inputs: Float64Array.of(points / POINT, ...features), result }];
  });
}

/** Solves a positive definite system by elimination. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row, i) => Float64Array.of(...row, right[i] as number));
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i] as Float64Array;
    for (let j = i + 1; j < rows.length; j++) {
      const row = rows[j] as Float64Array;
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let k = i; k <= rows.length; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  }
  const solution = new Float64Array(rows.length);
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] as Float64Array;
    let sum = row[rows.length] as number;
    for (let k = i + 1; k < rows.length; k++) sum -= (row[k] as number) * (solution[k] as number);
    solution[i] = sum / (row[i] as number);
  }
  return solution;
}

/** One step of Newton's method on the log-likelihood of the results, with a pull of `ridge` towards zero. */
function newtonStep(rows: readonly Row[], model: Float64Array, ridge: number): Float64Array {
  const gradient = model.map((weight) => -ridge * weight);
  const curvature = Array.from({ length: COLUMNS }, (_, i) =>
    new Float64Array(COLUMNS).fill(0).fill(ridge, i, i + 1),
  );
  for (const { inputs, result } of rows) {
    let sum = 0;
    for (let i = 0; i < COLUMNS; i++) sum += (model[i] as number) * (inputs[i] as number);
    const chance = 1 / (1 + Math.exp(-sum));
    const slope = chance * (1 - chance);
    for (let i = 0; i < COLUMNS; i++) {
      const input = inputs[i] as number;
      if (input === 0) continue;
      gradient[i] = (gradient[i] as number) + (result - chance) * input;
      const row = curvature[i] as Float64Array;
      for (let j = 0; j < COLUMNS; j++) row[j] = (row[j] as number) + slope * input * (inputs[j] as number);
    }
  }
  const step = solve(curvature, gradient);
  return model.map((weight, i) => weight + (step[i] as number));
}

/** The weights under which the results of the games were likeliest, on the scale where a point is `POINT`. */
export function fitWeights(samples: readonly Sample[]): Weights {
  const rows = rowsOf(samples);
  let model: Float64Array = new Float64Array(COLUMNS);
  for (let i = 0; i < STEPS; i++) model = newtonStep(rows, model, 1);
  const scale = POINT / (model[0] as number);
  return Object.fromEntries(
    FEATURES.map((feature, i) => [feature, Math.round((model[i + 1] as number) * scale)]),
  ) as Weights;
}

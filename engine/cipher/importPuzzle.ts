import { accept, finished, mapTask, refuse, type Result, type Task } from '@/engine/core';

import type { Config } from './config';
import { generate } from './generate';
import { ID_PROBLEMS, readId, writePuzzleId } from './ids';
import type { Puzzle } from './puzzle';
import type { Solution } from './solution';
import { PROOF_NODES, solve } from './solve';

/** Everything that keeps an id from becoming a puzzle to play. */
export const IMPORT_PROBLEMS = [
  ...ID_PROBLEMS,
  'already-solved',
  'unsolvable',
  'too-hard',
  'no-puzzle',
] as const;

/** What kept an id from becoming a puzzle. */
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** The puzzle an id names, its par proved here and now: what a stranger's link says is never taken on trust. */
export function importPuzzle(text: string): Task<Result<Puzzle, ImportProblem>> {
  const name = readId(text);
  if (!name.ok) return finished(name);
  if (name.value.kind === 'seed') return generate(name.value.tier, name.value.seed);
  const { config } = name.value;
  return mapTask(solve(config, config.start, PROOF_NODES), (solution) => provedPuzzle(config, solution));
}

function provedPuzzle(config: Config, solution: Solution): Result<Puzzle, ImportProblem> {
  if (solution.kind === 'unsolvable') return refuse('unsolvable');
  if (solution.kind === 'over-budget') return refuse('too-hard');
  if (solution.par === 0) return refuse('already-solved');
  return accept({ id: writePuzzleId(config), config, par: solution.par, tier: null });
}

import { PROOF_NODES, cipher, importPuzzle, solve, type Puzzle } from '@/engine/cipher';
import { complete } from '@/engine/core';

/** The puzzle that an id names. */
export function puzzleOf(id: string): Puzzle {
  const made = complete(importPuzzle(id));
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

/** Its solution in the fewest moves, as texts. */
export function shortestWay({ config }: Puzzle): readonly string[] {
  const solution = complete(solve(config, config.start, PROOF_NODES));
  return solution.kind === 'solved' ? solution.path.map(cipher.write) : [];
}

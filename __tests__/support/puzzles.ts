import { PROOF_NODES, cipher, importPuzzle, solve, type Puzzle } from '@/engine/cipher';
import { complete } from '@/engine/core';

/** The puzzle that an id names. */
export function puzzleOf(id: string): Puzzle {
  const made = complete(importPuzzle(id));
  if (!made.ok) throw new Error(`${id} is no puzzle: ${made.code}`);
  return made.value;
}

/** Its solution in the fewest moves, as texts. */
export function shortestWay({ config }: Puzzle): readonly string[] {
  const solution = complete(solve(config, config.start, PROOF_NODES));
  if (solution.kind !== 'solved') throw new Error(`no way found: ${solution.kind}`);
  return solution.path.map(cipher.write);
}

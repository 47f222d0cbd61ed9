import { cipher, isSolved, readId, type Action, type State } from '@/engine/cipher';

import type { Lesson } from './Lesson';

/** The start of a puzzle, by its id. */
function puzzle(id: string): State {
  const name = readId(id);
  if (!name.ok || name.value.kind !== 'puzzle') throw new Error(`Broken invariant: no puzzle (${id})`);
  return cipher.start(name.value.config);
}

const solves = ({ after }: { readonly after: State }) => isSolved(after.config, after.cells);

/** The three kinds of puzzle and locked tiles, one move each. */
export const cipherLessons: readonly Lesson<State, Action>[] = [
  { id: 'swap', position: puzzle('PC1:2x3:3:ABCACB:0:TABCABC'), goal: solves },
  { id: 'lock', position: puzzle('PC1:3x3:3:ABCBCACBA:10:TABCBCABCA'), goal: solves },
  { id: 'rule', position: puzzle('PC1:3x3:3:ABCBACCAB:0:RNT'), goal: solves },
  { id: 'turn', position: puzzle('PC1:3x3:2:ABAABBBAB:0:CAAABAABBB'), goal: solves },
];

import {
  classic,
  playText,
  writeCell,
  cell,
  type ClassicAction,
  type ClassicConfig,
  type ClassicState,
} from '@/engine';

import { LEARNER, type Lesson } from './Lesson';

const THREE: ClassicConfig = { size: 3, k: 3, first: 'X', swap: false };

/** The position after some moves. */
function after(config: ClassicConfig, ...moves: readonly string[]): ClassicState {
  return moves.reduce<ClassicState>((state, text) => {
    const next = playText(classic, state, text);
    if (!next.ok) throw new Error(`Broken invariant: a lesson does not replay (${text})`);
    return next.value as ClassicState;
  }, classic.start(config));
}

/** The cells where the learner would win at once, were it their turn. */
function threats(state: ClassicState): number {
  return state.cells.filter((mark, index) => {
    if (mark !== null) return false;
    const next = playText(classic, { ...state, turn: LEARNER }, writeCell(cell(index), state.config.size));
    return next.ok && (next.value as ClassicState).winner === LEARNER;
  }).length;
}

const wins = ({ after: reached }: { readonly after: ClassicState }) => reached.winner === LEARNER;

/** Classic's rules and its first trick, one position each. */
export const classicLessons: readonly Lesson<ClassicState, ClassicAction>[] = [
  { id: 'row', position: after(THREE, 'a1', 'a2', 'b1', 'b2'), goal: wins },
  {
    id: 'block',
    position: after(THREE, 'a1', 'b2', 'c3', 'c1'),
    goal: ({ action }) => action.kind === 'place' && action.row === 2 && action.column === 0,
  },
  {
    id: 'fork',
    position: after(THREE, 'a1', 'b1', 'a3', 'a2'),
    goal: ({ after: reached }) => threats(reached) >= 2,
  },
  {
    id: 'four',
    position: after({ size: 5, k: 4, first: 'X', swap: false }, 'b2', 'b3', 'c3', 'b4', 'd4', 'c5'),
    goal: wins,
  },
  {
    id: 'swap',
    position: after({ size: 4, k: 3, first: 'O', swap: true }, 'b2'),
    goal: ({ action }) => action.kind === 'swap',
  },
];

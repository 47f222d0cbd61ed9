import { cell, enchanted, sameLine, type EnchantedAction, type EnchantedState, type Player } from '@/engine';

import { LEARNER, type Attempt, type Lesson } from './Lesson';

type EnchantedAttempt = Attempt<EnchantedState, EnchantedAction>;

/** The parts of a position worth saying; the rest is as at the start. */
interface Sketch {
  /** Four rows from the top: `X`, `O`, `.` empty, `*` a frozen O. */
  readonly board: string;
  /** The learner's energy. */
  readonly energy: number;
  readonly turn?: number;
  readonly scores?: EnchantedState['scores'];
  /** Cells of pieces that have stayed put for two turns. */
  readonly settled?: readonly number[];
  readonly heat?: number;
}

const SUDDEN_DEATH_TURN = 25;

/** A position in the middle of a game, with X to move. */
function sketched({ board, energy, turn = 9, scores, settled = [], heat = 0 }: Sketch): EnchantedState {
  const marks = Array.from(board.replaceAll(' ', ''));
  const start = enchanted.start({ start: 'empty' });
  return {
    ...start,
    board: marks.map((mark): Player | null => (mark === '.' ? null : mark === 'X' ? 'X' : 'O')),
    still: marks.map((_, at) => (settled.includes(at) ? 2 : 0)),
    frozen: marks.flatMap((mark, at) => (mark === '*' ? [cell(at)] : [])),
    energies: { X: energy, O: 2 },
    scores: scores ?? start.scores,
    flags: { ...start.flags, heat: { X: heat, O: 0 } },
    turn,
    phase: turn >= SUDDEN_DEATH_TURN ? 'sudden-death' : 'normal',
  };
}

const scored = ({ before, after }: EnchantedAttempt) => after.scores[LEARNER] > before.scores[LEARNER];

const COLUMN_B = [1, 5, 9];
const THREAT = cell(14);
const OPEN_THREAT = cell(5);
const SETTLED = cell(0);

/** Enchanted's rules, one position each. */
export const enchantedLessons: readonly Lesson<EnchantedState, EnchantedAction>[] = [
  {
    id: 'place',
    position: enchanted.start({ start: 'fair' }),
    goal: ({ action }) => action.kind === 'place',
  },
  { id: 'line', position: sketched({ board: '...O XX.. ..O. ....', energy: 2 }), goal: scored },
  {
    id: 'choice',
    position: sketched({ board: '.X.O X.X. .X.O ....', energy: 1 }),
    goal: (attempt) =>
      scored(attempt) && 'line' in attempt.action && sameLine(attempt.action.line ?? [], COLUMN_B),
  },
  {
    id: 'shift',
    position: sketched({ board: 'XX.O ..X. .O.. ....', energy: 2 }),
    goal: (attempt) => attempt.action.kind === 'shift' && scored(attempt),
  },
  {
    id: 'seal',
    position: sketched({ board: 'X... ...X .... OO..', energy: 2 }),
    goal: ({ action }) => action.kind === 'seal' && action.cell === THREAT,
  },
  {
    id: 'disrupt',
    position: sketched({ board: 'X... ...X .... OO..', energy: 3 }),
    goal: ({ action }) => action.kind === 'disrupt',
  },
  {
    id: 'frozen',
    position: sketched({ board: 'X... *O.. ...X ....', energy: 3 }),
    goal: ({ action }) => action.kind === 'disrupt' && action.cell === OPEN_THREAT,
  },
  {
    id: 'freezing',
    position: sketched({ board: 'X.O. .... ..O. ....', energy: 3, settled: [SETTLED] }),
    goal: ({ after }) => after.frozen.includes(SETTLED),
  },
  {
    id: 'double',
    position: sketched({ board: '...O .X.. O... ....', energy: 4 }),
    goal: (attempt) => attempt.action.kind === 'double' && scored(attempt),
  },
  {
    id: 'overheat',
    position: sketched({ board: 'X..O .... .O.. ...X', energy: 5, heat: 1 }),
    goal: ({ after }) => after.flags.heat[LEARNER] === 0,
  },
  {
    id: 'suddenDeath',
    position: sketched({
      board: 'X..O .X.. OO.. ....',
      energy: 2,
      turn: SUDDEN_DEATH_TURN,
      scores: { X: 1, O: 1 },
    }),
    goal: ({ after }) => after.result?.kind === 'won' && after.result.by === LEARNER,
  },
];

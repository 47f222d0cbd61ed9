import { cell, type Player } from '@/engine/core';
import { enchanted, type EnchantedState } from '@/engine/enchanted';

/** The parts of a position worth saying in a test; the rest is as quiet as it can be. */
export interface Sketch {
  /** Four rows from the top, blanks ignored: `X`, `O`, `.` empty, `#` sealed, `*` a frozen piece of the waiting side. */
  readonly board: string;
  readonly turn?: number;
  readonly energies?: readonly [x: number, o: number];
  readonly scores?: readonly [x: number, o: number];
  /** Cells and their count of quiet turns; 0 elsewhere. */
  readonly still?: Readonly<Record<number, number>>;
  readonly priority?: Player;
  readonly penalty?: Player;
  readonly heat?: readonly [x: number, o: number];
}

/** A position drawn as text. */
export function position(sketch: Sketch): EnchantedState {
  const marks = Array.from(sketch.board.replaceAll(/\s/g, ''));
  const turn = sketch.turn ?? 7;
  const current: Player = turn % 2 === 1 ? 'X' : 'O';
  const waiting: Player = current === 'X' ? 'O' : 'X';
  const sealed = marks.indexOf('#');
  const [energyX, energyO] = sketch.energies ?? [0, 0];
  const [scoreX, scoreO] = sketch.scores ?? [0, 0];
  const [heatX, heatO] = sketch.heat ?? [0, 0];
  return {
    board: marks.map((mark) => (mark === '*' ? waiting : mark === 'X' || mark === 'O' ? mark : null)),
    still: marks.map((_, at) => sketch.still?.[at] ?? 0),
    frozen: marks.flatMap((mark, at) => (mark === '*' ? [cell(at)] : [])),
    sealed: sealed === -1 ? null : cell(sealed),
    energies: { X: energyX, O: energyO },
    scores: { X: scoreX, O: scoreO },
    flags: {
      priority: { X: sketch.priority === 'X', O: sketch.priority === 'O' },
      penalty: { X: sketch.penalty === 'X', O: sketch.penalty === 'O' },
      heat: { X: heatX, O: heatO },
    },
    turn,
    current,
    phase: turn > 24 ? 'sudden-death' : 'normal',
    result: null,
  };
}

/** Plays texts one after another; a text that is no legal action fails the test that asked for it. */
export function after(state: EnchantedState, ...texts: readonly string[]): EnchantedState {
  return texts.reduce((at, text) => {
    const action = enchanted.read(text);
    if (!action.ok) throw new Error(`${text} is no action`);
    const next = enchanted.play(at, action.value);
    if (!next.ok) throw new Error(`${text} was refused: ${next.code}`);
    return next.value;
  }, state);
}

/** The board as four rows of text, `#` for the sealed cell. */
export function drawn({ board, sealed }: EnchantedState): string {
  const marks = board.map((mark, at) => mark ?? (at === sealed ? '#' : '.')).join('');
  return (marks.match(/..../g) ?? []).join(' ');
}

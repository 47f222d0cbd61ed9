import { classic, linesOf, type ClassicState } from '@/engine/classic';
import { cell, writeCell, type Player } from '@/engine/core';

/** By the rules alone: whether every move of the side to move runs into a line within so many plies. */
export function losesWithin(state: ClassicState, plies: number): boolean {
  if (state.winner !== null) return true;
  return plies > 0 && following(state).every((next) => next.winner === null && winsWithin(next, plies - 1));
}

/** Whether some move of the side to move leads to a line of its own within so many plies. */
export function winsWithin(state: ClassicState, plies: number): boolean {
  return plies > 0 && following(state).some((next) => losesWithin(next, plies - 1));
}

/** The states after each legal move. */
export function following(state: ClassicState): ClassicState[] {
  return classic.legal(state).map((action) => {
    const next = classic.play(state, action);
    if (!next.ok) throw new Error(`legal move refused: ${next.code}`);
    return next.value;
  });
}

/** The moves with which a mark would have a line, whoever's turn it is. */
export function completing({ config, cells }: ClassicState, mark: Player): string[] {
  const texts: string[] = [];
  cells.forEach((holder, index) => {
    if (holder !== null) return;
    const others = linesOf(config).through[index]!.map((line) => line.filter((each) => each !== index));
    if (others.some((line) => line.every((each) => cells[each] === mark))) {
      texts.push(writeCell(cell(index), config.size));
    }
  });
  return texts;
}

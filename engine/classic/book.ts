import type { Rng } from '@/engine/core';

import { BOOK } from './book.generated';
import { cellOfBit, countBits } from './solver/bits';
import { geometryOf } from './solver/geometry';
import type { Position } from './solver/solver';
import { foldingSymmetry, imageOf, SYMMETRIES } from './solver/symmetry';

const FIRST_LETTER = 'a'.charCodeAt(0);

/** An entry is a letter for each stone of the side to move, a dash, the other side's, a dash, and the move. */
export function writeEntry({ own, other }: Position, index: number): string {
  const letters = (stones: number) => {
    let text = '';
    for (let rest = stones; rest !== 0; rest &= rest - 1) text += letter(cellOfBit(rest & -rest));
    return text;
  };
  return `${letters(own)}-${letters(other)}-${letter(index)}`;
}

function letter(index: number): string {
  return String.fromCharCode(FIRST_LETTER + index);
}

function readStones(text: string): number {
  return [...text].reduce((stones, each) => stones | (1 << (each.charCodeAt(0) - FIRST_LETTER)), 0);
}

/** Every entry: a folded position and its move. */
export function readBook(text: string): (Position & { readonly index: number })[] {
  return text
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [own, other, move] = entry.split('-');
      return { own: readStones(own!), other: readStones(other!), index: move!.charCodeAt(0) - FIRST_LETTER };
    });
}

/** A number for a folded position: both bitboards side by side in one double. */
function keyOf(own: number, other: number): number {
  return own * (1 << 25) + other;
}

/** Moves of the AI's own games on 5x5x4 that would take long to find, by folded position. */
let opened: ReadonlyMap<number, number> | undefined;
/** The most stones in any of these positions. */
let longest = 0;

function book(): ReadonlyMap<number, number> {
  if (opened !== undefined) return opened;
  const entries = readBook(BOOK);
  longest = Math.max(0, ...entries.map(({ own, other }) => countBits(own | other)));
  return (opened = new Map(entries.map(({ own, other, index }) => [keyOf(own, other), index])));
}

/** The book's move on 5x5x4, or -1. Where the position mirrors onto itself, any mirror image of the move. */
export function bookCell({ own, other }: Position, rng: Rng): number {
  const moves = book();
  if (countBits(own | other) > longest) return -1;
  const table = geometryOf({ size: 5, k: 4 }).symmetry;
  const folding = foldingSymmetry(own, other, table);
  const foldedOwn = imageOf(own, folding, table);
  const foldedOther = imageOf(other, folding, table);
  const move = moves.get(keyOf(foldedOwn, foldedOther));
  if (move === undefined) return -1;
  const images: number[] = [];
  for (let s = 0; s < SYMMETRIES; s++) {
    if (imageOf(own, s, table) !== foldedOwn || imageOf(other, s, table) !== foldedOther) continue;
    for (let index = 0; index < 25; index++) {
      if (table[s * 25 + index] === move) images.push(index);
    }
  }
  return rng.pick(images);
}

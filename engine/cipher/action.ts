import {
  accept,
  readSquare,
  refuse,
  unreachable,
  writeSquare,
  type Result,
  type Square,
} from '@/engine/core';

/** A move: swap two neighbours, or advance a cell and its unlocked neighbours to their next symbol. */
export type Action =
  | { readonly kind: 'swap'; readonly a: Square; readonly b: Square }
  | { readonly kind: 'cycle'; readonly at: Square };

function isBefore(a: Square, b: Square): boolean {
  return a.row < b.row || (a.row === b.row && a.column < b.column);
}

/** `a1-a2` for a swap, the upper or left cell first; `b2` for a cycle. */
export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'swap': {
      const { a, b } = action;
      return isBefore(a, b) ? `${writeSquare(a)}-${writeSquare(b)}` : `${writeSquare(b)}-${writeSquare(a)}`;
    }
    case 'cycle':
      return writeSquare(action.at);
    default:
      return unreachable(action);
  }
}

/** Inverse of `writeAction`; a swap has one spelling only, so that equal games have equal texts. */
export function readAction(text: string): Result<Action, 'unreadable'> {
  if (text.length === 2) {
    const at = readSquare(text);
    return at.ok ? accept({ kind: 'cycle', at: at.value }) : at;
  }
  if (text.length !== 5 || text[2] !== '-') return refuse('unreadable');
  const a = readSquare(text.slice(0, 2));
  const b = readSquare(text.slice(3));
  if (!a.ok || !b.ok || !isBefore(a.value, b.value)) return refuse('unreadable');
  return accept({ kind: 'swap', a: a.value, b: b.value });
}

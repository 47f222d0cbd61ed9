import { LONGEST_SIDE, readSquare, writeSquare } from '@/engine/core';

import type { ByteReader, ByteWriter } from './bytes';

const SQUARES = LONGEST_SIDE * LONGEST_SIDE;

/** A square that ends the move; one that a dash follows; one that something else follows. */
const LAST = 0;
const DASHED = SQUARES;
const FOLLOWED = 2 * SQUARES;
/** Any other move, letter by letter. */
const SPELLED = 3 * SQUARES;

/** The rest of the games' vocabulary. The order is part of the stored format. */
const WORDS = ['swap', 'pass', 'seal ', 'shift ', 'disrupt ', 'double ', '+', ' clear '] as const;
const FIRST_WORD = SPELLED + 1;
const WHOLE_MOVES: readonly string[] = ['swap', 'pass'];

const TOKEN = /[a-i][1-9]-?|swap|pass|seal |shift |disrupt |double |\+| clear /g;

function squareCode(token: string, isLast: boolean): number | undefined {
  const square = readSquare(token.slice(0, 2));
  if (!square.ok) return undefined;
  const index = square.value.row * LONGEST_SIDE + square.value.column;
  if (token.length === 3) return DASHED + index;
  return (isLast ? LAST : FOLLOWED) + index;
}

/** The move as codes, one for each part; `undefined` when it uses words that are not in the table. */
function codesOf(move: string): readonly number[] | undefined {
  const tokens = move.match(TOKEN) ?? [];
  if (tokens.length === 0 || tokens.join('') !== move) return undefined;
  const codes = tokens.map(
    (token, i) =>
      squareCode(token, i === tokens.length - 1) ??
      FIRST_WORD + WORDS.indexOf(token as (typeof WORDS)[number]),
  );
  // Reading stops at the first code that ends a move, so only the last part may be such a one.
  return codes.every((code, i) => endsMove(code) === (i === codes.length - 1)) ? codes : undefined;
}

function spell(code: number): string | undefined {
  if (code === SPELLED) return undefined;
  if (code >= FIRST_WORD) return WORDS[code - FIRST_WORD];
  const index = code % SQUARES;
  const square = writeSquare({ row: Math.floor(index / LONGEST_SIDE), column: index % LONGEST_SIDE });
  return code >= DASHED && code < FOLLOWED ? `${square}-` : square;
}

/** The text of every code, spelled once: reading a history asks for a hundred thousand of them. */
const TEXTS = Array.from({ length: 256 }, (_, code) => spell(code));
const ENDS = TEXTS.map((text, code) => code < DASHED || WHOLE_MOVES.includes(text ?? ''));

function endsMove(code: number): boolean {
  return ENDS[code] === true;
}

/** Writes moves compactly: a placed stone takes one byte, a swap of two tiles two. Any text can be a move. */
export function writeMoves(out: ByteWriter, moves: readonly string[]): void {
  out.count(moves.length);
  for (const move of moves) {
    const codes = codesOf(move);
    if (codes) {
      for (const code of codes) out.byte(code);
    } else {
      out.byte(SPELLED);
      out.text(move);
    }
  }
}

function readMove(from: ByteReader): string {
  let move = '';
  while (!from.isBroken()) {
    const code = from.byte();
    if (code === SPELLED && move === '') return from.text();
    const text = TEXTS[code];
    if (text === undefined) from.fail();
    else move += text;
    if (endsMove(code)) break;
  }
  return move;
}

/** Reads what `writeMoves` wrote. Whether it was that is for the reader to say at the end. */
export function readMoves(from: ByteReader): readonly string[] {
  const length = from.count();
  if (length > from.left()) from.fail();
  const moves: string[] = [];
  while (moves.length < length && !from.isBroken()) moves.push(readMove(from));
  return moves;
}

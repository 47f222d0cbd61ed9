import { CELL_COUNT } from '../board';
import { RULES } from '../rules';
import type { LineTables } from './lineTables';
import { KINDS, MOVE } from './move';
import { LAYOUT } from './packed';

const { FIRST_SHIFT, SECOND_SHIFT, LINE_SHIFT } = MOVE;
const { PLACE, SEAL, SHIFT, DISRUPT, DOUBLE, PASS } = KINDS;
const { ENERGY } = LAYOUT;
const { seal: SEAL_COST, shift: SHIFT_COST, disrupt: DISRUPT_COST, double: DOUBLE_COST } = RULES.costs;
const CELLS = CELL_COUNT;

/**
 * No position has more moves than this. A place completes a line only as its last cell, so 16 places
 * and 24 lines bound them by 40; each of 24 edges is one shift at most, and a line's last cell has at
 * most 4 neighbours to shift from, so 24 + 96; 96 doubles, and for each line at most 15 partners of its
 * last cell or one pair, so 96 + 360; 16 seals and disrupts between them, for a cell is empty or not.
 */
export const MOST_MOVES = 640;

/** Adds `deed` once for each line it completes, or once without one. Returns the end of the list. */
function addEach(moves: Int32Array, end: number, deed: number, formed: number): number {
  if (formed === 0) {
    moves[end] = deed;
    return end + 1;
  }
  let next = end;
  for (let rest = formed; rest !== 0; rest &= rest - 1) {
    moves[next++] = deed | ((32 - Math.clz32(rest & -rest)) << LINE_SHIFT);
  }
  return next;
}

/** Writes every legal move of the position at `at` into `moves` from `start`; returns the end of the list. */
export function generateMoves(
  tables: LineTables,
  words: Int32Array,
  at: number,
  moves: Int32Array,
  start: number,
): number {
  const { low, high, through, beside } = tables;
  const pieces = words[at] as number;
  const marks = words[at + 2] as number;
  const energy = (words[at + 3] as number) & ENERGY;
  const mine = pieces & 0xffff;
  const theirs = pieces >>> 16;
  const open = 0xffff & ~(mine | theirs | (marks >>> 16));
  const completing = tables.completing[mine] as number;
  let end = start;

  for (let cell = 0; cell < CELLS; cell++) {
    const bit = 1 << cell;
    if ((open & bit) === 0) continue;
    const deed = PLACE | (cell << FIRST_SHIFT);
    if ((completing & bit) === 0) {
      moves[end++] = deed;
    } else {
      const held = mine | bit;
      end = addEach(
        moves,
        end,
        deed,
        (low[held] as number) & (high[held] as number) & (through[cell] as number),
      );
    }
  }

  if (energy >= SHIFT_COST) {
    for (let to = 0; to < CELLS; to++) {
      if ((open & (1 << to)) === 0) continue;
      for (let rest = (beside[to] as number) & mine; rest !== 0; rest &= rest - 1) {
        const from = 31 - Math.clz32(rest & -rest);
        const held = (mine ^ (1 << from)) | (1 << to);
        const formed = (low[held] as number) & (high[held] as number) & (through[to] as number);
        end = addEach(moves, end, SHIFT | (from << FIRST_SHIFT) | (to << SECOND_SHIFT), formed);
      }
    }
  }

  if (energy >= DISRUPT_COST) {
    for (let rest = theirs & ~marks; rest !== 0; rest &= rest - 1) {
      moves[end++] = DISRUPT | ((31 - Math.clz32(rest & -rest)) << FIRST_SHIFT);
    }
  }

  if (energy >= DOUBLE_COST) {
    for (let a = 0; a < CELLS; a++) {
      if ((open & (1 << a)) === 0) continue;
      // The second cell is a later one, so that each pair comes once.
      for (let rest = open & ~(beside[a] as number) & (-2 << a); rest !== 0; rest &= rest - 1) {
        const b = 31 - Math.clz32(rest & -rest);
        const held = mine | (1 << a) | (1 << b);
        const lines = (through[a] as number) | (through[b] as number);
        const formed = (low[held] as number) & (high[held] as number) & lines;
        end = addEach(moves, end, DOUBLE | (a << FIRST_SHIFT) | (b << SECOND_SHIFT), formed);
      }
    }
  }

  if (energy >= SEAL_COST) {
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      moves[end++] = SEAL | ((31 - Math.clz32(rest & -rest)) << FIRST_SHIFT);
    }
  }

  if (end === start) moves[end++] = PASS;
  return end;
}

import { createRng, type Rng } from '@/engine/core';

import { cellOfBit, countBits, hasTwo } from './solver/bits';
import { geometryOf, hasLine } from './solver/geometry';
import type { Position } from './solver/solver';

const CELLS = 9;
const BOTH_FULL = 1 << (2 * CELLS);
/** A score is the plies that a whole game can last, less the plies to the end: positive for a win. */
const LONGEST = 10;

/**
 * 3x3 solved once and for all: for every position the set of best cells. Best is the shortest win or
 * longest defence, and among equals the cells that leave the opponent the most replies that
 * throw value away. Positions are numbered `own | other << 9`, the side to move first.
 */
interface Perfection {
  /** Zero where the game is over. */
  readonly best: Uint16Array;
  /** 0 a draw, positive a win for the side to move and the sooner the higher, negative a loss. */
  readonly score: Int8Array;
}

function solve(): Perfection {
  const geometry = geometryOf({ size: 3, k: 3 });
  const best = new Uint16Array(BOTH_FULL);
  const score = new Int8Array(BOTH_FULL);
  const seen = new Uint8Array(BOTH_FULL);

  /** How many replies in this position are worse than the best one. */
  function wrongReplies(own: number, other: number): number {
    const value = Math.sign(score[own | (other << CELLS)]!);
    let wrong = 0;
    for (let index = 0; index < CELLS; index++) {
      if (((own | other) & (1 << index)) !== 0) continue;
      if (-Math.sign(score[other | ((own | (1 << index)) << CELLS)]!) < value) wrong++;
    }
    return wrong;
  }

  function visit(own: number, other: number): number {
    const at = own | (other << CELLS);
    if (seen[at] === 1) return score[at]!;
    seen[at] = 1;
    if (hasLine(other, geometry)) return (score[at] = -LONGEST);
    const empty = geometry.full & ~(own | other);
    if (empty === 0) return 0;
    let top = -LONGEST;
    const scores = new Int8Array(CELLS);
    for (let index = 0; index < CELLS; index++) {
      if ((empty & (1 << index)) === 0) continue;
      const reply = visit(other, own | (1 << index));
      // One ply further from the end than the reply: closer to zero.
      scores[index] = -reply + Math.sign(reply);
      top = Math.max(top, scores[index]!);
    }
    score[at] = top;
    let most = -1;
    for (let index = 0; index < CELLS; index++) {
      if ((empty & (1 << index)) === 0 || scores[index] !== top) continue;
      const placed = own | (1 << index);
      const wrong = hasLine(placed, geometry) ? 0 : wrongReplies(other, placed);
      if (wrong > most) best[at] = 0;
      most = Math.max(most, wrong);
      if (wrong === most) best[at] = best[at]! | (1 << index);
    }
    return top;
  }

  visit(0, 0);
  return { best, score };
}

let solved: Perfection | undefined;

function perfection(): Perfection {
  return (solved ??= solve());
}

/** The best cells of a 3x3 position that is not over, as a bitboard. */
export function perfectCells({ own, other }: Position): number {
  return perfection().best[own | (other << CELLS)]!;
}

/** Any one of the cells of a bitboard. */
export function pickCell(cells: number, rng: Rng): number {
  let rest = cells;
  if (hasTwo(cells)) for (let skip = rng.below(countBits(cells)); skip > 0; skip--) rest &= rest - 1;
  return cellOfBit(rest & -rest);
}

/** What `games` perfect games of 3x3 came to, by who moved first. */
export interface PerfectTally {
  readonly games: number;
  readonly first: number;
  readonly second: number;
  readonly draws: number;
}

/** Entry `cells << 4 | i` is the bit of the `i`-th of the cells, going round: any `i` below 16 will do. */
function pickTable(): Uint16Array {
  const table = new Uint16Array(1 << (CELLS + 4));
  for (let cells = 1; cells < 1 << CELLS; cells++) {
    const bits: number[] = [];
    for (let rest = cells; rest !== 0; rest &= rest - 1) bits.push(rest & -rest);
    for (let i = 0; i < 16; i++) table[(cells << 4) | i] = bits[i % bits.length]!;
  }
  return table;
}

/** Plays perfect games against itself, best cells picked by chance. Nothing is allocated while they are played. */
export function playPerfectGames(games: number, seed: string): PerfectTally {
  const { best, score } = perfection();
  const picks = pickTable();
  let chance = createRng(seed).next() | 1;
  let first = 0;
  let second = 0;
  for (let game = 0; game < games; game++) {
    let own = 0;
    let other = 0;
    let ply = 0;
    let cells = best[0]!;
    // Xorshift, Marsaglia: four bits of it for each of the eight moves there is a choice for.
    chance ^= chance << 13;
    chance ^= chance >>> 17;
    chance ^= chance << 5;
    let bits = chance;
    while (cells !== 0) {
      const placed = own | picks[(cells << 4) | (bits & 15)]!;
      bits >>>= 4;
      own = other;
      other = placed;
      ply++;
      cells = best[own | (other << CELLS)]!;
    }
    // The side to move has lost, or nobody has.
    if (score[own | (other << CELLS)] !== 0) {
      if ((ply & 1) === 1) first++;
      else second++;
    }
  }
  return { games, first, second, draws: games - first - second };
}

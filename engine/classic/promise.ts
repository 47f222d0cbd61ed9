import { countBits } from './solver/bits';
import type { Geometry } from './solver/geometry';
import type { Position } from './solver/solver';
import { noteThreats, spoilersOf } from './solver/threats';

/** One reply that loses at sight outweighs any difference in lines. */
const REPLY = 1 << 12;

function stonesOnLines(stones: number, { lineCount, lineMask }: Geometry): Uint8Array {
  const on = new Uint8Array(lineCount);
  for (let l = 0; l < lineCount; l++) on[l] = countBits(stones & lineMask[l]!);
  return on;
}

/** How many replies lose at sight: they leave a threat unanswered or, if there is none, a double threat. */
export function losingReplies(placed: number, other: number, geometry: Geometry): number {
  const { k, lineCount, lineMask, full, cells } = geometry;
  const empty = full & ~(placed | other);
  const mine = stonesOnLines(placed, geometry);
  const theirs = stonesOnLines(other, geometry);
  let threats = 0;
  for (let l = 0; l < lineCount; l++) {
    if (mine[l] === k - 1 && theirs[l] === 0) threats |= lineMask[l]! & empty;
  }
  if (threats !== 0) return countBits(empty) - (countBits(threats) === 1 ? 1 : 0);
  const ends = new Int32Array(cells);
  const doubles = noteThreats(geometry, mine, theirs, empty, ends);
  if (doubles === 0) return 0;
  let answers = spoilersOf(doubles, ends, full) & empty;
  noteThreats(geometry, theirs, mine, empty, ends);
  for (let index = 0; index < cells; index++) if (ends[index] !== 0) answers |= 1 << index;
  return countBits(empty & ~answers);
}

/**
 * How much a move asks of the opponent: the replies to it that lose at sight, then the lines it
 * builds and the lines it takes. Moves of equal value are ranked by it.
 */
export function promiseOf({ own, other }: Position, index: number, geometry: Geometry): number {
  const { lineMask, through, throughStart } = geometry;
  let lines = 0;
  for (let i = throughStart[index]!; i < throughStart[index + 1]!; i++) {
    const mask = lineMask[through[i]!]!;
    if ((other & mask) === 0) lines += 5 << countBits(own & mask);
    if ((own & mask) === 0) lines += 4 << countBits(other & mask);
  }
  return losingReplies(own | (1 << index), other, geometry) * REPLY + lines;
}

import { imagesOf, type Axis } from './axis';
import type { Gauge } from './gauge';

/**
 * Swaps needed until a grid equals its mirror image, where `across` are the lines that trade places
 * (columns, for a left-right mirror) and `along` the lines that are turned round in themselves.
 *
 * Three counts, each a lower bound. Unlike pairs: a swap changes two cells, so mends two pairs at most.
 * Odd symbols: a mirrored line holds every symbol an even number of times, but for one if it has a cell
 * on the mirror line; so the lines on either side of a boundary hold no more odd symbols than there are
 * such cells among them, and a swap across the boundary changes the parity of two symbols.
 * Surpluses: what lies outside a boundary on one side must equal what lies outside its image on the
 * other; a swap across either changes the difference by one for two symbols, and across the middle,
 * which is its own image, by two. The last two count swaps in different directions, so they add.
 */
export function createMirrorGauge(across: Axis, along: Axis, cells: Uint8Array, symbols: number): Gauge {
  const width = across.lines;
  const imageOf = imagesOf(across, along);
  const selfImages = width % 2;
  const pairs = width >> 1;
  const middle = selfImages === 0 ? pairs - 1 : -1;

  /** Bit sets of the symbols with an odd count in the lines up to each boundary. */
  const oddAbove = new Uint8Array(along.lines);
  /** `outside[boundary * symbols + symbol]`: the count outside a boundary less that outside its image. */
  const outside = new Int32Array(pairs * symbols);
  let unlike = 0;
  for (let at = 0; at < cells.length; at++) {
    const symbol = cells[at]!;
    if (symbol !== cells[imageOf[at]!]) unlike++;
    for (let line = along.lineOf[at]!; line < along.lines; line++) oddAbove[line]! ^= 1 << symbol;
    const line = across.lineOf[at]!;
    for (let boundary = line; boundary < pairs; boundary++) outside[boundary * symbols + symbol]!++;
    for (let boundary = width - 1 - line; boundary < pairs; boundary++)
      outside[boundary * symbols + symbol]!--;
  }
  unlike >>= 1;
  const oddInAll = oddAbove[along.lines - 1]!;

  /** Swaps needed across the boundary below a line, given the symbols odd above it. */
  function oddSwapsAt(line: number, odd: number): number {
    const above = countBits(odd) - selfImages * (line + 1);
    const below = countBits(odd ^ oddInAll) - selfImages * (along.lines - 1 - line);
    return Math.max(0, above, below) >> 1;
  }

  let oddSwaps = 0;
  oddAbove.forEach((odd, line) => (oddSwaps += oddSwapsAt(line, odd)));
  /** Sums of absolute differences: twice the surplus. The middle boundary is kept apart. */
  let sideDifference = 0;
  let middleDifference = 0;
  outside.forEach((difference, i) => {
    if (Math.floor(i / symbols) === middle) middleDifference += Math.abs(difference);
    else sideDifference += Math.abs(difference);
  });

  function unlikeAfter(a: number, b: number): number {
    const imageA = imageOf[a]!;
    const imageB = imageOf[b]!;
    // Two cells that mirror each other stay as unlike as they were.
    if (imageA === b) return unlike;
    const x = cells[a]!;
    const y = cells[b]!;
    let result = unlike;
    // A cell on the mirror line is its own image, and always like it.
    if (imageA !== a) result += Number(y !== cells[imageA]) - Number(x !== cells[imageA]);
    if (imageB !== b) result += Number(x !== cells[imageB]) - Number(y !== cells[imageB]);
    return result;
  }

  /** How the differences at a boundary change when `x` leaves through it and `y` comes in. */
  function differenceChange(boundary: number, x: number, y: number, by: number): number {
    const ofX = outside[boundary * symbols + x]!;
    const ofY = outside[boundary * symbols + y]!;
    return Math.abs(ofX - by) - Math.abs(ofX) + Math.abs(ofY + by) - Math.abs(ofY);
  }

  function boundaryOf(line: number): number {
    return Math.min(line, width - 2 - line);
  }

  /** Halves of halves round up: a middle surplus of one still takes a swap. */
  function total(unlikePairs: number, odd: number, side: number, mid: number): number {
    const crossings = odd + (side >> 1) + ((mid + 3) >> 2);
    return Math.max(crossings, (unlikePairs + 1) >> 1);
  }

  function oddAfter(a: number, b: number): number {
    const line = along.lineOf[a]!;
    const odd = oddAbove[line]!;
    const changed = odd ^ (1 << cells[a]!) ^ (1 << cells[b]!);
    return oddSwaps + oddSwapsAt(line, changed) - oddSwapsAt(line, odd);
  }

  return {
    value: () => total(unlike, oddSwaps, sideDifference, middleDifference),
    after(a, b) {
      const pairsAfter = unlikeAfter(a, b);
      const line = across.lineOf[a]!;
      if (line === across.lineOf[b])
        return total(pairsAfter, oddAfter(a, b), sideDifference, middleDifference);
      const boundary = boundaryOf(line);
      const isMiddle = boundary === middle;
      const change = differenceChange(boundary, cells[a]!, cells[b]!, isMiddle ? 2 : 1);
      return isMiddle
        ? total(pairsAfter, oddSwaps, sideDifference, middleDifference + change)
        : total(pairsAfter, oddSwaps, sideDifference + change, middleDifference);
    },
    note(a, b) {
      const x = cells[a]!;
      const y = cells[b]!;
      const line = across.lineOf[a]!;
      unlike = unlikeAfter(a, b);
      if (line === across.lineOf[b]) {
        oddSwaps = oddAfter(a, b);
        oddAbove[along.lineOf[a]!]! ^= (1 << x) ^ (1 << y);
        return;
      }
      const boundary = boundaryOf(line);
      const by = boundary === middle ? 2 : 1;
      const change = differenceChange(boundary, x, y, by);
      if (boundary === middle) middleDifference += change;
      else sideDifference += change;
      outside[boundary * symbols + x]! -= by;
      outside[boundary * symbols + y]! += by;
    },
  };
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

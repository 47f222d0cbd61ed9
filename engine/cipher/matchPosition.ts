import { createMatcher } from './assignment';
import { sizeOf, type Board } from './board';
import { distancesOf } from './distances';
import type { Position } from './position';

/** How far each symbol's tiles are from a target grid, remembered for every set of cells asked about. */
export interface TargetDistance {
  /** The fewest steps, others aside, that bring a symbol from these cells (a bit mask) to its target cells. */
  of(symbol: number, mask: number): number;
}

/**
 * Distances to one target. Tiles of a symbol are alike, so each set of cells is one matching problem;
 * its answer is kept, since a search asks for the same few sets over and over.
 */
export function createTargetDistance(
  board: Board,
  target: readonly number[],
  symbols: number,
): TargetDistance {
  const size = sizeOf(board);
  const distances = distancesOf(board);
  const targetMasks = masksOf(target, symbols);
  const known = Array.from({ length: symbols }, () => new Map<number, number>());
  const matcher = createMatcher();
  const homes = new Uint8Array(size);

  function match(symbol: number, mask: number): number {
    // By the triangle inequality some cheapest matching leaves every tile that is home where it is.
    const wanted = targetMasks[symbol]!;
    const away = mask & ~wanted;
    const open = wanted & ~mask;
    let count = 0;
    for (let at = 0; at < size; at++) if ((open >> at) & 1) homes[count++] = at;
    let row = 0;
    for (let at = 0; at < size; at++) {
      if (!((away >> at) & 1)) continue;
      for (let j = 0; j < count; j++) matcher.cost[row * count + j] = distances[at * size + homes[j]!]!;
      row++;
    }
    return matcher.leastCost(count);
  }

  return {
    of(symbol, mask) {
      const memo = known[symbol]!;
      let cost = memo.get(mask);
      if (cost === undefined) {
        cost = match(symbol, mask);
        memo.set(mask, cost);
      }
      return cost;
    },
  };
}

function masksOf(cells: ArrayLike<number>, symbols: number): Int32Array {
  const masks = new Int32Array(symbols);
  for (let at = 0; at < cells.length; at++) masks[cells[at]!]! |= 1 << at;
  return masks;
}

/**
 * A grid on its way to a target. The bound is half the steps all symbols still need: a swap moves two
 * tiles of different symbols one step each, so it brings the sum down by two at most.
 */
export function createMatchPosition(
  distance: TargetDistance,
  start: ArrayLike<number>,
  symbols: number,
): Position {
  const cells = Uint8Array.from(start);
  const masks = masksOf(cells, symbols);
  const costs = Int32Array.from(masks, (mask, symbol) => distance.of(symbol, mask));
  let steps = costs.reduce((sum, cost) => sum + cost, 0);

  return {
    cells,
    bound: () => (steps + 1) >> 1,
    boundAfter(a, b) {
      const x = cells[a]!;
      const y = cells[b]!;
      const moved = (1 << a) | (1 << b);
      const kept = steps - costs[x]! - costs[y]!;
      return (kept + distance.of(x, masks[x]! ^ moved) + distance.of(y, masks[y]! ^ moved) + 1) >> 1;
    },
    swap(a, b) {
      const x = cells[a]!;
      const y = cells[b]!;
      const moved = (1 << a) | (1 << b);
      masks[x]! ^= moved;
      masks[y]! ^= moved;
      steps -= costs[x]! + costs[y]!;
      costs[x] = distance.of(x, masks[x]!);
      costs[y] = distance.of(y, masks[y]!);
      steps += costs[x]! + costs[y]!;
      cells[a] = y;
      cells[b] = x;
    },
  };
}

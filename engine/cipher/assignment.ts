import { MOST_CELLS } from './board';

const SIDE = MOST_CELLS + 1;
const ENDLESS = 0x3fff_ffff;

/** Buffers for one matching after another: `cost[i * size + j]` is the price of giving row i to column j. */
export interface Matcher {
  readonly cost: Int32Array;
  /** The least total price of giving every row a column of its own. Reads the first size × size costs. */
  leastCost(size: number): number;
}

/**
 * The Hungarian method by shortest augmenting paths: rows are added one at a time, and potentials keep
 * every reduced cost at least zero, so that each path found is a cheapest one. Whole numbers throughout.
 */
export function createMatcher(): Matcher {
  const cost = new Int32Array(MOST_CELLS * MOST_CELLS);
  const rowPotential = new Int32Array(SIDE);
  const columnPotential = new Int32Array(SIDE);
  const rowOf = new Int32Array(SIDE);
  const cameFrom = new Int32Array(SIDE);
  const distance = new Int32Array(SIDE);
  const settled = new Uint8Array(SIDE);

  function addRow(row: number, size: number): void {
    distance.fill(ENDLESS, 0, size + 1);
    settled.fill(0, 0, size + 1);
    rowOf[0] = row;
    let column = 0;
    do {
      settled[column] = 1;
      const from = rowOf[column]!;
      let nearest = ENDLESS;
      let next = 0;
      for (let j = 1; j <= size; j++) {
        if (settled[j]) continue;
        const reduced = cost[(from - 1) * size + j - 1]! - rowPotential[from]! - columnPotential[j]!;
        if (reduced < distance[j]!) {
          distance[j] = reduced;
          cameFrom[j] = column;
        }
        if (distance[j]! < nearest) {
          nearest = distance[j]!;
          next = j;
        }
      }
      for (let j = 0; j <= size; j++) {
        if (settled[j]) {
          rowPotential[rowOf[j]!]! += nearest;
          columnPotential[j]! -= nearest;
        } else {
          distance[j]! -= nearest;
        }
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = cameFrom[column]!;
      rowOf[column] = rowOf[previous]!;
      column = previous;
    }
  }

  function leastCost(size: number): number {
    rowPotential.fill(0, 0, size + 1);
    columnPotential.fill(0, 0, size + 1);
    rowOf.fill(0, 0, size + 1);
    for (let row = 1; row <= size; row++) addRow(row, size);
    let total = 0;
    for (let j = 1; j <= size; j++) total += cost[(rowOf[j]! - 1) * size + j - 1]!;
    return total;
  }

  return { cost, leastCost };
}

import type { Axis } from './axis';
import type { Gauge } from './gauge';

/**
 * Swaps needed across the boundaries between lines until every line holds its fair share.
 *
 * The lines above a boundary hold a fixed number of cells, so what they have too much of one symbol
 * they lack in others. A swap across the boundary carries one symbol out and one in, and changes the
 * surplus above no other boundary: it takes as many as the surpluses add up to. Swaps along a line
 * change none of this, which is why the gauges of rows and columns may be added. The tiles must be
 * such that they can be shared out evenly.
 */
export function createEvenGauge(axis: Axis, cells: Uint8Array, symbols: number): Gauge {
  const { lines, lineOf } = axis;
  const share = new Int32Array(symbols);
  for (const symbol of cells) share[symbol]!++;
  for (let symbol = 0; symbol < symbols; symbol++) share[symbol] = share[symbol]! / lines;

  /** `surplus[boundary * symbols + symbol]`: how many too many lie in the lines up to the boundary. */
  const surplus = new Int32Array(lines * symbols);
  for (let at = 0; at < cells.length; at++) {
    for (let line = lineOf[at]!; line < lines; line++) surplus[line * symbols + cells[at]!]!++;
  }
  for (let line = 0; line < lines; line++) {
    for (let symbol = 0; symbol < symbols; symbol++)
      surplus[line * symbols + symbol]! -= (line + 1) * share[symbol]!;
  }
  let crossings = surplus.reduce((sum, extra) => sum + Math.abs(extra), 0) >> 1;

  /** +1, 0 or -1. `a` lies in the earlier line. */
  function change(a: number, b: number): number {
    const line = lineOf[a]!;
    if (line === lineOf[b]) return 0;
    const leaving = surplus[line * symbols + cells[a]!]!;
    const arriving = surplus[line * symbols + cells[b]!]!;
    return ((leaving > 0 ? -1 : 1) + (arriving < 0 ? -1 : 1)) / 2;
  }

  return {
    value: () => crossings,
    after: (a, b) => crossings + change(a, b),
    note(a, b) {
      const line = lineOf[a]!;
      if (line === lineOf[b]) return;
      crossings += change(a, b);
      surplus[line * symbols + cells[a]!]!--;
      surplus[line * symbols + cells[b]!]!++;
    },
  };
}

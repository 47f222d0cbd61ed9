import { LINES } from '@/engine/enchanted';
import { lineTables } from '@/engine/enchanted/search';

import { comparePacked, walkRandomly } from '../../../support/enchantedPacked';
import { position } from '../../../support/enchantedPosition';

describe('the packed position', () => {
  it.each(['fair', 'empty'] as const)(
    'has the moves of the rules, and each leads where the rules lead, from the %s start',
    (start) => {
      for (let i = 0; i < 4; i++) walkRandomly({ start }, `packed-${start}-${i}`, comparePacked);
    },
  );

  it.each([
    ['a forced pass', position({ board: 'XXOO OOXX XXOO OOXX', turn: 19, energies: [2, 2] })],
    ['a full board and energy', position({ board: 'XXO* OOXX XXOO OOXX', turn: 19, energies: [5, 2] })],
    ['lines left over', position({ board: 'XXX. X... X.X. ..X.', energies: [5, 5], heat: [1, 2] })],
    [
      'priority and penalty together',
      position({ board: 'XX.. .... .... ...O', penalty: 'O', priority: 'O' }),
    ],
    ['the last turn of sudden death', position({ board: 'OO.. .... .... ...X', turn: 36, energies: [4, 4] })],
    ['the last normal turn, behind', position({ board: 'OO.. .... .... ...X', turn: 24, scores: [2, 1] })],
    ['the last normal turn, ahead', position({ board: 'OO.. .... .... ...X', turn: 24, scores: [0, 1] })],
    ['match point', position({ board: 'XX.. .... .... ...O', scores: [2, 2] })],
  ])('agrees with the rules at %s', (where, state) => {
    comparePacked(state, where);
  });
});

describe('the line tables', () => {
  const tables = lineTables();
  const masks = Array.from({ length: 600 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 16);
  const cellsOf = (mask: number) =>
    Array.from({ length: 16 }, (_, at) => at).filter((at) => (mask >> at) & 1);

  it('count each line as plainly as counting does', () => {
    for (const mask of masks) {
      const held = LINES.map((line) => line.filter((at) => (mask >> at) & 1).length);
      const counted = LINES.map(
        (_, i) => ((tables.low[mask]! >> i) & 1) + 2 * ((tables.high[mask]! >> i) & 1),
      );
      expect({ mask, counted }).toEqual({ mask, counted: held });
    }
  });

  it('know cells, open lines, completing cells and lines for a Double', () => {
    for (const mask of masks) {
      const held = cellsOf(mask);
      const holds = (at: number) => held.includes(at);
      expect(tables.cellCount[mask]).toBe(held.length);
      expect(tables.openLines[mask]).toBe(LINES.filter((line) => !line.some(holds)).length);
      const completing = LINES.filter((line) => line.filter(holds).length === 2).flatMap((line) =>
        line.filter((at) => !holds(at)),
      );
      expect(cellsOf(tables.completing[mask]!)).toEqual([...new Set(completing)].sort((a, b) => a - b));
      const doubling = LINES.flatMap((line, i) => {
        const [a, b, more] = line.filter((at) => !holds(at));
        if (a === undefined || b === undefined || more !== undefined) return [];
        const apart = Math.abs((a % 4) - (b % 4)) + Math.abs((a >> 2) - (b >> 2));
        return apart > 1 ? [i] : [];
      });
      expect(LINES.flatMap((_, i) => ((tables.doubling[mask]! >> i) & 1 ? [i] : []))).toEqual(doubling);
    }
  });
});

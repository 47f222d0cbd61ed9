import { BOOK } from '@/engine/classic/book.generated';
import { readBook, writeEntry } from '@/engine/classic/making';
import { foldingSymmetry, geometryOf } from '@/engine/classic/solver';
import { bookMove } from '@/tools/book/ownBook';
import { choicesOf, walkOwnLines } from '@/tools/book/ownLines';

describe('the book', () => {
  it('reads back as it was written', () => {
    const entries = readBook(BOOK);
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.map((entry) => writeEntry(entry, entry.index)).join(' ')).toBe(BOOK);
  });

  it('holds folded positions with a free cell to move to', () => {
    const { symmetry } = geometryOf({ size: 5, k: 4 });
    for (const { own, other, index } of readBook(BOOK)) {
      expect(own & other).toBe(0);
      expect((own | other) & (1 << index)).toBe(0);
      expect(foldingSymmetry(own, other, symmetry)).toBe(0);
    }
  });

  it('holds the move that the generator chooses, for its first entries', () => {
    for (const entry of readBook(BOOK).slice(0, 4)) expect(bookMove(entry)).toBe(entry.index);
  });
});

describe('the walk over own lines', () => {
  it('visits each position once, however it is reached or mirrored', () => {
    const board = { size: 3, k: 3 } as const;
    const seen: string[] = [];
    const plies = walkOwnLines(board, { first: true, second: false }, 4, (position) => {
      seen.push(`${position.own},${position.other}`);
      return choicesOf(board, position).cells;
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(plies.map(({ positions }) => positions > 0)).toEqual([true, false, true, false, true]);
  });
});

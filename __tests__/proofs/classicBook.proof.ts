import { BOOK, OPENINGS } from '@/engine/classic/book.generated';
import { taskOf } from '@/engine/classic/solver';
import { complete } from '@/engine/core';
import { solveOpenings } from '@/tools/book/openings';
import { bookOwnLines } from '@/tools/book/ownBook';
import { MOST_NODES } from '@/tools/book/ownLines';

const LAST_STONES = 9;

describe('what `npm run book` wrote', () => {
  it('holds the openings of 5x5x4 as they come out when solved again from scratch', () => {
    const { text, distinct } = complete(taskOf(solveOpenings));
    expect(distinct).toBe(9664);
    expect(text === OPENINGS).toBe(true);
  });

  it(`holds the moves that keep Expert under ${MOST_NODES} nodes in every line of its games to nine stones`, () => {
    const { text, worst, plies } = bookOwnLines(LAST_STONES);
    expect(text).toBe(BOOK);
    // And in none of these lines does Expert ever stand lost.
    expect(worst).toBe(0);
    expect(plies).toHaveLength(LAST_STONES + 1);
    for (const { mostNodes, positions } of plies) {
      expect(mostNodes).toBeLessThanOrEqual(MOST_NODES);
      expect(positions).toBeGreaterThan(0);
    }
  });
});

import { playBatch } from '@/engine/arena';
import { BOARDS, classic, classicAgents, offersSwap, type BoardName } from '@/engine/classic';
import { createRng } from '@/engine/core';
import { choicesOf, MOST_NODES, walkOwnLines } from '@/tools/book/ownLines';

import { isBestMove } from '../support/agreement';
import { config } from '../support/classic';
import { everyPosition } from '../support/classicSamples';
import { createPlainNegamax } from '../support/plainNegamax';

/** `OXS_LONG=1` plays all games of docs/levels.md; otherwise the boards that take long play fewer. */
const LONG = process.env.OXS_LONG === '1';
const GAMES: Readonly<Record<BoardName, number>> = {
  '3x3x3': 100_000,
  '4x4x3': LONG ? 100_000 : 1_000,
  '4x4x4': LONG ? 100_000 : 500,
  '5x5x3': LONG ? 100_000 : 1_000,
  '5x5x4': LONG ? 100_000 : 500,
  '5x5x5': LONG ? 100_000 : 250,
};

/** 5x5x5 has 200,000 positions at ply 9, and none of them comes near a loss. */
const LAST_STONES = {
  '4x4x3': 9,
  '4x4x4': 9,
  '5x5x3': 9,
  '5x5x5': LONG ? 9 : 7,
} as const;
/** 3x3 is proved whole, and 5x5x4, where Expert follows its book, along with the book. */
const WALKED = ['4x4x3', '4x4x4', '5x5x3', '5x5x5'] as const;

describe('Expert never loses a position that is not already lost', () => {
  it('in any position on 3x3, whatever chance it draws', () => {
    const plain = createPlainNegamax();
    const { live, total } = everyPosition(config('3x3x3'));
    const wrong = live.filter((state) =>
      ['1', '2', '3'].some((seed) => {
        const text = classic.write(classicAgents.expert(state, createRng(seed)));
        return !isBestMove(state, text, plain);
      }),
    );
    expect({ total, wrong }).toEqual({ total: 5478, wrong: [] });
  });

  it.each(WALKED)(
    'in every line of opponent play on %s through ply 9, or 7 where that takes long',
    (name) => {
      const board = config(name);
      const won = offersSwap(board);
      let worst = 1;
      let mostNodes = 0;
      const plies = walkOwnLines(board, { first: true, second: !won }, LAST_STONES[name], (position) => {
        const { value, cells, nodes } = choicesOf(board, position);
        worst = Math.min(worst, value);
        mostNodes = Math.max(mostNodes, nodes);
        return cells;
      });
      expect(worst).toBe(won ? 1 : 0);
      expect(mostNodes).toBeLessThanOrEqual(MOST_NODES);
      expect(plies[2]!.positions).toBeGreaterThan(0);
    },
  );

  it.each(BOARDS)('in games on %s against Easy and Medium', (name) => {
    const board = config(name);
    const each = GAMES[name] / 4;
    for (const opponent of ['random', 'medium'] as const) {
      const batch = { seed: `never ${opponent}`, from: 0, to: each };
      const { expert } = classicAgents;
      expect(playBatch(classic, board, { X: expert, O: classicAgents[opponent] }, batch)).toMatchObject({
        games: each,
        o: 0,
      });
      // Moving second on a board that the first player wins, Expert can be beaten.
      if (offersSwap(board)) continue;
      expect(playBatch(classic, board, { X: classicAgents[opponent], O: expert }, batch)).toMatchObject({
        games: each,
        x: 0,
      });
    }
  });
});

import { playBatch } from '@/engine/arena';
import { BOARDS, classic, classicAgents, offersSwap, type BoardName } from '@/engine/classic';
import { choicesOf, MOST_NODES, walkOwnLines } from '@/tools/book/ownLines';

import { isBestMove } from '../support/agreement';
import { config } from '../support/classic';
import { everyPosition } from '../support/classicSamples';
import { createPlainNegamax } from '../support/plainNegamax';
import { createRng } from '@/engine/core';

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

describe('Expert never loses a position that is not already lost', () => {
  it('in any position on 3x3, whatever chance it draws', () => {
    const plain = createPlainNegamax();
    for (const state of everyPosition(config('3x3x3')).live) {
      for (const seed of ['1', '2', '3']) {
        const text = classic.write(classicAgents.expert(state, createRng(seed)));
        expect(isBestMove(state, text, plain)).toBe(true);
      }
    }
  });

  it.each(BOARDS.filter((name) => name !== '3x3x3' && name !== '5x5x4'))(
    'on %s, in every line of opponent play through ply 9',
    (name) => {
      const board = config(name);
      const won = offersSwap(board);
      const plies = walkOwnLines(board, { first: true, second: !won }, 9, (position) => {
        const { value, cells, nodes } = choicesOf(board, position);
        expect(value).toBeGreaterThanOrEqual(won ? 1 : 0);
        expect(nodes).toBeLessThanOrEqual(MOST_NODES);
        return cells;
      });
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

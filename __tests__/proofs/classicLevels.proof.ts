import { playBatch, wilson } from '@/engine/arena';
import { BOARDS, classic, classicAgents, classicMind, offersSwap } from '@/engine/classic';
import { complete, createRng, opponentOf, type Level } from '@/engine/core';

import { config } from '../support/classic';
import { samplePositions } from '../support/classicSamples';
import { completing } from '../support/tryingOut';

const GAMES = 1000;

/** How many games each agent won, as X and as O together. */
function bothSeats(name: string, one: Level, two: Level, games: number) {
  const board = config(name);
  const [a, b] = [classicAgents[one], classicAgents[two]];
  const asX = playBatch(classic, board, { X: a, O: b }, { seed: `${one}-${two}`, from: 0, to: games / 2 });
  const asO = playBatch(classic, board, { X: b, O: a }, { seed: `${two}-${one}`, from: 0, to: games / 2 });
  return { one: asX.x + asO.o, two: asX.o + asO.x, asX, asO };
}

describe('the levels', () => {
  it.each(BOARDS)('Easy wins less than 20 %% of games against Medium on %s', (name) => {
    const { one } = bothSeats(name, 'easy', 'medium', GAMES);
    expect(wilson(one, GAMES).high).toBeLessThan(0.2);
  });

  it.each(BOARDS.slice(1))(
    'Medium sees every win in one and every block in 10,000 positions on %s',
    (name) => {
      const samples = { seed: `medium proof ${name}`, count: 10_000, stones: 3, spread: 12 };
      let missed = 0;
      for (const state of samplePositions(config(name), samples)) {
        const wins = completing(state, state.turn);
        const sees = wins.length > 0 ? wins : completing(state, opponentOf(state.turn));
        const played = complete(classicMind.move(state, 'medium', createRng('m')));
        if (sees.length > 0 && !sees.includes(played)) missed++;
      }
      expect(missed).toBe(0);
    },
  );

  it.each(BOARDS.filter((name) => !offersSwap(config(name))))(
    'Hard loses 5 to 15 %% of games against Expert on %s, over both seats, and wins none',
    (name) => {
      const { one, two } = bothSeats(name, 'hard', 'expert', GAMES);
      expect(one).toBe(0);
      expect(two / GAMES).toBeGreaterThan(0.05);
      expect(two / GAMES).toBeLessThan(0.15);
    },
  );

  it.each(['4x4x3', '5x5x3'])('on %s, Hard throws its won game away 5 to 15 %% of the time', (name) => {
    const { asX, asO } = bothSeats(name, 'hard', 'expert', GAMES);
    expect(asX.o / asX.games).toBeGreaterThan(0.05);
    expect(asX.o / asX.games).toBeLessThan(0.15);
    expect(asO.x).toBe(asO.games);
  });
});

import { playBatch } from '@/engine/arena';
import { createRng } from '@/engine/core';
import { enchanted } from '@/engine/enchanted';
import { enchantedAgents } from '@/tools/arena/agents/enchanted';
import { uct } from '@/tools/arena/agents/uct';

import { position } from '../support/enchantedPosition';

const agent = (name: string) => enchantedAgents[name]!();
const choices = (name: string, state: ReturnType<typeof position>, count = 20) =>
  new Set(
    Array.from({ length: count }, (_, i) => enchanted.write(agent(name)(state, createRng(`choice-${i}`)))),
  );

describe('the agents of the arena', () => {
  it('are the levels and the baselines they are measured against', () => {
    expect(Object.keys(enchantedAgents).sort()).toEqual(
      ['easy', 'expert', 'greedy', 'hard', 'medium', 'random', 'simple', 'timed-uct', 'uct'].sort(),
    );
  });

  it.each(['random', 'simple', 'greedy', 'easy', 'medium', 'hard', 'timed-uct'])(
    '%s plays legal games to the end',
    (name) => {
      const seats = { X: agent(name), O: agent('random') };
      const tally = playBatch(enchanted, enchanted.defaults, seats, { seed: 'legal', from: 0, to: 2 });
      expect(tally.games).toBe(2);
    },
  );

  it('UCT plays legal games, on a budget of positions or of time', () => {
    const seats = { X: uct({ positions: 300 }), O: uct({ milliseconds: 1 }) };
    expect(playBatch(enchanted, enchanted.defaults, seats, { seed: 'uct', from: 0, to: 2 }).games).toBe(2);
  });

  it('UCT finds a win that is there, the same way for the same seed', () => {
    const state = position({ board: 'XX.. OO.. .... ...O', turn: 15, scores: [2, 2] });
    for (const seed of ['a', 'b', 'c']) {
      expect(enchanted.write(uct({ positions: 5000 })(state, createRng(seed)))).toBe('c1');
    }
  });

  it('Simple scores if it can', () => {
    expect([...choices('simple', position({ board: 'XX.. OO.. .... ...O' }))]).toEqual(['c1']);
  });

  it('Simple blocks if it cannot score', () => {
    expect([...choices('simple', position({ board: 'X... OO.. .... X...' }))]).toEqual(['c2']);
  });

  it('Simple otherwise places anywhere', () => {
    const texts = [...choices('simple', position({ board: 'X... .... .... ...O', energies: [3, 0] }), 100)];
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.every((text) => /^[a-d][1-4]$/.test(text))).toBe(true);
  });

  it('Simple does what is left when it cannot place', () => {
    const full = position({ board: 'XXOO OOXX XXOO OOXX', turn: 19, energies: [2, 2] });
    expect([...choices('simple', full)]).toEqual(['pass']);
  });
});

import { BOARDS, classicMind } from '@/engine/classic';
import { complete, createRng } from '@/engine/core';

import { isBestMove, judgedTwice } from '../support/agreement';
import { config } from '../support/classic';
import { samplePositions } from '../support/classicSamples';
import { createPlainNegamax } from '../support/plainNegamax';

const SAMPLES = 3000;
const DEEP_SAMPLES = 20;

describe('the solver against plain negamax', () => {
  it.each(BOARDS.slice(1))(`judges every move alike and moves best in ${SAMPLES} positions on %s`, (name) => {
    const board = config(name);
    const cells = board.size * board.size;
    // On 5x5x3 hardly any late position is without a line, and negamax is quick for the same reason.
    const left = name === '5x5x3' ? 10 : 7;
    const late = { seed: `proof ${name}`, count: SAMPLES, stones: cells - left, spread: 5 };
    const deep = { seed: `deep proof ${name}`, count: DEEP_SAMPLES, stones: cells - 10, spread: 2 };
    let wrong = 0;
    for (const samples of [late, deep]) {
      for (const state of samplePositions(board, samples)) {
        const plain = createPlainNegamax();
        const { byHand, bySolver } = judgedTwice(state, plain);
        const played = complete(classicMind.move(state, 'expert', createRng('proof')));
        if (JSON.stringify(bySolver) !== JSON.stringify(byHand) || !isBestMove(state, played, plain)) wrong++;
      }
    }
    expect(wrong).toBe(0);
  });
});

import { createRng, type Outcome } from '@/engine/core';
import { enchanted, type EnchantedConfig, type EnchantedState } from '@/engine/enchanted';
import {
  actionOf,
  DRAWN,
  generateMoves,
  lineTables,
  LOST,
  makeMove,
  MOST_MOVES,
  pack,
  PLAYING,
  WON,
  WORDS,
} from '@/engine/enchanted/search';

import { expectSame } from './expectSame';

function statusOf(outcome: Outcome, mover: string): number {
  if (outcome.kind === 'playing') return PLAYING;
  if (outcome.kind !== 'won') return DRAWN;
  return outcome.by === mover ? WON : LOST;
}

/** Every move of one position, in the search's form and by the rules. */
export function comparePacked(state: EnchantedState, where: string): void {
  const tables = lineTables();
  const words = new Int32Array(3 * WORDS);
  const moves = new Int32Array(MOST_MOVES);
  pack(state, words);
  const count = generateMoves(tables, words, 0, moves, 0);
  const actions = Array.from(moves.subarray(0, count), (move) => actionOf(state, move));
  const texts = actions.map(enchanted.write);
  expectSame(
    { where, texts: [...texts].sort() },
    { where, texts: enchanted.legal(state).map(enchanted.write).sort() },
  );
  actions.forEach((action, i) => {
    const next = enchanted.play(state, action);
    if (!next.ok) throw new Error(`${where}: ${next.code}`);
    const status = makeMove(tables, words, 0, moves[i] as number, WORDS);
    const by = `${where} then ${texts[i]}`;
    expectSame({ by, status }, { by, status: statusOf(enchanted.outcome(next.value), state.current) });
    if (status !== PLAYING) return;
    pack(next.value, words, 2 * WORDS);
    expectSame(
      { by, words: [...words.subarray(WORDS, 2 * WORDS)] },
      { by, words: [...words.subarray(2 * WORDS)] },
    );
  });
}

/** A random game; `visit` sees every position that is not over. */
export function walkRandomly(
  config: EnchantedConfig,
  seed: string,
  visit: (state: EnchantedState, where: string) => void,
): void {
  const rng = createRng(seed);
  let state = enchanted.start(config);
  const moves: string[] = [];
  while (enchanted.outcome(state).kind === 'playing') {
    visit(state, `seed ${seed}: ${moves.join(', ')}`);
    const action = rng.pick(enchanted.legal(state));
    moves.push(enchanted.write(action));
    const next = enchanted.play(state, action);
    if (!next.ok) throw new Error(next.code);
    state = next.value;
  }
}

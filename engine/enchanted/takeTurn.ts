import { cell, opponentOf, type Cell } from '@/engine/core';

import { arrivals, departure, lineChoice, type EnchantedAction } from './action';
import { CELLS, type Line } from './board';
import { formedLines } from './formedLines';
import { LAST_TURN, RULES } from './rules';
import { withValue, type EnchantedState, type Finish } from './state';
import { handOver, heatAfter } from './upkeep';

/** The line a legal action clears, or null when it does not score. */
export function clearedLine(state: EnchantedState, action: EnchantedAction): Line | null {
  return lineChoice(action) ?? formedLines(state, action)[0] ?? null;
}

type Pieces = Pick<EnchantedState, 'board' | 'still'>;

/** Pieces appear, move and vanish; a cleared line leaves the board. */
function movePieces(state: EnchantedState, action: EnchantedAction, cleared: Line | null): Pieces {
  const board = [...state.board];
  const still = [...state.still];
  const vacate = (at: Cell) => {
    board[at] = null;
    still[at] = 0;
  };
  const left = departure(action);
  if (left !== null) vacate(left);
  for (const at of arrivals(action)) {
    board[at] = state.current;
    still[at] = 0;
  }
  cleared?.forEach(vacate);
  return { board, still };
}

/** Every piece of the mover that stayed put is a turn older; at the limit it freezes and starts again. */
function age(state: EnchantedState, action: EnchantedAction, { board, still }: Pieces) {
  const arrived = arrivals(action);
  const older = still.map((turns, at) =>
    board[at] === state.current && !arrived.includes(cell(at)) ? turns + 1 : turns,
  );
  return {
    still: older.map((turns) => (turns >= RULES.freezeAfter ? 0 : turns)),
    frozen: CELLS.filter((at) => (older[at] ?? 0) >= RULES.freezeAfter),
  };
}

/** The end test, in the order of the rules: points first, then the clock. */
function finishOf(state: EnchantedState, cleared: Line | null): Finish | null {
  const { current, scores, turn } = state;
  const suddenDeath = state.phase === 'sudden-death';
  const line = cleared ?? [];
  if (scores[current] >= RULES.winScore || (suddenDeath && cleared !== null)) {
    return { kind: 'won', by: current, how: suddenDeath ? 'sudden-death' : 'score', line };
  }
  if (suddenDeath) return turn >= LAST_TURN ? { kind: 'drawn' } : null;
  if (turn < RULES.turnLimit || scores.X === scores.O) return null;
  return { kind: 'won', by: scores.X > scores.O ? 'X' : 'O', how: 'turn-limit', line };
}

/** Steps 3 to 10 of a turn: what a legal action makes of a position. */
export function takeTurn(state: EnchantedState, action: EnchantedAction): EnchantedState {
  const me = state.current;
  const them = opponentOf(me);
  const cleared = clearedLine(state, action);
  const pieces = movePieces(state, action, cleared);

  const paid = state.energies[me] - RULES.costs[action.kind];
  const energy = cleared === null ? paid : Math.min(RULES.maxEnergy, paid + RULES.scoreEnergy);
  const { priority, penalty, heat } = state.flags;

  const acted: EnchantedState = {
    ...state,
    board: pieces.board,
    ...age(state, action, pieces),
    sealed: action.kind === 'seal' ? action.cell : null,
    energies: withValue(state.energies, me, energy),
    scores: cleared === null ? state.scores : withValue(state.scores, me, state.scores[me] + 1),
    flags: {
      priority: cleared === null ? priority : withValue(priority, them, true),
      penalty: action.kind === 'disrupt' ? withValue(penalty, me, true) : penalty,
      heat: withValue(heat, me, heatAfter(heat[me], energy)),
    },
  };

  const result = finishOf(acted, cleared);
  if (result !== null) return { ...acted, result };
  const overtime = acted.turn >= RULES.turnLimit;
  return handOver(overtime ? { ...acted, phase: 'sudden-death' } : acted);
}

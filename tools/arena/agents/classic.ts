import {
  BOARDS,
  classic,
  classicAgents,
  readBoard,
  type ClassicAction,
  type ClassicConfig,
  type ClassicState,
} from '@/engine/classic';
import { accept, refuse } from '@/engine/core';

import type { ArenaGame } from '../arenaGame';

/** Classic in the arena: `--board 5x5x4`, `--first O`, `--swap`. */
export const classicArena: ArenaGame<ClassicConfig, ClassicState, ClassicAction> = {
  game: classic,
  options: ['board', 'first', 'swap'],
  agents: classicAgents,
  readConfig({ board = '3x3x3', first = 'X', swap }) {
    const read = readBoard(String(board));
    if (!read.ok) return refuse(`There is no board ${String(board)}: choose one of ${BOARDS.join(', ')}.`);
    const config = classic.check({ ...read.value, first, swap: swap === true });
    if (!config.ok) return refuse('--first is X or O, and --swap is for 4x4x3 and 5x5x3 only.');
    return accept({ config: config.value, name: String(board) });
  },
};

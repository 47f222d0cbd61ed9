export const PLAYERS = ['X', 'O'] as const;

/** A side of the board, named by the mark it places. A solo game is played by X. */
export type Player = (typeof PLAYERS)[number];

export function opponentOf(player: Player): Player {
  return player === 'X' ? 'O' : 'X';
}

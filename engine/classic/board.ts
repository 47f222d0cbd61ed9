import { accept, refuse, type Player, type Result } from '@/engine/core';

/** The six boards, written columns x rows x how many in a row win. */
export const BOARDS = ['3x3x3', '4x4x3', '4x4x4', '5x5x3', '5x5x4', '5x5x5'] as const;
export type BoardName = (typeof BOARDS)[number];

export const SIZES = [3, 4, 5] as const;
export type Size = (typeof SIZES)[number];

/** A square board and the length of line that wins on it. */
export interface Board {
  readonly size: Size;
  readonly k: number;
}

/** What a game of Classic starts from. */
export interface ClassicConfig extends Board {
  /** The mark that moves first: marks and who starts are independent. */
  readonly first: Player;
  /** Whether the second player may take over the opening move instead of replying to it. */
  readonly swap: boolean;
}

export function boardName({ size, k }: Board): BoardName {
  return `${size}x${size}x${k}` as BoardName;
}

export function readBoard(text: string): Result<Board, 'unknown-board'> {
  if (!BOARDS.includes(text as BoardName)) return refuse('unknown-board');
  return accept({ size: Number(text[0]) as Size, k: Number(text[4]) });
}

/** The boards that the first player wins with best play, where a match may offer the swap rule. */
export const FIRST_PLAYER_WINS: readonly BoardName[] = ['4x4x3', '5x5x3'];

export function offersSwap(board: Board): boolean {
  return FIRST_PLAYER_WINS.includes(boardName(board));
}

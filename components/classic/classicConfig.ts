import { offersSwap, readBoard, type BoardName, type ClassicConfig } from '@/engine';

/** A board's game; the swap rule only where it is offered at all. */
export function classicConfig(name: BoardName, swap: boolean): ClassicConfig {
  const board = readBoard(name);
  const { size, k } = board.ok ? board.value : ({ size: 3, k: 3 } as const);
  return { size, k, first: 'X', swap: swap && offersSwap({ size, k }) };
}

import { classic, readBoard, type ClassicConfig, type ClassicState } from '@/engine/classic';
import { replay } from '@/engine/core';

/** A board's config, by the board's name. */
export const config = (board: string, more: Partial<ClassicConfig> = {}): ClassicConfig => {
  const read = readBoard(board);
  if (!read.ok) throw new Error(`no such board: ${board}`);
  return { ...read.value, first: 'X', swap: false, ...more };
};

/** The position after moves written with spaces between them. */
export const after = (start: ClassicConfig, moves: string): ClassicState => {
  const states = replay(classic, start, moves.split(' ').filter(Boolean));
  if (!states.ok) throw new Error(`does not replay: ${moves}`);
  return states.value[states.value.length - 1] as ClassicState;
};

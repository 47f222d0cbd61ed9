import { sizeOf } from './board';
import { isSolved, violations, type Config } from './config';

/** How far a board is, in per cent, for somebody to race against: 100 only when it is solved. */
export function raceProgress(config: Config, cells: readonly number[]): number {
  if (isSolved(config, cells)) return 100;
  const { goal } = config;
  const right =
    goal.kind === 'rules'
      ? sizeOf(config) - violations(config, cells).length
      : goal.target.filter((symbol, at) => symbol === cells[at]).length;
  return Math.min(99, Math.floor((100 * right) / sizeOf(config)));
}

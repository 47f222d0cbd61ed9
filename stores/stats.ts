import {
  boardName,
  dayNumber,
  foldStats,
  type Board,
  type GameId,
  type GameRecord,
  type Stats,
  type StatsOptions,
} from '@/engine';
import { clock } from '@/platform/clock';

import { useHistory } from './history';

/** The name a config's games are grouped under: what a person would call the board. */
const BOARD_NAMES: Readonly<Record<GameId, (config: never) => string>> = {
  classic: (config: Board) => boardName(config),
  enchanted: ({ start }: { readonly start: string }) => start,
  cipher: ({ rows, columns }: { readonly rows: number; readonly columns: number }) => `${rows}x${columns}`,
};

const OPTIONS: StatsOptions = {
  boardOf: (game, config) => BOARD_NAMES[game](config as never),
  dayOf: (at) => dayNumber(clock.dateOf(at)),
};

/** The statistics of each history seen: a history never changes, it is replaced. */
const folded = new WeakMap<readonly GameRecord[], Stats>();

/** What finished games add up to, folded when it is first asked for. */
export function statsOf(records: readonly GameRecord[]): Stats {
  const known = folded.get(records);
  if (known) return known;
  const stats = foldStats(records, OPTIONS);
  folded.set(records, stats);
  return stats;
}

/** What all finished games on this phone add up to. */
export function useStats(): Stats {
  return useHistory(({ records }) => statsOf(records));
}

/** The board a game was played on, by the name it is grouped under. */
export function boardOf({ game, config }: Pick<GameRecord, 'game' | 'config'>): string {
  return OPTIONS.boardOf(game, config);
}

/** The number of today's calendar day, as statistics count days. */
export function today(): number {
  return dayNumber(clock.today());
}

import type { Config } from '@/engine/cipher';
import { t } from '@/components/i18n';

import { symbolName } from './symbols';

/** One tile as it is to be shown. */
export interface TileView {
  /** `Row 2, column 3, star, locked`. */
  readonly label: string;
  /** What else there is to know: the symbol that belongs here. Null where it is there. */
  readonly note: string | null;
  readonly symbol: number;
  readonly locked: boolean;
  readonly held: boolean;
  readonly broken: boolean;
  readonly hinted: boolean;
}

/** What is special about which tiles just now. */
export interface TileMarks {
  readonly held: number | null;
  readonly broken: readonly number[];
  readonly hinted: readonly number[];
}

export const NO_MARKS: TileMarks = { held: null, broken: [], hinted: [] };

/** The spoken name of a symbol. */
export function symbolText(symbol: number): string {
  return t(`cipher.symbol.${symbolName(symbol)}`);
}

/** A grid of a puzzle as tiles to be drawn and read out. */
export function tilesOf(config: Config, cells: readonly number[], marks: TileMarks): readonly TileView[] {
  const { columns, locks, goal } = config;
  return cells.map((symbol, index) => {
    const locked = locks.some((at) => at === index);
    const wanted = goal.kind === 'rules' ? symbol : (goal.target[index] ?? symbol);
    const held = marks.held === index;
    const broken = marks.broken.includes(index);
    const hinted = marks.hinted.includes(index);
    const notes = [
      ...(locked ? [t('cipher.locked')] : []),
      ...(broken ? [t('cipher.broken')] : []),
      ...(hinted ? [t('cipher.hinted')] : []),
      ...(held ? [t('cipher.held')] : []),
    ];
    const where = t('board.cell', {
      row: Math.floor(index / columns) + 1,
      column: (index % columns) + 1,
      content: symbolText(symbol),
    });
    const note = wanted === symbol ? null : t('cipher.wants', { symbol: symbolText(wanted) });
    return { label: [where, ...notes].join(', '), note, symbol, locked, held, broken, hinted };
  });
}

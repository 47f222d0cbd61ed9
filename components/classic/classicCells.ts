import { linesOf, type Cell, type ClassicState, type Outcome, type Player } from '@/engine';
import { cellLabel, type CellView, type Tint } from '@/components/board';
import { t } from '@/components/i18n';

/** Every complete line of the winner, as cells in order. */
export function winningLines(state: ClassicState): readonly (readonly Cell[])[] {
  const { winner, cells, config } = state;
  if (winner === null) return [];
  return linesOf(config).all.filter((line) => line.every((index) => cells[index] === winner));
}

interface Options {
  readonly outcome: Outcome;
  readonly fresh: boolean;
  readonly hint?: number | null;
  /** Whose mark is drawn faintly on the hint; whoever is to move, if not said. */
  readonly ghost?: Player;
  readonly tints?: ReadonlyMap<number, Tint>;
}

/** A position of Classic as cells to be drawn. */
export function classicCells(
  state: ClassicState,
  { outcome, fresh, hint, ghost = state.turn, tints }: Options,
): readonly CellView[] {
  const { size } = state.config;
  const winning = outcome.kind === 'won' ? outcome.line : [];
  return state.cells.map((mark, index) => {
    const isLast = state.last === index;
    const isWinning = winning.includes(index as Cell);
    const isHint = hint === index;
    const notes = [
      ...(isLast ? [t('board.last')] : []),
      ...(isWinning ? [t('board.winning')] : []),
      ...(isHint ? [t('board.hint')] : []),
    ];
    const tint: Tint | undefined =
      tints?.get(index) ?? (isWinning ? 'win' : isHint ? 'hint' : isLast ? 'last' : undefined);
    return {
      label: cellLabel(Math.floor(index / size), index % size, mark ?? t('board.empty'), notes),
      mark,
      fresh: fresh && isLast,
      tint,
      ...(isHint ? { ghost } : {}),
    };
  });
}

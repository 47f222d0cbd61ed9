import { t } from '@/components/i18n';

/** A cell's label: where it is, what is on it, and what is special about it. */
export function cellLabel(
  row: number,
  column: number,
  content: string,
  notes: readonly string[] = [],
): string {
  return [t('board.cell', { row: row + 1, column: column + 1, content }), ...notes].join(', ');
}

import {
  gameById,
  isRecorded,
  roundOutcome,
  stateOf,
  writeCell,
  type EnchantedState,
  type Outcome,
  type Table,
} from '@/engine';
import { t } from '@/components/i18n';

import { columnsOf } from './boardFacts';

function enchantedHow(outcome: Outcome, state: EnchantedState, cells: string): string | null {
  if (outcome.kind === 'drawn') return t('enchanted.result.drawn');
  if (outcome.kind !== 'won' || outcome.how === 'line' || outcome.how === 'resigned') return null;
  const { X: x, O: o } = state.scores;
  return t(`enchanted.result.${outcome.how}`, { cells, x, o });
}

/** What decided a round, in a sentence. */
export function howText(table: Table): string | null {
  if (!isRecorded(table)) return null;
  const game = gameById(table.session.game)!;
  const state = stateOf(game, table.session);
  const outcome = roundOutcome(game, table);
  const line = outcome.kind === 'won' ? outcome.line : [];
  const cells = line.map((index) => writeCell(index, columnsOf(state))).join(', ');
  if (table.agreed) return t('result.agreed');
  if (game.id === 'enchanted') return enchantedHow(outcome, state as EnchantedState, cells);
  if (outcome.kind === 'drawn') return t('result.drawn');
  return cells === '' ? null : t('result.line', { cells });
}

import type { Table } from '@/engine';
import type { Refusal, SeatAction } from '@/engine/nearby';
import { isMessage, t } from '@/components/i18n';
import { yourSeat } from '@/components/table/names';
import { statusText } from '@/components/table/statusText';

/** Why a tap came to nothing, and what to do. */
export function nearbyRefusal(why: Refusal): string {
  const key = `nearby.refused.${why}`;
  return t(isMessage(key) ? key : 'nearby.refused.other');
}

/** What is on its way to the table. */
export function sendingText(action: SeatAction): string {
  return action.t === 'move' ? t('nearby.table.sending', { move: action.m }) : t('nearby.table.sendingOther');
}

/** How the game stands, in one line. */
export function standingText(table: Table): string {
  if (table.resigned === undefined) return statusText(table);
  return t(table.resigned === yourSeat(table) ? 'nearby.table.youResigned' : 'nearby.table.friendResigned');
}

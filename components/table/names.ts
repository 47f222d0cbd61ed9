import type { Seat, Sitter, Table } from '@/engine';
import { t } from '@/components/i18n';

/** What someone at a table is called. */
export function nameOf(sitter: Sitter, seat: Seat): string {
  if (sitter.kind === 'ai') return t('play.aiName', { level: t(`level.${sitter.level}`) });
  if (sitter.kind === 'friend') return sitter.name || t('nearby.friend');
  return sitter.name || t(seat === 0 ? 'play.player1' : 'play.player2');
}

/** The one person of a table who is here; undefined when two people share this device. */
export function yourSeat({ sitters }: Table): Seat | undefined {
  if (sitters[0].kind !== 'person') return 1;
  return sitters[1].kind !== 'person' ? 0 : undefined;
}

/** The name as it is spoken of on this phone: you are "You" where nobody else sits here and you gave no name. */
export function callName(table: Table, seat: Seat): string {
  const sitter = table.sitters[seat];
  const you = yourSeat(table) === seat && sitter.kind === 'person' && sitter.name === '';
  return you ? t('play.you') : nameOf(sitter, seat);
}

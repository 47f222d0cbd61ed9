import type { Seat, Sitter, Table } from '@/engine';
import { t } from '@/components/i18n';

/** What someone at a table is called. */
export function nameOf(sitter: Sitter, seat: Seat): string {
  if (sitter.kind === 'ai') return t('play.aiName', { level: t(`level.${sitter.level}`) });
  return sitter.name || t(seat === 0 ? 'play.player1' : 'play.player2');
}

/** The one person at a table against an AI; undefined when two people play. */
export function yourSeat({ sitters }: Table): Seat | undefined {
  if (sitters[0].kind === 'ai') return 1;
  return sitters[1].kind === 'ai' ? 0 : undefined;
}

/** The name as it is spoken of on this phone: you are "You" when you play the AI without a name. */
export function callName(table: Table, seat: Seat): string {
  const sitter = table.sitters[seat];
  const you = yourSeat(table) === seat && sitter.kind === 'person' && sitter.name === '';
  return you ? t('play.you') : nameOf(sitter, seat);
}

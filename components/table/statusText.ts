import { gameById, holderOf, markOf, roundOutcome, seatToMove, type Table } from '@/engine';
import { isMessage, t } from '@/components/i18n';

import { callName, yourSeat } from './names';

/** How the round stands, in one line: what is announced at every change. */
export function statusText(table: Table, { stuck = false } = {}): string {
  const game = gameById(table.session.game)!;
  const outcome = roundOutcome(game, table);
  const you = yourSeat(table);
  switch (outcome.kind) {
    case 'drawn':
      return t('play.drawn');
    case 'won': {
      const winner = holderOf(game, table, outcome.by);
      if (winner === you) return t('play.youWon');
      return t('play.won', { name: callName(table, winner), mark: outcome.by });
    }
    default: {
      const seat = seatToMove(game, table) ?? 0;
      const mark = markOf(game, table, seat);
      const name = callName(table, seat);
      if (table.sitters[seat].kind === 'ai') return t(stuck ? 'play.stuck' : 'play.thinking', { name });
      const next = seat === you ? t('play.yourTurn', { mark }) : t('play.turnOf', { name, mark });
      const { moves, cursor } = table.session;
      return moves[cursor - 1] === 'swap' ? t('play.swapped', { next }) : next;
    }
  }
}

/** Why a move cannot be played, and what to do instead. */
export function refusalText(code: string): string {
  const key = `refusal.${code}`;
  return t(isMessage(key) ? key : 'refusal.other');
}

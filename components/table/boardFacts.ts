import { FIRST_PLAYER_WINS, boardName, classic, type Session } from '@/engine';
import { t } from '@/components/i18n';

/** How many columns a position's board has, whatever the game. */
export function columnsOf(state: unknown): number {
  const { config } = state as { readonly config?: { readonly size?: number; readonly columns?: number } };
  return config?.size ?? config?.columns ?? 4;
}

/** What best play makes of a board, where that is proved. */
export function boardWorthText({ game, config }: Session): string | null {
  const checked = game === 'classic' ? classic.check(config) : undefined;
  if (!checked?.ok) return null;
  if (!FIRST_PLAYER_WINS.includes(boardName(checked.value))) return t('result.boardIsDraw');
  return t(checked.value.swap ? 'result.boardSwapWins' : 'result.boardFirstWins');
}

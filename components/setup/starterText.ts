import type { Starter } from '@/engine';
import { t } from '@/components/i18n';

const LABELS = {
  loser: 'setup.startsLoser',
  alternate: 'setup.startsAlternate',
  winner: 'setup.startsWinner',
  x: 'setup.startsX',
} as const satisfies Record<Starter, string>;

/** Who starts the next round, in a word. */
export function starterText(starter: Starter): string {
  return t(LABELS[starter]);
}

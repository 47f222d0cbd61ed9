import { groupOf, type Opponent, type Stats, type Where } from '@/engine';
import type { NamedTally } from '@/components/charts';
import { t } from '@/components/i18n';

/** Whom one can play, weakest first; people after the levels. */
export const OPPONENTS: readonly Opponent[] = [
  'easy',
  'medium',
  'hard',
  'expert',
  'adaptive',
  'nearby',
  'person',
];

/** Results against each opponent among the games of a choice; puzzles have none. */
export function byOpponent(stats: Stats, where: Where): readonly NamedTally[] {
  return OPPONENTS.map((opponent) => {
    const { wins, draws, losses } = groupOf(stats, { ...where, opponent });
    return { name: t(`records.opponent.${opponent}`), wins, draws, losses };
  }).filter(({ wins, draws, losses }) => wins + draws + losses > 0);
}

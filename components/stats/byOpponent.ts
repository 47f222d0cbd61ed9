import type { Opponent, Stats, Where } from '@/engine';
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

/** Results against each opponent among the games of a game or board; puzzles have none. */
export function byOpponent(stats: Stats, { game, board }: Where): readonly NamedTally[] {
  const groups = [...stats.groups.values()].filter(
    ({ where }) =>
      where.opponent !== undefined &&
      where.side === undefined &&
      (game === undefined || where.game === game) &&
      (board === undefined || where.board === board),
  );
  return OPPONENTS.map((opponent) => {
    const own = groups.filter(({ where }) => where.opponent === opponent);
    const sum = (key: 'wins' | 'draws' | 'losses') => own.reduce((total, group) => total + group[key], 0);
    return {
      name: t(`records.opponent.${opponent}`),
      wins: sum('wins'),
      draws: sum('draws'),
      losses: sum('losses'),
    };
  }).filter(({ wins, draws, losses }) => wins + draws + losses > 0);
}

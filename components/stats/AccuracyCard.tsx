import { useFocusEffect } from 'expo-router';
import { useCallback, useMemo } from 'react';

import { addAccuracies, gamesWithin, type Stats, type Where } from '@/engine';
import { Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { judgeGames, useAccuracies } from '@/stores';

interface AccuracyCardProps {
  readonly stats: Stats;
  readonly where: Where;
}

function unaidedClassic(stats: Stats, where: Where): readonly string[] {
  if (where.game !== undefined && where.game !== 'classic') return [];
  const games = gamesWithin(stats, { ...where, game: 'classic' });
  return games.filter(({ assisted }) => !assisted).map(({ id }) => id);
}

/** Classic is solved, so what each move gave away is known exactly: shown over the unaided games of the choice. */
export function AccuracyCard({ stats, where }: AccuracyCardProps) {
  const judged = useAccuracies((state) => state.judged);
  const ids = useMemo(() => unaidedClassic(stats, where), [stats, where]);
  // The latest first: they say most about how somebody plays now. A screen that covers this one has the phone to itself.
  useFocusEffect(useCallback(() => judgeGames([...ids].reverse()), [ids]));
  if (ids.length === 0) return null;
  const known = ids.flatMap((id) => judged.get(id) ?? []);
  const { moves, best, lost } = addAccuracies(known);
  return (
    <Card>
      <Words as="heading">{t('records.stats.accuracy')}</Words>
      {moves > 0 ? (
        <>
          <Words as="title">
            {t('records.stats.accuracyBest', { share: Math.round((100 * best) / moves) })}
          </Words>
          <Words>{t('records.stats.accuracyLost', { lost: (lost / moves).toFixed(2) })}</Words>
        </>
      ) : null}
      <Words as="small" tone="muted">
        {known.length < ids.length
          ? t('records.stats.judging', { done: known.length, count: ids.length })
          : t('records.stats.accuracyOf', {
              count: known.length,
              moves: t('records.moves', { count: moves }),
            })}
      </Words>
    </Card>
  );
}

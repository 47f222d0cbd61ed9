import { useEffect, useMemo } from 'react';

import type { GameRecord, Where } from '@/engine';
import { Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { addAccuracies, boardOf, judgeGames, useAccuracies } from '@/stores';

const LATEST = 20;

/** Classic is solved, so what each move gave away is known exactly: shown over the latest unaided games. */
export function AccuracyCard({
  records,
  where,
}: {
  readonly records: readonly GameRecord[];
  readonly where: Where;
}) {
  const { game, board } = where;
  const latest = useMemo(
    () =>
      records
        .filter(
          (record) =>
            record.game === 'classic' &&
            record.you !== null &&
            !record.assisted &&
            (board === undefined || boardOf(record) === board),
        )
        .slice(-LATEST),
    [records, board],
  );
  const byRecord = useAccuracies((state) => state.byRecord);
  useEffect(() => judgeGames(latest), [latest]);
  if (latest.length === 0 || (game !== undefined && game !== 'classic')) return null;
  const known = latest.flatMap(({ id }) => byRecord[id] ?? []);
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
        {known.length < latest.length
          ? t('records.stats.judging', { done: known.length, count: latest.length })
          : t('records.stats.accuracyOf', {
              count: known.length,
              moves: t('records.moves', { count: moves }),
            })}
      </Words>
    </Card>
  );
}

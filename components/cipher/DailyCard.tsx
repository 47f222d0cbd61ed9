import { useRouter } from 'expo-router';
import { useState } from 'react';

import { dailyFor, writeSeedId } from '@/engine/cipher';
import type { GameRecord } from '@/engine';
import { Button, Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { longDate } from '@/components/i18n/dates';
import type { CalendarDate } from '@/platform/clock';
import { shareText } from '@/platform/share';
import { usePuzzles } from '@/stores';

import { starsText, tierName } from './names';
import { isWorthResuming } from './PuzzleCard';
import { dailyShareText } from './shareTexts';
import { Stars } from './Stars';

interface DailyCardProps {
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly result: GameRecord | undefined;
}

/** A day's puzzle: to be played, or how it went. */
export function DailyCard({ date, isToday, result }: DailyCardProps) {
  const router = useRouter();
  const [shared, setShared] = useState(false);
  const daily = dailyFor(date);
  const id = daily.ok ? writeSeedId(daily.value.tier, daily.value.seed) : null;
  const started = usePuzzles((state) =>
    state.attempts.some((attempt) => attempt.puzzle.id === id && isWorthResuming(attempt)),
  );
  if (!daily.ok || id === null) return null;

  const share = result && !result.assisted ? dailyShareText(result) : null;
  const playLabel = started
    ? 'cipher.daily.resume'
    : result
      ? 'cipher.daily.again'
      : isToday
        ? 'cipher.daily.play'
        : 'cipher.daily.playYesterday';
  return (
    <Card>
      <Words as="heading">{t('cipher.dailyTitle', { number: daily.value.number })}</Words>
      <Words tone="muted">
        {t('cipher.daily.which', { date: longDate(date), tier: tierName(daily.value.tier) })}
      </Words>
      {result ? <Result result={result} /> : null}
      {isToday || result ? null : <Words as="small">{t('cipher.daily.yesterdayNote')}</Words>}
      {share === null ? null : (
        <Button
          kind="main"
          icon="share"
          label={t(shared ? 'cipher.solved.shared' : 'cipher.daily.share')}
          onPress={() => void shareText(share).then(setShared)}
        />
      )}
      <Button
        kind={isToday && !result ? 'main' : 'plain'}
        label={t(playLabel)}
        onPress={() => router.push({ pathname: '/puzzle/[id]', params: { id } })}
      />
    </Card>
  );
}

function Result({ result }: { readonly result: GameRecord }) {
  if (result.assisted) return <Words>{t('cipher.daily.assisted')}</Words>;
  const stars = result.puzzle?.stars ?? 0;
  return (
    <>
      <Stars count={stars} size={30} />
      <Words>
        {t('cipher.daily.solved', {
          stars: starsText(stars),
          moves: result.moves.length,
          par: result.puzzle?.par ?? 0,
        })}
      </Words>
    </>
  );
}

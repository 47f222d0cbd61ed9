import { useRouter } from 'expo-router';

import { dailyFor, writeSeedId } from '@/engine/cipher';
import type { GameRecord } from '@/engine';
import { Button, Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { longDate } from '@/components/i18n/dates';
import type { CalendarDate } from '@/platform/clock';
import { isWorthResuming, usePuzzles } from '@/stores';

import { starsText, tierName } from './names';
import { dailyShareText } from './shareTexts';
import { Stars } from './Stars';
import { useShare } from './useShare';

interface DailyCardProps {
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly result: GameRecord | undefined;
}

/** A day's puzzle: to be played, or how it went. */
export function DailyCard({ date, isToday, result }: DailyCardProps) {
  const router = useRouter();
  const { share, labelOr } = useShare();
  const daily = dailyFor(date);
  const id = daily.ok ? writeSeedId(daily.value.tier, daily.value.seed) : null;
  const started = usePuzzles((state) =>
    state.attempts.find((attempt) => attempt.puzzle.id === id && isWorthResuming(attempt)),
  );
  if (!daily.ok || id === null) return null;

  const resultText = result ? dailyShareText(result) : null;
  const day = isToday ? 'today' : 'yesterday';
  // What was begun on its own day counts for it whenever it is solved.
  const isLate = !isToday && !result && (started?.daily ?? null) === null;
  const playLabel = started
    ? t(`cipher.daily.resume.${day}`)
    : t(result ? 'cipher.daily.again' : `cipher.daily.play.${day}`);
  return (
    <Card>
      <Words as="heading">{t('cipher.dailyTitle', { number: daily.value.number })}</Words>
      <Words tone="muted">
        {t('cipher.daily.which', { date: longDate(date), tier: tierName(daily.value.tier) })}
      </Words>
      {result ? <Result result={result} /> : null}
      {isLate ? <Words as="small">{t('cipher.daily.yesterdayNote')}</Words> : null}
      {resultText === null ? null : (
        <Button
          kind="main"
          icon="share"
          label={labelOr(t('cipher.daily.share'))}
          onPress={() => share(resultText)}
        />
      )}
      <Button
        kind={isToday && !result ? 'main' : 'plain'}
        label={playLabel}
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
          count: result.moves.length,
          par: result.puzzle?.par ?? 0,
        })}
      </Words>
    </>
  );
}

import { dateOfDay, dayNumber } from '@/engine';
import { LAUNCH_DAY } from '@/engine/cipher';
import { Card, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { fullDate } from '@/components/i18n/dates';
import { DailyCard } from '@/components/cipher/DailyCard';
import { StreakCalendar } from '@/components/cipher/StreakCalendar';
import { useDailies } from '@/components/cipher/useDailies';

/** Today's puzzle, the streak, and yesterday's. */
export function DailyScreen() {
  const dailies = useDailies();
  const { today, number, streak, results } = dailies;
  return (
    <Screen title={t('cipher.daily.title')}>
      {number === 0 ? <Words>{t('cipher.daily.none', { date: fullDate(LAUNCH_DAY) })}</Words> : null}
      <DailyCard date={today} isToday result={results.get(number)} />
      <Card>
        <Words as="heading">{t('cipher.daily.streak')}</Words>
        <Words>
          {streak.current === 0
            ? t('cipher.daily.noStreak')
            : t('cipher.daily.streakIs', { count: streak.current })}
        </Words>
        {streak.longest === 0 ? null : (
          <Words as="small" tone="muted">
            {t('cipher.daily.best', { count: streak.longest })}
          </Words>
        )}
        <StreakCalendar {...dailies} />
      </Card>
      {number > 1 ? (
        <>
          <Words as="heading">{t('cipher.daily.yesterday')}</Words>
          <DailyCard
            date={dateOfDay(dayNumber(today) - 1)}
            isToday={false}
            result={results.get(number - 1)}
          />
        </>
      ) : null}
    </Screen>
  );
}

import { StyleSheet, View } from 'react-native';

import { averageLength, gamesIn, winRate, type Group } from '@/engine';
import { Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { FEWEST_GAMES, IntervalBar, RateChart, ResultBars } from '@/components/charts';
import { space } from '@/components/theme';

import { Fact } from './Fact';

const percent = (share: number) => Math.round(share * 100);

function streakText(run: number): string {
  if (run === 0) return t('records.stats.noStreak');
  return run > 0 ? t('records.stats.winning', { count: run }) : t('records.stats.losing', { count: -run });
}

/** What a set of games came to: the win rate and how sure it is, streaks, length, and how it went over time. */
export function GroupCard({ group, title }: { readonly group: Group; readonly title: string }) {
  const games = gamesIn(group);
  const { share, low, high } = winRate(group);
  return (
    <Card>
      <Words as="heading">{title}</Words>
      {games === 0 ? (
        <Words>{t('records.stats.noneCounted')}</Words>
      ) : (
        <>
          <Words as="title">{t('records.stats.rate', { share: percent(share) })}</Words>
          <IntervalBar share={share} low={low} high={high} />
          <Words as="small" tone="muted">
            {t('records.stats.interval', { low: percent(low), high: percent(high) })}
          </Words>
          <ResultBars tallies={[{ name: t('records.stats.results'), ...group }]} />
          <View style={styles.facts}>
            <Fact name={t('records.stats.games')} value={String(games)} />
            <Fact name={t('records.stats.length')} value={averageLength(group).toFixed(1)} />
            <Fact name={t('records.stats.streak')} value={streakText(group.run)} />
            <Fact name={t('records.stats.longestWinning')} value={String(group.longestWinning)} />
            <Fact name={t('records.stats.longestLosing')} value={String(group.longestLosing)} />
            <Fact name={t('records.stats.assistedGames')} value={String(group.assisted)} />
          </View>
          {games >= FEWEST_GAMES ? (
            <>
              <Words as="label">{t('records.stats.overTime')}</Words>
              <RateChart form={group.form} />
            </>
          ) : null}
        </>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});

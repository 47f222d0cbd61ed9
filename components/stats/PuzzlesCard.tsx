import { StyleSheet, View } from 'react-native';

import { dayStreak, type PuzzleTally, type Stats } from '@/engine';
import { Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { dailyToday } from '@/stores';

/** Puzzles by tier with their stars, and the streak of daily ones. */
export function PuzzlesCard({ stats }: { readonly stats: Stats }) {
  const tiers = [...stats.puzzles].sort(([a], [b]) => a.localeCompare(b));
  if (tiers.length === 0) return null;
  const { current, longest } = dayStreak(stats.dailies.keys(), dailyToday()?.number ?? 0);
  return (
    <Card>
      <Words as="heading">{t('records.stats.puzzles')}</Words>
      {tiers.map(([tier, tally]) => (
        <Tier key={tier} tier={tier} tally={tally} />
      ))}
      {longest > 0 ? <Words>{t('records.stats.dailyStreak', { count: current, longest })}</Words> : null}
    </Card>
  );
}

function Tier({ tier, tally }: { readonly tier: string; readonly tally: PuzzleTally }) {
  const { stars, solved, atPar, assisted, timed, seconds } = tally;
  const counts = { three: stars[3], two: stars[2], one: stars[1] };
  return (
    <View>
      <View style={styles.row}>
        <Words as="label">
          {tier === '' ? t('records.stats.ownPuzzles') : t('records.stats.tier', { tier })}
        </Words>
        <Words aria-label={t('records.stats.starsSpoken', counts)}>{t('records.stats.stars', counts)}</Words>
      </View>
      <Words as="small" tone="muted">
        {[t('records.stats.solved', { count: solved }), t('records.stats.atPar', { count: atPar })].join(
          ' · ',
        )}
      </Words>
      {timed > 0 ? (
        <Words as="small" tone="muted">
          {t('records.stats.averageTime', { time: minutesText(seconds / timed) })}
        </Words>
      ) : null}
      {assisted > 0 ? (
        <Words as="small" tone="muted">
          {t('records.stats.assisted', { count: assisted })}
        </Words>
      ) : null}
    </View>
  );
}

/** `2:05` */
function minutesText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
});

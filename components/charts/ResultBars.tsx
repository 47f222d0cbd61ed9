import { StyleSheet, View } from 'react-native';

import { Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';

import { ChartFrame } from './ChartFrame';
import { ResultBar, type Tally3 } from './ResultBar';

/** The results against one opponent. */
export interface NamedTally extends Tally3 {
  readonly name: string;
}

const LEGEND = [
  ['records.charts.legendWon', { wins: 1, draws: 0, losses: 0 }],
  ['records.charts.legendDrawn', { wins: 0, draws: 1, losses: 0 }],
  ['records.charts.legendLost', { wins: 0, draws: 0, losses: 1 }],
] as const;

/** Results side by side, each bar with its numbers. */
export function ResultBars({ tallies }: { readonly tallies: readonly NamedTally[] }) {
  return (
    <View style={styles.bars}>
      {tallies.map(({ name, wins, draws, losses }) => (
        <View key={name} style={styles.bar}>
          <View style={styles.words} aria-hidden>
            <Words as="label">{name}</Words>
            <Words as="small" tone="muted">
              {t('records.stats.tally', { won: wins, drawn: draws, lost: losses })}
            </Words>
          </View>
          <ChartFrame label={t('records.charts.bar', { name, won: wins, drawn: draws, lost: losses })}>
            {(width) => <ResultBar width={width} wins={wins} draws={draws} losses={losses} />}
          </ChartFrame>
        </View>
      ))}
      <View style={styles.legend} aria-hidden>
        {LEGEND.map(([key, sample]) => (
          <View key={key} style={styles.sample}>
            <ResultBar width={28} {...sample} />
            <Words as="small" tone="muted">
              {t(key)}
            </Words>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bars: { gap: space.m },
  bar: { gap: space.xs },
  words: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  sample: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});

import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path } from 'react-native-svg';

import { rollingWinRate, type RatePoint } from '@/engine';
import { Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space, useTheme } from '@/components/theme';

import { ChartFrame } from './ChartFrame';

const HEIGHT = 120;
const MARGIN = 6;
const MOST_POINTS = 60;
/** Wide enough to be calm, narrow enough to show a change of form. */
const WINDOW = 20;
const GRID = [0, 0.5, 1];

/** The fewest games that make a line worth drawing. */
export const FEWEST_GAMES = 5;

const percent = (share: number) => Math.round(share * 100);

function describe(points: readonly RatePoint[], games: number): string {
  const rates = points.map(({ rate }) => percent(rate));
  return t('records.charts.rate', {
    count: games,
    first: rates[0] ?? 0,
    now: rates[rates.length - 1] ?? 0,
    low: Math.min(...rates),
    high: Math.max(...rates),
  });
}

/** The share of wins among the latest games, as it went. `form` is one letter for each game. */
export function RateChart({ form }: { readonly form: string }) {
  const { colors } = useTheme();
  // The first few points would leap about: a rate needs some games behind it.
  const points = rollingWinRate(form, WINDOW, MOST_POINTS).filter(({ game }) => game >= 3);
  return (
    <View style={styles.chart}>
      <View style={styles.row}>
        <View style={styles.scale} aria-hidden>
          {[...GRID].reverse().map((share) => (
            <Words key={share} as="small" tone="muted">
              {t('records.charts.percent', { percent: percent(share) })}
            </Words>
          ))}
        </View>
        <View style={styles.drawing}>
          <ChartFrame label={describe(points, form.length)}>
            {(width) => {
              const x = (i: number) => MARGIN + (i * (width - 2 * MARGIN)) / Math.max(1, points.length - 1);
              const y = (rate: number) => MARGIN + (1 - rate) * (HEIGHT - 2 * MARGIN);
              const line = points.map(({ rate }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(rate)}`).join('');
              const last = points.length - 1;
              return (
                <Svg width={width} height={HEIGHT}>
                  {GRID.map((share) => (
                    <Line
                      key={share}
                      x1={0}
                      x2={width}
                      y1={y(share)}
                      y2={y(share)}
                      stroke={colors.line}
                      strokeWidth={1}
                      {...(share === 0.5 ? { strokeDasharray: '4 4' } : {})}
                      opacity={0.5}
                    />
                  ))}
                  <Path
                    d={`${line}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`}
                    fill={colors.accent}
                    opacity={0.14}
                  />
                  <Path
                    d={line}
                    stroke={colors.accentText}
                    strokeWidth={2.5}
                    strokeLinejoin="round"
                    strokeLinecap="round"
                    fill="none"
                  />
                  <Circle cx={x(last)} cy={y(points[last]?.rate ?? 0)} r={5} fill={colors.accentText} />
                </Svg>
              );
            }}
          </ChartFrame>
          <View style={styles.ends} aria-hidden>
            <Words as="small" tone="muted">
              {t('records.charts.firstGame', { game: points[0]?.game ?? 1 })}
            </Words>
            <Words as="small" tone="muted">
              {t('records.charts.lastGame', { game: form.length })}
            </Words>
          </View>
        </View>
      </View>
      <Words as="small" tone="muted">
        {t('records.charts.window', { count: WINDOW })}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
  scale: { height: HEIGHT, justifyContent: 'space-between', alignItems: 'flex-end' },
  drawing: { flex: 1 },
  ends: { flexDirection: 'row', justifyContent: 'space-between' },
});

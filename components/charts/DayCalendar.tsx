import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

import { dateOfDay } from '@/engine';
import { Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { dateText } from '@/components/history/dateText';
import { useTheme } from '@/components/theme';

import { ChartFrame } from './ChartFrame';

const LEAST_STEP = 16;
const DAYS = 7;
const MOST_WEEKS = 26;
/** The side of a day's square by how many games it saw: size tells as much as colour. */
const SIDES = [4, 8, 11, 14] as const;
const GAMES_FOR_SIZE = [1, 3, 6] as const;

/** Day 0, 1 January 1970, was a Thursday; weeks begin on Monday. */
function weekdayOf(day: number): number {
  return (day + 3) % DAYS;
}

function sideFor(games: number): number {
  return SIDES[GAMES_FOR_SIZE.filter((least) => games >= least).length]!;
}

interface DayCalendarProps {
  /** Games by day number. */
  readonly days: ReadonlyMap<number, number>;
  readonly today: number;
}

/** The latest weeks, a column each; the more games on a day, the larger its square. Today has a frame. */
export function DayCalendar({ days, today }: DayCalendarProps) {
  const { colors } = useTheme();
  const firstOf = (weeks: number) => today - weekdayOf(today) - (weeks - 1) * DAYS;
  const label = describe(days, firstOf(MOST_WEEKS), today);
  return (
    <ChartFrame label={label}>
      {(width) => {
        const weeks = Math.max(1, Math.min(MOST_WEEKS, Math.floor(width / LEAST_STEP)));
        const step = Math.floor((10 * width) / weeks) / 10;
        const first = firstOf(weeks);
        const { year, month, day } = dateOfDay(first);
        return (
          <View style={{ width: weeks * step }}>
            <Svg width={weeks * step} height={DAYS * step}>
              {Array.from({ length: today - first + 1 }, (_, i) => {
                const games = days.get(first + i) ?? 0;
                const side = sideFor(games);
                const [x, y] = [Math.floor(i / DAYS) * step, (i % DAYS) * step];
                const inset = (step - side) / 2;
                return (
                  <Rect
                    key={i}
                    x={x + inset}
                    y={y + inset}
                    width={side}
                    height={side}
                    rx={side / 4}
                    fill={games > 0 ? colors.accentText : colors.line}
                    opacity={games > 0 ? 1 : 0.55}
                  />
                );
              })}
              <Rect
                x={(weeks - 1) * step + 0.75}
                y={weekdayOf(today) * step + 0.75}
                width={step - 1.5}
                height={step - 1.5}
                rx={4}
                fill="none"
                stroke={colors.text}
                strokeWidth={1.5}
              />
            </Svg>
            <View style={styles.ends} aria-hidden>
              <Words as="small" tone="muted">
                {dateText(new Date(year, month - 1, day).getTime())}
              </Words>
              <Words as="small" tone="muted">
                {t('records.charts.today')}
              </Words>
            </View>
          </View>
        );
      }}
    </ChartFrame>
  );
}

function describe(days: ReadonlyMap<number, number>, first: number, today: number): string {
  const played = [...days].filter(([day]) => day >= first && day <= today);
  return t('records.charts.days', {
    days: played.length,
    total: today - first + 1,
    games: t('records.charts.games', { count: played.reduce((sum, [, games]) => sum + games, 0) }),
  });
}

const styles = StyleSheet.create({
  ends: { flexDirection: 'row', justifyContent: 'space-between' },
});

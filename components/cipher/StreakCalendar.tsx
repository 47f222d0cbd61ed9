import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { dateOfDay, dayNumber, weekdayOf } from '@/engine';
import { Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { fullDate, shortWeekday } from '@/components/i18n/dates';
import { radius, space, useStyles, useTheme, type Palette } from '@/components/theme';

import { starsText } from './names';
import { OUTLINES } from './symbols';
import type { Dailies } from './useDailies';

const WEEKS = 5;
const DAYS = 7;

/** The last weeks, Monday first, with the stars of every day. */
export function StreakCalendar({ today, number, results }: Dailies) {
  const styles = useStyles(makeStyles);
  const now = dayNumber(today);
  const first = now - weekdayOf(now) - (WEEKS - 1) * DAYS;
  const days = Array.from({ length: WEEKS * DAYS }, (_, i) => first + i);
  return (
    <View role="group" aria-label={t('cipher.daily.calendar')} style={styles.weeks}>
      <View style={styles.week} aria-hidden>
        {days.slice(0, DAYS).map((day) => (
          <Words key={day} as="small" tone="muted" style={styles.weekday}>
            {shortWeekday(dateOfDay(day))}
          </Words>
        ))}
      </View>
      {Array.from({ length: WEEKS }, (_, week) => (
        <View key={week} style={styles.week}>
          {days.slice(week * DAYS, (week + 1) * DAYS).map((day) => {
            const result = results.get(number - (now - day));
            return (
              <Day
                key={day}
                day={day}
                ahead={day - now}
                hasPuzzle={number - (now - day) >= 1}
                stars={result ? (result.puzzle?.stars ?? 0) : null}
              />
            );
          })}
        </View>
      ))}
    </View>
  );
}

interface DayProps {
  readonly day: number;
  /** Days from today. */
  readonly ahead: number;
  readonly hasPuzzle: boolean;
  readonly stars: number | null;
}

function dayLabel({ day, ahead, hasPuzzle, stars }: DayProps): string {
  const date = fullDate(dateOfDay(day));
  if (ahead > 0 || !hasPuzzle) return t('cipher.daily.dayNone', { date });
  if (stars !== null) return t('cipher.daily.dayStars', { date, stars: starsText(stars) });
  return t(ahead === 0 ? 'cipher.daily.dayToday' : 'cipher.daily.dayMissed', { date });
}

function Day(props: DayProps) {
  const styles = useStyles(makeStyles);
  const { colors } = useTheme();
  const { day, ahead, hasPuzzle, stars } = props;
  return (
    <View
      accessible
      role="img"
      aria-label={dayLabel(props)}
      style={[styles.day, (stars ?? 0) > 0 && styles.solved, ahead === 0 && styles.today]}
    >
      <Words as="small" tone={ahead > 0 || !hasPuzzle ? 'muted' : 'text'} maxFontSizeMultiplier={1.4}>
        {dateOfDay(day).day}
      </Words>
      <View style={styles.stars}>
        {Array.from({ length: stars ?? 0 }, (_, star) => (
          <Svg key={star} width={10} height={10} viewBox="0 0 100 100" aria-hidden>
            <Path d={OUTLINES.star} fill={colors.star} />
          </Svg>
        ))}
      </View>
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    weeks: { gap: space.xs },
    week: { flexDirection: 'row', gap: space.xs },
    weekday: { flex: 1, textAlign: 'center' },
    day: {
      flex: 1,
      minHeight: 44,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: radius.s,
      borderWidth: 2,
      borderColor: 'transparent',
    },
    solved: { backgroundColor: colors.last },
    today: { borderColor: colors.accentText },
    stars: { flexDirection: 'row', height: 11 },
  });

import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { Icon, Press, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';

import { Stars } from './Stars';
import { useDailies } from './useDailies';

/** The way from the start screen to today's puzzle, with the streak. */
export function DailyEntry() {
  const styles = useStyles(makeStyles);
  const router = useRouter();
  const { number, streak, results } = useDailies();
  const title = number === 0 ? t('cipher.daily.title') : t('cipher.daily.entry', { number });
  const note =
    streak.current > 0 ? t('cipher.daily.streakIs', { count: streak.current }) : t('cipher.daily.home');
  const stars = results.get(number)?.puzzle?.stars;
  return (
    <Press label={`${title}. ${note}`} onPress={() => router.push('/daily')} style={styles.entry}>
      <Icon name="daily" tone="accentText" size={28} />
      <View style={styles.words}>
        <Words as="label">{title}</Words>
        <Words as="small" tone="muted">
          {note}
        </Words>
      </View>
      {stars === undefined ? <Icon name="forward" tone="muted" /> : <Stars count={stars} size={20} />}
    </Press>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    entry: {
      minHeight: TOUCH + space.l,
      flexDirection: 'row',
      alignItems: 'center',
      gap: space.m,
      paddingHorizontal: space.l,
      paddingVertical: space.s,
      borderRadius: radius.l,
      borderWidth: 1,
      borderColor: colors.sunken,
      backgroundColor: colors.surface,
    },
    words: { flex: 1 },
  });

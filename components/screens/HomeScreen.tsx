import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { GAME_IDS } from '@/engine';
import { Icon, Press, Screen, Words, type IconName } from '@/components/controls';
import { t } from '@/components/i18n';
import { Logo } from '@/components/board/Logo';
import { DailyEntry } from '@/components/cipher/DailyEntry';
import { PuzzleCard } from '@/components/cipher/PuzzleCard';
import { GameCard } from '@/components/home/GameCard';
import { TableCard } from '@/components/home/TableCard';
import { NearbyCards } from '@/components/nearby';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';
import { tableHere } from '@/platform/links';
import { isWorthResuming, useNearbyKept, usePuzzles, useTables } from '@/stores';

const PLACES = [
  { icon: 'nearby', label: 'home.nearby', to: '/nearby' },
  { icon: 'learn', label: 'home.learn', to: '/learn/classic' },
  { icon: 'stats', label: 'home.stats', to: '/stats' },
  { icon: 'settings', label: 'home.settings', to: '/settings' },
] as const satisfies readonly { icon: IconName; label: string; to: string }[];

/** What can be done in one tap: go on with a game, start one, or look around. */
export function HomeScreen() {
  const styles = useStyles(makeStyles);
  const router = useRouter();
  const tables = useTables((state) => state.list);
  const attempts = usePuzzles((state) => state.attempts).filter(isWorthResuming);
  // Asked first: the code that draws these cards is fetched where there is one to draw.
  const nearby = useNearbyKept() || tableHere() !== null;
  return (
    <Screen>
      <View style={styles.head}>
        <Logo size={72} />
        <Words as="title">{t('app.name')}</Words>
        <Words tone="muted">{t('app.tagline')}</Words>
      </View>
      {nearby ? <NearbyCards /> : null}
      {tables.length + attempts.length > 0 ? (
        <View style={styles.group}>
          <Words as="heading">{t('home.inProgress')}</Words>
          {tables.map((table) => (
            <TableCard key={table.id} table={table} />
          ))}
          {attempts.map((attempt) => (
            <PuzzleCard key={attempt.puzzle.id} attempt={attempt} />
          ))}
        </View>
      ) : null}
      <DailyEntry />
      <View style={styles.group}>
        {GAME_IDS.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </View>
      <View style={styles.places}>
        {PLACES.map(({ icon, label, to }) => (
          <Press key={to} label={t(label)} onPress={() => router.push(to)} style={styles.place}>
            <Icon name={icon} tone="accentText" size={26} />
            <Words as="small">{t(label)}</Words>
          </Press>
        ))}
      </View>
    </Screen>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    head: { alignItems: 'center', paddingTop: space.xl, gap: space.xs },
    group: { gap: space.m },
    places: { flexDirection: 'row', gap: space.m },
    place: {
      flex: 1,
      minHeight: TOUCH + space.xl,
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.xs,
      borderRadius: radius.l,
      borderWidth: 1,
      borderColor: colors.sunken,
      backgroundColor: colors.surface,
    },
  });

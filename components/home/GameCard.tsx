import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import type { GameId } from '@/engine';
import { Icon, Press, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { radius, space, useStyles, type Palette } from '@/components/theme';

import { GameArt } from './GameArt';

/** One of the three games: its picture, what it is, and one tap to its set-up. */
export function GameCard({ game }: { readonly game: GameId }) {
  const styles = useStyles(makeStyles);
  const router = useRouter();
  const name = t(`game.${game}.name`);
  return (
    <Press
      label={t('home.play', { game: name })}
      onPress={() => router.push({ pathname: '/new/[game]', params: { game } })}
      style={styles.card}
    >
      <GameArt game={game} />
      <View style={styles.words}>
        <Words as="heading">{name}</Words>
        <Words tone="muted">{t(`game.${game}.about`)}</Words>
      </View>
      <View style={styles.go}>
        <Icon name="forward" tone="onAccent" />
      </View>
    </Press>
  );
}

const GO = 36;

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    card: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: space.l,
      padding: space.l,
      borderRadius: radius.l,
      borderWidth: 1,
      borderColor: colors.sunken,
      backgroundColor: colors.surface,
    },
    words: { flex: 1, gap: space.xs },
    go: {
      width: GO,
      height: GO,
      borderRadius: radius.round,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: colors.accent,
    },
  });

import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { mostStars, NO_PUZZLES, type PuzzleTally } from '@/engine';
import { TIER_IDS, tierOf, type TierId } from '@/engine/cipher';
import { Press, Screen, Status, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';
import { isWorthResuming, prepareAhead, usePuzzles, useStats } from '@/stores';

import { ImportCard } from './ImportCard';
import { starsText, tierName } from './names';
import { PuzzleCard } from './PuzzleCard';
import { Stars } from './Stars';
import { makingText, useNextPuzzle } from './useNextPuzzle';

const KINDS = ['match', 'rules', 'cycle'] as const;

/** Every tier, with what was solved of it. A tap is a puzzle. */
export function TierPicker() {
  const styles = useStyles(makeStyles);
  const router = useRouter();
  const { puzzles } = useStats();
  const attempts = usePuzzles((state) => state.attempts).filter(isWorthResuming);
  const { making, next } = useNextPuzzle(({ id }) =>
    router.push({ pathname: '/puzzle/[id]', params: { id } }),
  );
  useEffect(() => void prepareAhead(null), []);
  return (
    <Screen title={t('cipher.picker.title')}>
      {attempts.length > 0 ? (
        <View style={styles.group}>
          <Words as="heading">{t('cipher.picker.inProgress')}</Words>
          {attempts.map((attempt) => (
            <PuzzleCard key={attempt.puzzle.id} attempt={attempt} />
          ))}
        </View>
      ) : null}
      {KINDS.map((kind) => (
        <View key={kind} style={styles.group}>
          <View>
            <Words as="heading">{t(`cipher.kind.${kind}`)}</Words>
            <Words as="small" tone="muted">
              {t(`cipher.kindNote.${kind}`)}
            </Words>
          </View>
          <View style={styles.tiers}>
            {TIER_IDS.filter((tier) => tierOf(tier).kind === kind).map((tier) => (
              <TierTile
                key={tier}
                tier={tier}
                tally={puzzles.get(tier) ?? NO_PUZZLES}
                note={making?.tier === tier ? makingText(making) : null}
                onPress={() => next(tier)}
              />
            ))}
          </View>
        </View>
      ))}
      <ImportCard />
      <View style={styles.spoken}>
        <Status>{making === null ? '' : makingText(making)}</Status>
      </View>
    </Screen>
  );
}

interface TierTileProps {
  readonly tier: TierId;
  readonly tally: PuzzleTally;
  readonly note: string | null;
  readonly onPress: () => void;
}

function TierTile({ tier, tally, note, onPress }: TierTileProps) {
  const styles = useStyles(makeStyles);
  const { rows, columns, symbols, par } = tierOf(tier);
  const shape = t('cipher.picker.shape', { rows, columns, symbols, least: par[0], most: par[1] });
  const { solved } = tally;
  const best = mostStars(tally);
  const count = solved > 0 ? t('cipher.picker.solved', { count: solved }) : t('cipher.picker.notYet');
  const spoken = solved > 0 ? `${count}, ${t('cipher.picker.best', { stars: starsText(best) })}` : count;
  return (
    <Press
      label={t('cipher.picker.tier', { tier: tierName(tier), shape, solved: spoken })}
      onPress={onPress}
      style={styles.tier}
    >
      <View style={styles.words}>
        <Words as="label">{tierName(tier)}</Words>
        <Words as="small" tone={note === null ? 'muted' : 'text'}>
          {note ?? shape}
        </Words>
      </View>
      <View style={styles.done}>
        {solved > 0 ? <Stars count={best} size={18} /> : null}
        <Words as="small" tone="muted">
          {count}
        </Words>
      </View>
    </Press>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    group: { gap: space.m },
    // A button's inside is not read out: what its tier says to the eye is said here to the ear.
    spoken: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
    tiers: { gap: space.s },
    tier: {
      minHeight: TOUCH + space.l,
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.m,
      paddingHorizontal: space.l,
      paddingVertical: space.s,
      borderRadius: radius.l,
      borderWidth: 1.5,
      borderColor: colors.line,
      backgroundColor: colors.surface,
    },
    words: { flexGrow: 1, flexShrink: 1 },
    done: { alignItems: 'flex-end', gap: 2 },
  });

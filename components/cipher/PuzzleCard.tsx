import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { isTouched, type Attempt } from '@/engine/cipher';
import { Button, Icon, Press, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';
import { discardPuzzle } from '@/stores';

import { attemptName } from './names';

/** Whether a puzzle is one to go on with. */
export function isWorthResuming(attempt: Attempt): boolean {
  return attempt.record === null && isTouched(attempt);
}

/** A puzzle in progress: tap to go on with it. */
export function PuzzleCard({ attempt }: { readonly attempt: Attempt }) {
  const styles = useStyles(makeStyles);
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { id, par } = attempt.puzzle;
  const name = attemptName(attempt);
  return (
    <View style={styles.card}>
      <Press
        label={t('cipher.card.resume', { name })}
        onPress={() => router.push({ pathname: '/puzzle/[id]', params: { id } })}
        style={styles.main}
      >
        <Words as="label">{name}</Words>
        <Words as="small" tone="muted">
          {t('cipher.card.line', { count: attempt.session.cursor, par })}
        </Words>
      </Press>
      <Press
        label={t('cipher.card.discard', { name })}
        onPress={() => setAsking(true)}
        style={styles.discard}
      >
        <Icon name="trash" tone="muted" />
      </Press>
      <Sheet title={t('cipher.card.discardQuestion')} open={asking} onClose={() => setAsking(false)}>
        <Words>{t('cipher.card.discardNote')}</Words>
        <Button kind="danger" label={t('common.delete')} onPress={() => discardPuzzle(id)} />
        <Button label={t('common.cancel')} onPress={() => setAsking(false)} />
      </Sheet>
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    card: {
      flexDirection: 'row',
      borderRadius: radius.l,
      borderWidth: 1.5,
      borderColor: colors.accentText,
      backgroundColor: colors.surface,
    },
    main: { flex: 1, minHeight: TOUCH + space.m, justifyContent: 'center', paddingHorizontal: space.l },
    discard: { width: TOUCH, alignItems: 'center', justifyContent: 'center' },
  });

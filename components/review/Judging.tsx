import { StyleSheet, View } from 'react-native';

import { Button, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';

import type { Judgement } from './useAnalysis';

/** How far the judging of a game has come; if it broke off, a way to go on. */
export function Judging({ judgement: { failed, progress, retry } }: { readonly judgement: Judgement }) {
  return (
    <View style={styles.judging}>
      <Words as="small" tone="muted">
        {failed ? t('review.failed') : t('review.analysing', { percent: Math.round(progress * 100) })}
      </Words>
      {failed ? <Button label={t('review.retry')} onPress={retry} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({ judging: { alignItems: 'center', gap: space.s } });

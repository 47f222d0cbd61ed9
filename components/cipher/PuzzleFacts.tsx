import { StyleSheet, View } from 'react-native';

import type { Attempt } from '@/engine/cipher';
import { Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';

/** Moves made, the fewest there are, and hints used. */
export function PuzzleFacts({ attempt }: { readonly attempt: Attempt }) {
  const facts = [
    [t('cipher.facts.moves'), attempt.session.cursor],
    [t('cipher.facts.par'), attempt.puzzle.par],
    [t('cipher.facts.hints'), attempt.hints],
  ] as const;
  return (
    <View style={styles.facts}>
      {facts.map(([name, count]) => (
        <View
          key={name}
          accessible
          role="group"
          aria-label={t('cipher.factIs', { name, count })}
          style={styles.fact}
        >
          <Words as="heading" role="presentation">
            {count}
          </Words>
          <Words as="small" tone="muted">
            {name}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: space.m },
  fact: { alignItems: 'center', minWidth: 44 },
});

import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, Icon, Press, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';

interface ResumeCardProps {
  readonly name: string;
  readonly line: string;
  readonly label: string;
  /** What tells cards of one label apart. */
  readonly hint?: string;
  readonly onResume: () => void;
  /** The words around throwing it away, and the deed. */
  readonly discard: {
    readonly label: string;
    readonly question: string;
    readonly note: string;
    readonly onDiscard: () => void;
  };
}

/** Something in progress: tap to go on with it, or throw it away after a question. */
export function ResumeCard({ name, line, label, hint, onResume, discard }: ResumeCardProps) {
  const styles = useStyles(makeStyles);
  const [asking, setAsking] = useState(false);
  return (
    <View style={styles.card}>
      <Press label={label} accessibilityHint={hint} onPress={onResume} style={styles.main}>
        <Words as="label">{name}</Words>
        <Words as="small" tone="muted">
          {line}
        </Words>
      </Press>
      <Press label={discard.label} onPress={() => setAsking(true)} style={styles.discard}>
        <Icon name="trash" tone="muted" />
      </Press>
      <Sheet title={discard.question} open={asking} onClose={() => setAsking(false)}>
        <Words>{discard.note}</Words>
        <Button kind="danger" label={t('common.delete')} onPress={discard.onDiscard} />
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

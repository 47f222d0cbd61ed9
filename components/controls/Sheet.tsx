import { type ReactNode } from 'react';
import { Modal, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLUMN, radius, space, useStyles, type Palette } from '@/components/theme';
import { useReducedMotion } from '@/components/motion';

import { Words } from './Words';

interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question or a result over the screen, at the thumb's end of it. */
export function Sheet({ title, open, onClose, children }: SheetProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const still = useReducedMotion();
  return (
    <Modal
      visible={open}
      transparent
      statusBarTranslucent
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
    >
      <View style={styles.scrim}>
        <View
          role="dialog"
          aria-modal
          aria-label={title}
          style={[styles.sheet, { paddingBottom: insets.bottom + space.l }]}
        >
          <ScrollView contentContainerStyle={styles.content}>
            <Words as="title">{title}</Words>
            {children}
          </ScrollView>
        </View>
      </View>
    </Modal>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    scrim: { flex: 1, justifyContent: 'flex-end', alignItems: 'center', backgroundColor: colors.scrim },
    sheet: {
      width: '100%',
      maxWidth: COLUMN,
      maxHeight: '90%',
      backgroundColor: colors.surface,
      borderTopLeftRadius: radius.l,
      borderTopRightRadius: radius.l,
      borderWidth: 1,
      borderColor: colors.line,
      borderBottomWidth: 0,
    },
    content: { padding: space.xl, gap: space.m },
  });

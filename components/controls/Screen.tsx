import { useRouter } from 'expo-router';
import { type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { t } from '@/components/i18n';
import { COLUMN, TOUCH, space, useTheme } from '@/components/theme';

import { Icon } from './Icon';
import { Press } from './Press';
import { Words } from './Words';

interface ScreenProps {
  readonly title?: string;
  /** Where back leads when the screen was opened directly, by a link. */
  readonly backTo?: '/' | null;
  readonly actions?: ReactNode;
  /** A screen that fills the height exactly, like a board, does not scroll. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
}

/** The frame of every screen: safe edges, a way back, a title, one readable column. */
export function Screen({ title, backTo = '/', actions, fixed = false, children }: ScreenProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const edges = { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right };
  const bottom = { paddingBottom: insets.bottom + space.l };
  return (
    <View style={[styles.fill, edges, { backgroundColor: colors.background }]}>
      {title === undefined ? null : <Bar title={title} backTo={backTo} actions={actions} />}
      {fixed ? (
        <View style={[styles.fill, bottom]}>{children}</View>
      ) : (
        <ScrollView contentContainerStyle={[styles.column, bottom]}>{children}</ScrollView>
      )}
    </View>
  );
}

function Bar({
  title,
  backTo,
  actions,
}: Required<Pick<ScreenProps, 'title'>> & Pick<ScreenProps, 'backTo' | 'actions'>) {
  const router = useRouter();
  const goBack = () => (router.canGoBack() ? router.back() : router.replace(backTo ?? '/'));
  return (
    <View style={styles.bar} role="banner">
      {backTo === null ? (
        <View style={styles.edge} />
      ) : (
        <Press label={t('common.back')} onPress={goBack} style={styles.edge}>
          <Icon name="back" />
        </Press>
      )}
      <Words as="heading" style={styles.title} numberOfLines={1}>
        {title}
      </Words>
      <View style={styles.actions}>{actions}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  column: {
    width: '100%',
    maxWidth: COLUMN,
    alignSelf: 'center',
    padding: space.l,
    gap: space.l,
    flexGrow: 1,
  },
  bar: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.s, minHeight: TOUCH + space.s },
  edge: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
  title: { flex: 1, textAlign: 'center' },
  actions: { minWidth: TOUCH, flexDirection: 'row', justifyContent: 'flex-end' },
});

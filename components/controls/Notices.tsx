import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { t } from '@/components/i18n';
import { partName } from '@/components/i18n/partName';
import { COLUMN, radius, space, useStyles, type Palette } from '@/components/theme';
import { discardStuck, dismissNotice, useNotices, type Notice } from '@/stores';

import { Button } from './Button';
import { Words } from './Words';

function sentence(notice: Notice): string {
  if (!('slices' in notice)) return t(`storage.${notice.kind}`);
  const slice = [...new Set(notice.slices.map(partName))].join(', ');
  return t(notice.kind === 'stuck' ? 'storage.stuck' : 'storage.setAside', { slice });
}

/** What a person must be told about their saved data: once, and until they close it. */
export function Notices() {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const notice = useNotices((state) => state.waiting[0]);
  if (!notice) return null;
  return (
    <View style={[styles.place, { bottom: insets.bottom + space.l }]}>
      <View role="alert" style={styles.notice}>
        <Words tone="text" style={styles.words}>
          {sentence(notice)}
        </Words>
        {notice.kind === 'stuck' ? (
          <Button kind="danger" label={t('storage.discard')} onPress={() => void discardStuck()} />
        ) : null}
        <Button kind="quiet" label={t('common.ok')} onPress={dismissNotice} />
      </View>
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    place: { position: 'absolute', left: space.l, right: space.l, alignItems: 'center' },
    notice: {
      width: '100%',
      maxWidth: COLUMN,
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: space.s,
      padding: space.m,
      borderRadius: radius.m,
      borderWidth: 2,
      borderColor: colors.caution,
      backgroundColor: colors.surface,
    },
    // Beside one button, and above two.
    words: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
  });

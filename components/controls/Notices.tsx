import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { isMessage, t } from '@/components/i18n';
import { COLUMN, radius, space, useStyles, type Palette } from '@/components/theme';
import { dismissNotice, useNotices, type Notice } from '@/stores';

import { Button } from './Button';
import { Words } from './Words';

/** What a part of the saved data is to the person whose it is. */
function nameOf(slice: string): string {
  const key = `records.parts.${slice}`;
  return isMessage(key) ? t(key) : slice;
}

function sentence(notice: Notice): string {
  return notice.kind === 'set-aside'
    ? t('storage.setAside', { slice: notice.slices.map(nameOf).join(', ') })
    : t(`storage.${notice.kind}`);
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
      alignItems: 'center',
      gap: space.s,
      padding: space.m,
      borderRadius: radius.m,
      borderWidth: 2,
      borderColor: colors.caution,
      backgroundColor: colors.surface,
    },
    words: { flex: 1 },
  });

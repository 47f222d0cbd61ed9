import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { partName, partTitle } from '@/components/i18n/partName';
import { dateText } from '@/components/history/dateText';
import { space } from '@/components/theme';
import { canPutBack, deleteAside, type Aside } from '@/stores';

interface AsideRowProps {
  readonly aside: Aside;
  readonly onExport: () => void;
  readonly onRetry: () => void;
}

/** One text that was set aside, and what can be done with it. */
export function AsideRow({ aside, onExport, onRetry }: AsideRowProps) {
  const [asking, setAsking] = useState(false);
  const which = { part: partName(aside.slice), date: dateText(aside.at) };
  return (
    <View style={styles.row}>
      <Words as="label">{partTitle(aside.slice)}</Words>
      <Words as="small" tone="muted">
        {t('records.settings.asideDate', which)}
      </Words>
      <View style={styles.actions}>
        {canPutBack(aside) ? (
          <Button
            label={t('records.settings.asideRetry', which)}
            title={t('records.settings.asideRetryTitle')}
            onPress={onRetry}
          />
        ) : null}
        <Button
          label={t('records.settings.asideExport', which)}
          title={t('records.settings.asideExportTitle')}
          onPress={onExport}
        />
        <Button
          kind="danger"
          label={t('records.settings.asideDelete', which)}
          title={t('common.delete')}
          onPress={() => setAsking(true)}
        />
      </View>
      <Sheet title={t('records.settings.asideQuestion')} open={asking} onClose={() => setAsking(false)}>
        <Words>{t('records.settings.asideDeleteNote')}</Words>
        <Button kind="danger" label={t('common.delete')} onPress={() => void deleteAside(aside)} />
        <Button label={t('common.cancel')} onPress={() => setAsking(false)} />
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.xs },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});

import { StyleSheet, View } from 'react-native';

import { Button, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { partTitle } from '@/components/i18n/partName';
import { dateText } from '@/components/history/dateText';
import { space } from '@/components/theme';
import type { PartPreview, Preview } from '@/stores';

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** What a file holds and what it would replace, part by part, before anything happens. */
export function ImportPreview({ preview, onAccept, onClose }: ImportPreviewProps) {
  return (
    <Sheet title={t('records.settings.importTitle')} open onClose={onClose}>
      <Words>{t('records.settings.importDate', { date: dateText(preview.at) })}</Words>
      <View style={styles.parts}>
        {preview.parts.map((part) => (
          <Part key={part.part} preview={part} />
        ))}
      </View>
      <Button kind="danger" label={t('records.settings.importDo')} onPress={onAccept} />
      <Button label={t('common.cancel')} onPress={onClose} />
    </Sheet>
  );
}

function Part({ preview }: { readonly preview: PartPreview }) {
  const stays = preview.kind === 'stays' || (preview.kind === 'chosen' && preview.changes === 0);
  return (
    <View style={styles.part}>
      <Words style={styles.name}>{partTitle(preview.part)}</Words>
      <Words as="small" tone={stays ? 'muted' : 'text'} style={styles.what}>
        {whatHappens(preview)}
      </Words>
    </View>
  );
}

function whatHappens(preview: PartPreview): string {
  switch (preview.kind) {
    case 'stays':
    case 'replaced':
      return t(`records.settings.importPart.${preview.kind}`);
    case 'counted':
      return t('records.settings.importPart.counted', { here: preview.here, brought: preview.brought });
    case 'chosen':
      return preview.changes === 0
        ? t('records.settings.importPart.same')
        : t('records.settings.importPart.changes', { count: preview.changes });
  }
}

const styles = StyleSheet.create({
  parts: { gap: space.xs },
  part: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.m },
  name: { flexGrow: 1 },
  what: { textAlign: 'right' },
});

import { Button, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { dateText } from '@/components/history/dateText';
import { useHistory, type Preview } from '@/stores';

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** What a file holds and what it would replace, before anything happens. */
export function ImportPreview({ preview, onAccept, onClose }: ImportPreviewProps) {
  const here = useHistory((state) => state.records.length);
  const { at, finished, inProgress } = preview;
  return (
    <Sheet title={t('records.settings.importTitle')} open onClose={onClose}>
      <Words>{t('records.settings.importDate', { date: dateText(at) })}</Words>
      {finished === undefined ? null : (
        <Words>{t('records.settings.importFinished', { count: finished })}</Words>
      )}
      {inProgress ? <Words>{t('records.settings.importTables', { count: inProgress })}</Words> : null}
      <Words as="label">
        {here === 0
          ? t('records.settings.importReplaces')
          : t('records.settings.importWarning', { count: here })}
      </Words>
      <Button kind="danger" label={t('records.settings.importDo')} onPress={onAccept} />
      <Button label={t('common.cancel')} onPress={onClose} />
    </Sheet>
  );
}

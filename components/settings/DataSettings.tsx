import { useState } from 'react';

import { Button, Card, Sheet, Status, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { exportData, importData, pickData, resetData, type Preview } from '@/stores';

import { ImportPreview } from './ImportPreview';

/** All data out into a file, back in from one, or gone: nothing is replaced or removed without a question. */
export function DataSettings() {
  const [said, setSaid] = useState<string | null>(null);
  const [found, setFound] = useState<Preview>();
  const [resetting, setResetting] = useState(false);

  async function save() {
    setSaid(t(`records.settings.handed.${await exportData()}`));
  }

  async function choose() {
    const preview = await pickData();
    if (!preview) return;
    if (preview.ok) setFound(preview.value);
    else setSaid(t(`records.settings.importProblem.${preview.code}`));
  }

  async function replace(preview: Preview) {
    setFound(undefined);
    setSaid(t((await importData(preview)) ? 'records.settings.imported' : 'records.settings.notImported'));
  }

  async function reset() {
    setResetting(false);
    await resetData();
    setSaid(t('records.settings.resetDone'));
  }

  return (
    <Card>
      <Words as="heading">{t('records.settings.data')}</Words>
      <Words as="small" tone="muted">
        {t('records.settings.exportNote')}
      </Words>
      <Button icon="export" label={t('records.settings.export')} onPress={() => void save()} />
      <Button icon="import" label={t('records.settings.import')} onPress={() => void choose()} />
      <Button
        icon="trash"
        kind="danger"
        label={t('records.settings.reset')}
        onPress={() => setResetting(true)}
      />
      {said === null ? null : <Status>{said}</Status>}
      {found ? (
        <ImportPreview
          preview={found}
          onAccept={() => void replace(found)}
          onClose={() => setFound(undefined)}
        />
      ) : null}
      <Sheet title={t('records.settings.resetTitle')} open={resetting} onClose={() => setResetting(false)}>
        <Words>{t('records.settings.resetNote')}</Words>
        <Button kind="danger" label={t('records.settings.reset')} onPress={() => void reset()} />
        <Button label={t('common.cancel')} onPress={() => setResetting(false)} />
      </Sheet>
    </Card>
  );
}

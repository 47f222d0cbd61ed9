import { useEffect, useState } from 'react';

import { Card, Status, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { exportAside, putBackAside, readSetAside, useSetAside, type Aside } from '@/stores';

import { AsideRow } from './AsideRow';

/** What could not be read and is kept nevertheless. Where there is nothing of the kind, nothing is shown. */
export function AsideSettings() {
  const list = useSetAside((state) => state.list);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => void readSetAside(), []);

  async function save(aside: Aside) {
    setSaid(t(`records.settings.handed.${await exportAside(aside)}`));
  }

  async function retry(aside: Aside) {
    const put = await putBackAside(aside);
    setSaid(t(put.ok ? 'records.settings.asideBack' : `records.settings.asideStays.${put.code}`));
  }

  if (list.length === 0 && said === null) return null;
  return (
    <Card>
      <Words as="heading">{t('records.settings.aside')}</Words>
      <Words as="small" tone="muted">
        {t('records.settings.asideNote')}
      </Words>
      {list.map((aside) => (
        <AsideRow
          key={aside.key}
          aside={aside}
          onExport={() => void save(aside)}
          onRetry={() => void retry(aside)}
        />
      ))}
      {said === null ? null : <Status>{said}</Status>}
    </Card>
  );
}

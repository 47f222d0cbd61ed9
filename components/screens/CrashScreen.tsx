import { useState } from 'react';

import { Button, Card, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { copyText } from '@/platform/share';

interface CrashScreenProps {
  readonly error: Error;
  readonly onRestart: () => void;
}

/** The last resort: says what happened, offers a way on, and gives the details to whoever wants to report them. */
export function CrashScreen({ error, onRestart }: CrashScreenProps) {
  const [copied, setCopied] = useState(false);
  const details = `${error.name}: ${error.message}\n${error.stack ?? ''}`;
  return (
    <Screen>
      <Words as="title">{t('crash.title')}</Words>
      <Words>{t('crash.body')}</Words>
      <Button kind="main" label={t('crash.restart')} onPress={onRestart} />
      <Button
        label={copied ? t('crash.copied') : t('crash.copy')}
        onPress={() => void copyText(details).then(setCopied)}
      />
      <Card>
        <Words as="small" tone="muted" selectable numberOfLines={12}>
          {details}
        </Words>
      </Card>
    </Screen>
  );
}

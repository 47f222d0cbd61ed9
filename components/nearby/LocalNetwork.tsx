import { Button, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { hasSystemSettings, openSystemSettings } from '@/platform/links';

/** The way to what a phone may have been forbidden: offered where a refusal would explain what is wrong. */
export function LocalNetwork() {
  if (!hasSystemSettings) return null;
  return (
    <>
      <Words as="small" tone="muted">
        {t('nearby.mayUse')}
      </Words>
      <Button kind="quiet" label={t('nearby.settings')} onPress={openSystemSettings} />
    </>
  );
}

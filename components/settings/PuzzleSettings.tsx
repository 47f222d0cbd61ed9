import { Card, Toggle, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { changePuzzleSettings, usePuzzleSettings } from '@/stores';

/** How Cipher's boards are shown. */
export function PuzzleSettings() {
  const letters = usePuzzleSettings((settings) => settings.letters);
  const marksBroken = usePuzzleSettings((settings) => settings.marksBroken);
  return (
    <Card>
      <Words as="heading">{t('game.cipher.name')}</Words>
      <Toggle
        label={t('cipher.menu.letters')}
        value={letters}
        onChange={(value) => changePuzzleSettings({ letters: value })}
      />
      <Toggle
        label={t('cipher.menu.marksBroken')}
        value={marksBroken}
        onChange={(value) => changePuzzleSettings({ marksBroken: value })}
      />
    </Card>
  );
}

import { useRouter } from 'expo-router';
import { useState } from 'react';

import type { Attempt } from '@/engine/cipher';
import { Button, Sheet, Toggle, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { changePuzzleSettings, usePuzzleSettings } from '@/stores';

import { puzzleShareText } from './shareTexts';
import { useShare } from './useShare';

interface PuzzleMenuProps {
  readonly attempt: Attempt;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onShowSolution: () => void;
}

/** What can be done with the whole puzzle. Showing the solution asks first. */
export function PuzzleMenu({ attempt, open, onClose, onShowSolution }: PuzzleMenuProps) {
  const router = useRouter();
  const settings = usePuzzleSettings();
  const [asking, setAsking] = useState(false);
  const { share, forget, labelOr } = useShare();
  const close = () => {
    setAsking(false);
    forget();
    onClose();
  };
  if (asking) {
    return (
      <Sheet title={t('cipher.menu.solutionQuestion')} open={open} onClose={close}>
        <Words>{t('cipher.menu.solutionNote')}</Words>
        <Button
          kind="danger"
          label={t('cipher.menu.show')}
          onPress={() => {
            close();
            onShowSolution();
          }}
        />
        <Button label={t('common.cancel')} onPress={close} />
      </Sheet>
    );
  }
  return (
    <Sheet title={t('game.cipher.name')} open={open} onClose={close}>
      <Button
        icon="flag"
        label={t('cipher.menu.solution')}
        disabled={attempt.record !== null}
        onPress={() => setAsking(true)}
      />
      <Button
        icon="share"
        label={labelOr(t('cipher.menu.share'))}
        onPress={() => share(puzzleShareText(attempt.puzzle))}
      />
      <Words as="small" tone="muted" selectable>
        {attempt.puzzle.id}
      </Words>
      <Button
        icon="learn"
        label={t('cipher.menu.rules')}
        onPress={() => {
          close();
          router.push({ pathname: '/learn/[game]', params: { game: 'cipher' } });
        }}
      />
      <Toggle
        label={t('cipher.menu.letters')}
        value={settings.letters}
        onChange={(letters) => changePuzzleSettings({ letters })}
      />
      {attempt.puzzle.config.goal.kind === 'rules' ? (
        <Toggle
          label={t('cipher.menu.marksBroken')}
          value={settings.marksBroken}
          onChange={(marksBroken) => changePuzzleSettings({ marksBroken })}
        />
      ) : null}
      <Button kind="quiet" label={t('common.close')} onPress={close} />
    </Sheet>
  );
}

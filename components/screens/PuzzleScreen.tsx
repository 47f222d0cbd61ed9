import { useLocalSearchParams } from 'expo-router';

import { Card, Screen, Status, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { ImportCard } from '@/components/cipher/ImportCard';
import { importText } from '@/components/cipher/importText';
import { PuzzleTable } from '@/components/cipher/PuzzleTable';
import { useImport } from '@/components/cipher/useImport';
import { usePuzzles } from '@/stores';

/** A puzzle by its id: the one in progress, or the one that the id names. */
export function PuzzleScreen() {
  const { id: start, '#': rest } = useLocalSearchParams<'/puzzle/[id]', { id: string; '#'?: string }>();
  // A link with a bare # arrives in two parts.
  const id = rest === undefined || start.includes('#') ? start : `${start}#${rest}`;
  const attempt = usePuzzles((state) => state.attempts.find(({ puzzle }) => puzzle.id === id));
  const { progress, problem } = useImport(id, attempt === undefined);
  if (attempt) return <PuzzleTable key={id} attempt={attempt} />;
  return (
    <Screen title={problem === null ? t('game.cipher.name') : t('cipher.cannotOpen')}>
      {problem === null ? (
        <Status>{t('cipher.loading', { percent: Math.round(progress * 100) })}</Status>
      ) : (
        <>
          <Card>
            <Words role="alert">{importText(problem)}</Words>
            <Words as="small" tone="muted" selectable>
              {id}
            </Words>
          </Card>
          <ImportCard />
        </>
      )}
    </Screen>
  );
}

import { writePuzzleId, type Config } from '@/engine/cipher';
import type { Seat, TableGame } from '@/engine/nearby';
import { Screen, Status } from '@/components/controls';
import { importText } from '@/components/cipher/importText';
import { useImport } from '@/components/cipher/useImport';
import { t } from '@/components/i18n';
import { usePuzzles } from '@/stores';
import type { Nearby } from '@/stores/nearby';

import { LineStatus } from './LineStatus';
import { RaceTable } from './RaceTable';

interface RaceLoaderProps {
  readonly now: Nearby;
  readonly game: TableGame;
  readonly seat: Seat;
}

/** Both solve the same puzzle, each on their own device: it is laid out here as any puzzle is. */
export function RaceLoader({ now, game, seat }: RaceLoaderProps) {
  const id = writePuzzleId(game.start.config as Config);
  const attempt = usePuzzles((state) => state.attempts.find(({ puzzle }) => puzzle.id === id));
  const { progress, problem } = useImport(id, attempt === undefined && game.finished[seat] === null);
  if (attempt) return <RaceTable now={now} game={game} seat={seat} attempt={attempt} />;
  return (
    <Screen title={t('nearby.race.title')}>
      <LineStatus line={now.line} />
      <Status>
        {problem === null
          ? t('nearby.race.loading', { percent: Math.round(progress * 100) })
          : importText(problem)}
      </Status>
    </Screen>
  );
}

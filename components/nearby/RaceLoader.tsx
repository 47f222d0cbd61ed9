import { writePuzzleId, type Config } from '@/engine/cipher';
import type { Seat, TableGame } from '@/engine/nearby';
import { Screen, Status } from '@/components/controls';
import { importText } from '@/components/cipher/importText';
import { useImport } from '@/components/cipher/useImport';
import { t } from '@/components/i18n';
import { beginRace, useRaceAttempt, type Nearby } from '@/stores/nearby';

import { LineStatus } from './LineStatus';
import { RaceTable } from './RaceTable';

interface RaceLoaderProps {
  readonly now: Nearby;
  readonly sid: string;
  readonly game: TableGame;
  readonly seat: Seat;
}

/** Both solve the same puzzle, each on their own device and from its start, however well one knows it. */
export function RaceLoader({ now, sid, game, seat }: RaceLoaderProps) {
  const race = { sid, number: now.log.number };
  const attempt = useRaceAttempt(race);
  const id = writePuzzleId(game.start.config as Config);
  const { progress, problem } = useImport(id, attempt === undefined, (puzzle) => beginRace(race, puzzle));
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

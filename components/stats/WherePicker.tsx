import {
  BOARDS,
  GAME_IDS,
  groupsWithin,
  PLAYERS,
  type GameId,
  type Group,
  type Opponent,
  type Player,
  type Stats,
  type Where,
} from '@/engine';
import { Choice } from '@/components/controls';
import { t } from '@/components/i18n';
import { boardText } from '@/components/history/recordText';

import { OPPONENTS } from './byOpponent';

const ALL = 'all';

interface WherePickerProps {
  readonly stats: Stats;
  readonly where: Where;
  readonly onChange: (where: Where) => void;
}

/** The values of one field that the groups within differ by, in the order they are always shown in. */
function valuesOf<Key extends keyof Where>(
  groups: readonly Group[],
  key: Key,
  order: readonly string[],
): Required<Where>[Key][] {
  const values = groups.flatMap(({ where }) => where[key] ?? []) as Required<Where>[Key][];
  return values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Which games to look at, one step narrower at a time: game, board, opponent, side. */
export function WherePicker({ stats, where, onChange }: WherePickerProps) {
  const { game, board, opponent, side } = where;
  const games = valuesOf(groupsWithin(stats, {}), 'game', GAME_IDS);
  const boards = game ? valuesOf(groupsWithin(stats, { game }), 'board', BOARDS) : [];
  const opponents =
    game && board ? valuesOf(groupsWithin(stats, { game, board }), 'opponent', OPPONENTS) : [];
  const sides =
    game && board && opponent
      ? valuesOf(groupsWithin(stats, { game, board, opponent }), 'side', PLAYERS)
      : [];
  return (
    <>
      {games.length > 0 ? (
        <Choice
          title={t('records.stats.game')}
          value={game ?? ALL}
          onChange={(value) => onChange(value === ALL ? {} : { game: value as GameId })}
          options={[
            { value: ALL, label: t('records.stats.all') },
            ...games.map((value) => ({ value, label: t(`game.${value}.name`) })),
          ]}
        />
      ) : null}
      {game && boards.length > 0 ? (
        <Choice
          title={t('records.stats.board')}
          value={board ?? ALL}
          onChange={(value) => onChange(value === ALL ? { game } : { game, board: value })}
          options={[
            { value: ALL, label: t('records.stats.allBoards') },
            ...boards.map((value) => ({ value, label: boardText(value) })),
          ]}
        />
      ) : null}
      {game && board && game !== 'cipher' && opponents.length > 0 ? (
        <Choice
          title={t('records.stats.opponent')}
          value={opponent ?? ALL}
          onChange={(value) =>
            onChange(value === ALL ? { game, board } : { game, board, opponent: value as Opponent })
          }
          options={[
            { value: ALL, label: t('records.stats.allOpponents') },
            ...opponents.map((value) => ({ value, label: t(`records.opponent.${value}`) })),
          ]}
        />
      ) : null}
      {game && board && opponent && sides.length > 0 ? (
        <Choice
          title={t('records.stats.side')}
          value={side ?? ALL}
          onChange={(value) =>
            onChange({ game, board, opponent, ...(value === ALL ? {} : { side: value as Player }) })
          }
          options={[
            { value: ALL, label: t('records.stats.bothSides') },
            ...sides.map((value) => ({ value, label: value })),
          ]}
        />
      ) : null}
    </>
  );
}

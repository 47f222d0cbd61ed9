import {
  BOARDS,
  choicesOf,
  GAME_IDS,
  gamesWithin,
  PLAYERS,
  type GameId,
  type Opponent,
  type Player,
  type Stats,
  type Where,
} from '@/engine';
import { Choice, type Option } from '@/components/controls';
import { t } from '@/components/i18n';
import { boardText } from '@/components/history/recordText';

import { OPPONENTS } from './byOpponent';

const ALL = 'all';

interface WherePickerProps {
  readonly stats: Stats;
  readonly where: Where;
  readonly onChange: (where: Where) => void;
}

/** What a field could be set to, in the order it is always shown in; names that are in no order come last. */
function ordered<Value extends string>(
  choices: ReadonlySet<Value>,
  order: readonly string[],
): readonly Value[] {
  const place = (value: Value) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...choices].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

function withAll<Value extends string>(
  all: string,
  values: readonly Value[],
  words: (value: Value) => string,
): readonly Option<Value | typeof ALL>[] {
  return [{ value: ALL, label: all }, ...values.map((value) => ({ value, label: words(value) }))];
}

/** The choice with one field changed. A narrower field that would leave no games goes back to all. */
function changed(stats: Stats, where: Where, key: keyof Where, value: string): Where {
  const { [key]: _, ...others } = where;
  const wanted = (value === ALL ? others : { ...others, [key]: value }) as Where;
  let kept: Where = key in wanted ? { [key]: wanted[key] } : {};
  for (const other of ['game', 'board', 'opponent', 'side'] as const) {
    // A board belongs to its game: without the one the other says nothing.
    if (wanted[other] === undefined || (other === 'board' && kept.game === undefined)) continue;
    const narrower = { ...kept, [other]: wanted[other] };
    if (gamesWithin(stats, narrower).length > 0) kept = narrower;
  }
  return kept;
}

/** Which games to look at: by game, board, opponent and side, each by itself or together. */
export function WherePicker({ stats, where, onChange }: WherePickerProps) {
  const { game, board, opponent, side } = where;
  const games = ordered(choicesOf(stats, {}, 'game'), GAME_IDS);
  const boards = game ? ordered(choicesOf(stats, where, 'board'), BOARDS) : [];
  const opponents = ordered(choicesOf(stats, where, 'opponent'), OPPONENTS).filter((one) => one !== 'solo');
  const sides = ordered(choicesOf(stats, where, 'side'), PLAYERS);
  const choose = (key: keyof Where) => (value: string) => onChange(changed(stats, where, key, value));
  return (
    <>
      {games.length > 0 ? (
        <Choice<GameId | typeof ALL>
          title={t('records.stats.game')}
          value={game ?? ALL}
          onChange={choose('game')}
          options={withAll(t('records.stats.all'), games, (value) => t(`game.${value}.name`))}
        />
      ) : null}
      {boards.length > 0 ? (
        <Choice<string>
          title={t('records.stats.board')}
          value={board ?? ALL}
          onChange={choose('board')}
          options={withAll(t('records.stats.allBoards'), boards, boardText)}
        />
      ) : null}
      {opponents.length > 0 ? (
        <Choice<Opponent | typeof ALL>
          title={t('records.stats.opponent')}
          value={opponent ?? ALL}
          onChange={choose('opponent')}
          options={withAll(t('records.stats.allOpponents'), opponents, (value) =>
            t(`records.opponent.${value}`),
          )}
        />
      ) : null}
      {sides.length > 0 ? (
        <Choice<Player | typeof ALL>
          title={t('records.stats.side')}
          value={side ?? ALL}
          onChange={choose('side')}
          options={withAll(t('records.stats.bothSides'), sides, (value) => value)}
        />
      ) : null}
    </>
  );
}

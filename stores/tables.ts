import { create } from 'zustand';

import {
  accept,
  agreeToDraw,
  beginNextRound,
  checkTable,
  climb,
  gameById,
  isRecorded,
  markAssisted,
  matchOutcome,
  openTable,
  playAt,
  redoAt,
  refuse,
  rematch,
  restartRound,
  undoAt,
  type AnyGame,
  type GameId,
  type LadderMove,
  type MatchRules,
  type Result,
  type Sitter,
  type Table,
} from '@/engine';
import { newId } from '@/platform/chance';
import { feedback } from '@/platform/feedback';
import { storage, type Slice } from '@/platform/storage';

import { ladderOf, setLadder } from './ladders';
import { recordGame } from './history';
import { listOf } from './lib/shape';

const MOST_TABLES = 50;

/** Games in progress, the one played last first. */
interface Tables {
  readonly list: readonly Table[];
  /** What the latest result did to the adaptive opponent, by table. */
  readonly climbs: Readonly<Record<string, LadderMove>>;
}

export const tablesSlice: Slice<readonly Table[]> = {
  key: 'tables',
  version: 1,
  defaults: [],
  check: listOf((value) => checkTable(value, gameById), MOST_TABLES),
};

export const useTables = create<Tables>()(() => ({ list: [], climbs: {} }));

export function tableById(id: string): Table | undefined {
  return useTables.getState().list.find((table) => table.id === id);
}

function gameAt(table: Table): AnyGame {
  return gameById(table.session.game)!;
}

/** Keeps the table, first in the list, on screen and on disk. */
function keep(table: Table): Table {
  const others = useTables.getState().list.filter(({ id }) => id !== table.id);
  const list = [table, ...others].slice(0, MOST_TABLES);
  useTables.setState({ list });
  storage.save(tablesSlice, list);
  return table;
}

export interface NewTable {
  readonly game: GameId;
  readonly config: unknown;
  readonly sitters: readonly [Sitter, Sitter];
  readonly rules: MatchRules;
  readonly practice: boolean;
}

/** The level an AI plays this round at: its own, or where the ladder of this game stands. */
function seated(game: GameId, sitter: Sitter): Sitter {
  if (sitter.kind !== 'ai' || sitter.choice !== 'adaptive') return sitter;
  return { ...sitter, level: ladderOf(game).level };
}

function seatAll(game: GameId, [first, second]: readonly [Sitter, Sitter]): readonly [Sitter, Sitter] {
  return [seated(game, first), seated(game, second)];
}

export function startTable({ game, config, sitters, rules, practice }: NewTable): Table {
  const rulesOfGame = gameById(game)!;
  return keep(
    openTable({ id: newId(), game: rulesOfGame, config, sitters: seatAll(game, sitters), rules, practice }),
  );
}

/** Against an adaptive opponent, an unassisted result moves its ladder. */
function climbAfter(table: Table, game: GameId): void {
  const opponent = table.sitters.findIndex((sitter) => sitter.kind === 'ai' && sitter.choice === 'adaptive');
  if (opponent < 0 || table.assisted) return;
  const { winner } = table.match.results[table.match.results.length - 1]!;
  const result = winner === null ? 'drawn' : winner === opponent ? 'lost' : 'won';
  const { ladder, move } = climb(ladderOf(game), result);
  setLadder(game, ladder);
  useTables.setState(({ climbs }) => ({ climbs: { ...climbs, [table.id]: move } }));
}

/** Applies a change to a table; a round that the change ends goes into the history. */
function change(
  id: string,
  apply: (table: Table, game: AnyGame) => Result<Table, string>,
): Result<Table, string> {
  const table = tableById(id);
  if (!table) return refuse('no-table');
  const next = apply(table, gameAt(table));
  if (!next.ok) return next;
  keep(next.value);
  if (isRecorded(next.value) && !isRecorded(table)) {
    recordGame(next.value);
    climbAfter(next.value, gameAt(table).id);
  }
  return next;
}

/** Plays a move for whoever is to move. Feedback follows what happened. */
export function playMove(id: string, text: string): Result<Table, string> {
  const result = change(id, (table, game) => playAt(game, table, text));
  if (!result.ok) feedback('illegal');
  else feedback(isRecorded(result.value) ? 'round-over' : 'place');
  return result;
}

export function undoMove(id: string): Result<Table, string> {
  const result = change(id, (table, game) => undoAt(game, table));
  if (result.ok) feedback('undo');
  return result;
}

export const redoMove = (id: string) => change(id, (table, game) => redoAt(game, table));
export const noteAssistance = (id: string) => change(id, (table) => accept(markAssisted(table)));
export const agreeDraw = (id: string) => change(id, (table, game) => agreeToDraw(game, table));
export const restart = (id: string) => change(id, (table, game) => restartRound(game, table));

/** Before a new round an adaptive opponent takes its place on the ladder. */
const reseat = (table: Table, game: AnyGame): Table => ({
  ...table,
  sitters: seatAll(game.id, table.sitters),
});

export const startNextRound = (id: string) =>
  change(id, (table, game) => beginNextRound(game, reseat(table, game)));

export const startRematch = (id: string) =>
  change(id, (table, game) => accept(rematch(game, reseat(table, game))));

export function discardTable(id: string): void {
  const list = useTables.getState().list.filter((table) => table.id !== id);
  useTables.setState({ list });
  storage.save(tablesSlice, list);
}

/** Leaves a table: a match that is over has nothing left to resume. */
export function leaveTable(id: string): void {
  const table = tableById(id);
  if (table && isRecorded(table) && matchOutcome(table.match).kind !== 'playing') discardTable(id);
}

export async function openTables(): Promise<void> {
  useTables.setState({ list: await storage.open(tablesSlice) });
}

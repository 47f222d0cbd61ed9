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
  type GameRecord,
  type LadderMove,
  type MatchRules,
  type Result,
  type Sitter,
  type Table,
} from '@/engine';
import { newId } from '@/platform/chance';
import { feedback } from '@/platform/feedback';
import { storage, type Slice } from '@/platform/storage';

import { fileRecord, recordOf } from './history';
import { ladderOf, setLadder } from './ladders';
import { eventOf } from './lib/eventOf';
import { fields, listOf } from './lib/shape';
import { checkUnfiled, packUnfiled } from './lib/unfiled';

const MOST_TABLES = 50;

/** Games in progress, the one played last first. */
interface Tables {
  readonly list: readonly Table[];
  /** What the latest result did to the adaptive opponent, by table. */
  readonly climbs: Readonly<Record<string, LadderMove>>;
}

/** What is stored of the tables, with the records of rounds that just ended. */
interface StoredTables {
  readonly tables: readonly Table[];
  readonly unfiled: readonly GameRecord[];
}

export const tablesSlice: Slice<StoredTables> = {
  key: 'tables',
  version: 2,
  defaults: { tables: [], unfiled: [] },
  check: fields<StoredTables>({
    tables: listOf((value) => checkTable(value, gameById), MOST_TABLES),
    unfiled: checkUnfiled,
  }),
  pack: ({ tables, unfiled }) => ({ tables, unfiled: packUnfiled(unfiled) }),
  migrations: { 1: (tables) => ({ tables, unfiled: [] }) },
};

export const useTables = create<Tables>()(() => ({ list: [], climbs: {} }));

export function tableById(id: string): Table | undefined {
  return useTables.getState().list.find((table) => table.id === id);
}

function gameAt(table: Table): AnyGame {
  return gameById(table.session.game)!;
}

function save(unfiled: readonly GameRecord[] = []): void {
  storage.save(tablesSlice, { tables: useTables.getState().list, unfiled });
}

/** Puts the table first in the list. */
function show(table: Table): void {
  const others = useTables.getState().list.filter(({ id }) => id !== table.id);
  useTables.setState({ list: [table, ...others].slice(0, MOST_TABLES) });
}

/** Keeps the table on screen and on disk. */
function keep(table: Table): Table {
  show(table);
  save();
  return table;
}

/** Keeps a table whose round just ended, and the round's record. */
function keepEnded(table: Table): void {
  const record = recordOf(table);
  show(table);
  save([record]);
  fileRecord(record);
  save();
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
  if (isRecorded(next.value) && !isRecorded(table)) {
    keepEnded(next.value);
    climbAfter(next.value, gameAt(table).id);
  } else {
    keep(next.value);
  }
  return next;
}

/** Plays a move for whoever is to move. Feedback follows what happened. */
export function playMove(id: string, text: string): Result<Table, string> {
  const before = tableById(id);
  const result = change(id, (table, game) => playAt(game, table, text));
  feedback(before && result.ok ? eventOf(before, result.value, text) : 'illegal');
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
  useTables.setState(({ list }) => ({ list: list.filter((table) => table.id !== id) }));
  save();
}

/** Leaves a table: a match that is over has nothing left to resume. */
export function leaveTable(id: string): void {
  const table = tableById(id);
  if (table && isRecorded(table) && matchOutcome(table.match).kind !== 'playing') discardTable(id);
}

/** Reads the tables, and files what was not filed when the app was stopped. The history is open by then. */
export async function openTables(): Promise<void> {
  const { tables, unfiled } = await storage.open(tablesSlice);
  useTables.setState({ list: tables, climbs: {} });
  unfiled.forEach(fileRecord);
  if (unfiled.length > 0) save();
}

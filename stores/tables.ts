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

import { recordOf } from './history';
import { checkLadders, ladderOf, setLadder, type Ladders } from './ladders';
import { eventOf } from './lib/eventOf';
import { createFiling } from './lib/filing';
import { fields, listOf } from './lib/shape';
import { checkUnfiled, packUnfiled, upgradeUnfiled } from './lib/unfiled';

/** From this many on, tables at which nothing was played yet make room. */
const MANY_TABLES = 50;
/** A longer list was not written here. */
const MOST_TABLES = 5_000;

/** Games in progress, the one played last first. */
interface Tables {
  readonly list: readonly Table[];
  /** What the latest result did to the adaptive opponent, by table. */
  readonly climbs: Readonly<Record<string, LadderMove>>;
}

/** What is stored of the tables, with what rounds that just ended did elsewhere. */
interface StoredTables {
  readonly tables: readonly Table[];
  readonly unfiled: readonly GameRecord[];
  /** Where ladders stand after those rounds, until it is known to be stored with the ladders. */
  readonly climbed: Ladders;
}

export const tablesSlice: Slice<StoredTables> = {
  key: 'tables',
  version: 3,
  defaults: { tables: [], unfiled: [], climbed: {} },
  check: fields<StoredTables>({
    tables: listOf((value) => checkTable(value, gameById), MOST_TABLES),
    unfiled: checkUnfiled,
    climbed: checkLadders,
  }),
  pack: ({ unfiled, ...others }) => ({ ...others, unfiled: packUnfiled(unfiled) }),
  migrations: {
    1: (tables) => ({ tables, unfiled: [] }),
    2: (old) => ({ ...upgradeUnfiled(old), climbed: {} }),
  },
};

export const useTables = create<Tables>()(() => ({ list: [], climbs: {} }));

export function tableById(id: string): Table | undefined {
  return useTables.getState().list.find((table) => table.id === id);
}

function gameAt(table: Table): AnyGame {
  return gameById(table.session.game)!;
}

let climbed: Ladders = {};
const filing = createFiling(save);

function save(): void {
  storage.save(tablesSlice, { tables: useTables.getState().list, unfiled: filing.unfiled(), climbed });
}

/** Whether leaving a table would lose something. */
function isTouched({ session, match }: Table): boolean {
  return session.moves.length > 0 || match.results.length > 0;
}

/** Puts the table first in the list. However many there are, none with a move on it is lost. */
function show(table: Table): void {
  const others = useTables.getState().list.filter(({ id }) => id !== table.id);
  const kept = others.filter((other, i) => i < MANY_TABLES - 1 || isTouched(other));
  useTables.setState({ list: [table, ...kept] });
}

/** Keeps the table on screen and on disk. */
function keep(table: Table): Table {
  show(table);
  save();
  return table;
}

/** Keeps where ladders stand, and forgets it here once it is on the disk there. */
async function settleLadders(): Promise<void> {
  const settling = climbed;
  const games = Object.keys(settling) as GameId[];
  if (games.length === 0) return;
  const kept = await Promise.all(games.map((game) => setLadder(game, settling[game]!)));
  if (kept.includes(false) || climbed !== settling) return;
  climbed = {};
  save();
}

/** Keeps a table whose round just ended, and what the round did: its record, and the step of a ladder. */
function keepEnded(table: Table): void {
  show(table);
  climbAfter(table);
  filing.file(recordOf(table));
  void settleLadders();
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
function climbAfter(table: Table): void {
  const { game } = table.session;
  const opponent = table.sitters.findIndex((sitter) => sitter.kind === 'ai' && sitter.choice === 'adaptive');
  if (opponent < 0 || table.assisted) return;
  const { winner } = table.match.results[table.match.results.length - 1]!;
  const result = winner === null ? 'drawn' : winner === opponent ? 'lost' : 'won';
  const { ladder, move } = climb(ladderOf(game), result);
  climbed = { ...climbed, [game]: ladder };
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

/** Reads the tables, and finishes what was not finished when the app was stopped. History and ladders are open by then. */
export async function openTables(): Promise<void> {
  const stored = await storage.open(tablesSlice);
  useTables.setState({ list: stored.tables, climbs: {} });
  climbed = stored.climbed;
  filing.resume(stored.unfiled);
  void settleLadders();
}

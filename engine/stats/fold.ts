import { addTallies, NO_GAMES } from '@/engine/arena';
import { opponentOf, type GameId, type Player } from '@/engine/core';
import type { GameRecord } from '@/engine/history';

import type { CountedGame, Ending, Opponent } from './group';
import { addSolved, NO_PUZZLES } from './puzzles';
import type { Stats } from './stats';

/** What the fold cannot know by itself. */
export interface StatsOptions {
  /** The name a board's games are grouped under. */
  boardOf(game: GameId, config: unknown): string;
  /** The number of the local calendar day that a moment falls on. */
  dayOf(at: number): number;
}

type Draft = {
  readonly [Key in keyof Stats]: Stats[Key] extends ReadonlyMap<infer Name, infer Entry>
    ? Map<Name, Entry>
    : CountedGame[];
};

function opponentIn(record: GameRecord, side: Player): Opponent {
  if (record.game === 'cipher') return 'solo';
  const seat = record.people[opponentOf(side)];
  if (seat.kind !== 'ai') return seat.kind;
  return record.adaptive === true ? 'adaptive' : seat.level;
}

function endingFor(record: GameRecord, side: Player): Ending {
  if (record.result === 'draw') return 'draw';
  return record.result === side || record.result === 'solved' ? 'win' : 'loss';
}

function countOwn(draft: Draft, record: GameRecord, side: Player, options: StatsOptions): void {
  const { id, game, config, moves, assisted } = record;
  draft.games.push({
    ...{ id, game, assisted, board: options.boardOf(game, config), moves: moves.length },
    opponent: opponentIn(record, side),
    side: game === 'cipher' ? null : side,
    ending: endingFor(record, side),
  });
}

function countShared(draft: Draft, { game, result }: GameRecord): void {
  if (result === 'solved' || result === 'given-up') return;
  const tally = {
    games: 1,
    x: Number(result === 'X'),
    o: Number(result === 'O'),
    draws: Number(result === 'draw'),
  };
  draft.shared.set(game, addTallies(draft.shared.get(game) ?? NO_GAMES, tally));
}

function countPuzzle(draft: Draft, { puzzle, result, assisted, moves }: GameRecord): void {
  if (!puzzle) return;
  const tier = puzzle.tier ?? '';
  const tally = draft.puzzles.get(tier) ?? NO_PUZZLES;
  if (assisted) {
    draft.puzzles.set(tier, { ...tally, assisted: tally.assisted + 1 });
  } else if (result !== 'solved') {
    draft.puzzles.set(tier, { ...tally, givenUp: tally.givenUp + 1 });
  } else {
    draft.puzzles.set(tier, addSolved(tally, puzzle, moves.length));
    const { daily, stars } = puzzle;
    if (daily !== null && stars >= (draft.dailies.get(daily) ?? 0)) draft.dailies.set(daily, stars);
  }
}

function count(draft: Draft, record: GameRecord, options: StatsOptions): void {
  if (record.imported) return;
  const day = options.dayOf(record.at);
  draft.days.set(day, (draft.days.get(day) ?? 0) + 1);
  // A puzzle is always the owner's own, whichever way it was recorded.
  const side = record.game === 'cipher' ? 'X' : record.you;
  if (side === null) countShared(draft, record);
  else countOwn(draft, record, side, options);
  countPuzzle(draft, record);
}

/** Folds finished games, oldest first, into statistics. */
export function foldStats(records: readonly GameRecord[], options: StatsOptions): Stats {
  const draft: Draft = {
    games: [],
    shared: new Map(),
    days: new Map(),
    puzzles: new Map(),
    dailies: new Map(),
  };
  for (const record of records) count(draft, record, options);
  return draft;
}

import {
  isLevel,
  isLevelChoice,
  isOver,
  moveCursor,
  outcomeOf,
  replay,
  type AnyGame,
  type Session,
} from '@/engine/core';
import { checkMatch, nextRound, type Match, type Round, type Seat } from '@/engine/match';

import type { Sitter, Table } from './table';

const LONGEST_NAME = 40;
const LONGEST_ID = 60;
const LONGEST_GAME = 5_000;

type Fields = Readonly<Record<string, unknown>>;

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function checkSitter(value: unknown): Sitter | undefined {
  const { kind, name, choice, level } = asFields(value);
  if (kind === 'person' && typeof name === 'string' && name.length <= LONGEST_NAME) return { kind, name };
  if (kind === 'ai' && isLevelChoice(choice) && isLevel(level)) return { kind, choice, level };
  return undefined;
}

function checkSession(value: unknown, gameOf: (id: string) => AnyGame | undefined): Session | undefined {
  const { game: id, config, moves, cursor } = asFields(value);
  const game = typeof id === 'string' ? gameOf(id) : undefined;
  if (!game || !Array.isArray(moves) || moves.length > LONGEST_GAME) return undefined;
  if (!moves.every((move): move is string => typeof move === 'string')) return undefined;
  const checked = game.check(config);
  if (!checked.ok || !replay(game, checked.value, moves).ok) return undefined;
  if (typeof cursor !== 'number' || !Number.isInteger(cursor) || cursor < 0 || cursor > moves.length)
    return undefined;
  return { game: game.id, config: checked.value, moves, cursor };
}

function checkRound(value: unknown, match: Match): Round | undefined {
  const { number, starts, holdsX } = asFields(value);
  const seats = [0, 1] as readonly unknown[];
  if (!seats.includes(starts) || !seats.includes(holdsX)) return undefined;
  const open = nextRound(match).number;
  if (number !== open && number !== open - 1) return undefined;
  return { number: number as number, starts: starts as Seat, holdsX: holdsX as Seat };
}

/** A recorded round has ended, and an unrecorded one has not: anything else was not written by us. */
function isConsistent(game: AnyGame, { session, match, round, agreed }: Table): boolean {
  const ended = agreed || isOver(outcomeOf(game, moveCursor(session, session.moves.length)));
  const recorded = match.results.length >= round.number;
  return recorded ? ended : !agreed && !isOver(outcomeOf(game, session));
}

/** A table from a save file, rebuilt from known fields and replayed; undefined if it is not one. */
export function checkTable(value: unknown, gameOf: (id: string) => AnyGame | undefined): Table | undefined {
  const said = asFields(value);
  const { id, sitters, practice, assisted, agreed } = said;
  if (typeof id !== 'string' || id.length === 0 || id.length > LONGEST_ID) return undefined;
  if (!Array.isArray(sitters) || sitters.length !== 2) return undefined;
  const [first, second] = [checkSitter(sitters[0]), checkSitter(sitters[1])];
  const match = checkMatch(said.match);
  const session = checkSession(said.session, gameOf);
  const round = match && checkRound(said.round, match);
  if (!first || !second || !match || !session || !round) return undefined;
  if (typeof practice !== 'boolean' || typeof assisted !== 'boolean' || typeof agreed !== 'boolean')
    return undefined;
  const known: Table = { id, sitters: [first, second], match, round, session, practice, assisted, agreed };
  const { restarts } = said;
  const counted = typeof restarts === 'number' && Number.isSafeInteger(restarts) && restarts > 0;
  const table = counted ? { ...known, restarts } : known;
  const game = gameOf(session.game);
  return game && isConsistent(game, table) ? table : undefined;
}

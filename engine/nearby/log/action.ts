import type { GameId } from '@/engine/core';

import { countOf, fieldsOf, listOf, textOf } from './fields';
import type { NearbyGames } from './games';
import type { Marks } from './seat';

/** What a seat may write into the log. */
export type SeatAction =
  | { readonly t: 'move'; readonly m: string }
  | { readonly t: 'resign' }
  | { readonly t: 'rematch' }
  /** In a race: how far the seat is, in per cent. Only ever rises. */
  | { readonly t: 'progress'; readonly n: number }
  /** In a race: the whole solution, so that everybody can check it. */
  | { readonly t: 'finish'; readonly moves: readonly string[] };

/** What the host writes: a game begins. The config has passed the game's own check. */
export interface StartAction {
  readonly t: 'start';
  readonly game: GameId;
  readonly config: unknown;
  readonly marks: Marks;
}

export type LogAction = SeatAction | StartAction;

/** A start entry and a solution must each fit into one message with room for their envelope. */
const LONGEST_MOVE = 32;
/** Moves that a solution may have: a race lets nobody make more. */
export const LONGEST_SOLUTION = 400;
const LONGEST_ACTION_TEXT = 3500;

function decodeMoves(value: unknown): readonly string[] | undefined {
  const moves = listOf(value, LONGEST_SOLUTION, (one) => textOf(one, LONGEST_MOVE));
  return moves !== undefined && JSON.stringify(moves).length <= LONGEST_ACTION_TEXT ? moves : undefined;
}

/** Builds a seat's action from known fields only. */
export function decodeSeatAction(value: unknown): SeatAction | undefined {
  const fields = fieldsOf(value);
  switch (fields?.t) {
    case 'move': {
      const m = textOf(fields.m, LONGEST_MOVE);
      return m === undefined ? undefined : { t: 'move', m };
    }
    case 'resign':
      return { t: 'resign' };
    case 'rematch':
      return { t: 'rematch' };
    case 'progress': {
      const n = countOf(fields.n);
      return n === undefined || n > 100 ? undefined : { t: 'progress', n };
    }
    case 'finish': {
      const moves = decodeMoves(fields.moves);
      return moves === undefined ? undefined : { t: 'finish', moves };
    }
    default:
      return undefined;
  }
}

function decodeMarks(value: unknown): Marks | undefined {
  const marks = listOf(value, 2, (one) => (one === 'X' || one === 'O' ? one : undefined));
  const [first, second] = marks ?? [];
  return first === undefined || second === undefined || first === second ? undefined : [first, second];
}

/** Builds a start from known fields only; the game itself rebuilds its config. */
export function decodeStart(value: unknown, games: NearbyGames): StartAction | undefined {
  const fields = fieldsOf(value);
  if (fields?.t !== 'start' || typeof fields.game !== 'string') return undefined;
  const game = games(fields.game)?.game;
  const config = game?.check(fields.config);
  const marks = decodeMarks(fields.marks);
  if (game === undefined || !config?.ok || marks === undefined) return undefined;
  if (JSON.stringify(config.value).length > LONGEST_ACTION_TEXT) return undefined;
  return { t: 'start', game: game.id, config: config.value, marks };
}

/** JSON with sorted keys, so that two devices write a config alike. Configs are shallow: the game built them. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fields)
    .filter((key) => fields[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join(',')}}`;
}

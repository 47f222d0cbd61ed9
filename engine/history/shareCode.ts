import {
  accept,
  GAME_IDS,
  isOver,
  outcomeOf,
  refuse,
  replay,
  type AnyGame,
  type Result,
  type Session,
} from '@/engine/core';

import { createReader, createWriter } from './bytes';
import { readMoves, writeMoves } from './moves';
import type { RecordResult } from './record';
import { sealBytes, unsealBytes } from './sealed';
import { readValue, writeValue } from './value';

/** The first form says nothing of the end: the moves do. The second is for games that people ended. */
const PLAYED_OUT = '1';
const ENDED = '2';
/** How people end a game: somebody gave up, or both agreed to a draw. The order is part of the form. */
const ENDS = ['X', 'O', 'draw'] as const satisfies readonly RecordResult[];
const CODE = /OXS(\d{1,3})\.([\w-]*)/;

/** Everything that can be wrong with a shared game, in the order it is looked for. */
export const SHARE_PROBLEMS = [
  'empty',
  'not-a-code',
  'other-version',
  'damaged',
  'unknown-game',
  'bad-config',
  'illegal-moves',
] as const;
export type ShareProblem = (typeof SHARE_PROBLEMS)[number];

/** What is shared of a game: enough to replay it, and nobody's name. */
export interface SharedGame extends Pick<Session, 'game' | 'config' | 'moves'> {
  /** How people ended it, where its moves do not. */
  readonly ended?: (typeof ENDS)[number];
}

/** A shared game that replays, at its end. */
export type SharedSession = Session & Pick<SharedGame, 'ended'>;

/** `OXS1.` and a body that may stand in a link. Every move is shared, also those behind a cursor. */
export function shareCode({ game, config, moves, ended }: SharedGame): string {
  const out = createWriter();
  if (ended !== undefined) out.byte(ENDS.indexOf(ended));
  out.byte(GAME_IDS.indexOf(game));
  writeValue(out, config);
  writeMoves(out, moves);
  return `OXS${ended === undefined ? PLAYED_OUT : ENDED}.${sealBytes(out.bytes())}`;
}

/**
 * Finds the code in a text (alone, in a link, in a message) and takes it for a game only if it
 * replays by that game's rules. `gameOf` is asked for the game's rules.
 */
export function readShareCode(
  text: string,
  gameOf: (id: Session['game']) => AnyGame | undefined,
): Result<SharedSession, ShareProblem> {
  if (text.trim() === '') return refuse('empty');
  const [, version, body] = CODE.exec(text) ?? [];
  if (version === undefined || body === undefined) return refuse('not-a-code');
  if (version !== PLAYED_OUT && version !== ENDED) return refuse('other-version');
  const payload = unsealBytes(body);
  if (!payload.ok) return payload;
  const from = createReader(payload.value);
  const ended = version === ENDED ? ENDS[from.byte()] : undefined;
  if (version === ENDED && ended === undefined) return refuse('damaged');
  const id = GAME_IDS[from.byte()];
  const said = readValue(from);
  const moves = readMoves(from);
  if (!from.isComplete()) return refuse('damaged');
  const game = id === undefined ? undefined : gameOf(id);
  if (!game) return refuse('unknown-game');
  const config = game.check(said);
  if (!config.ok) return refuse('bad-config');
  if (!replay(game, config.value, moves).ok) return refuse('illegal-moves');
  const session: Session = { game: game.id, config: config.value, moves, cursor: moves.length };
  // What the moves say goes before what the code says.
  return accept(ended === undefined || isOver(outcomeOf(game, session)) ? session : { ...session, ended });
}

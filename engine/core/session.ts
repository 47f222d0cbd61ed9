import type { AnyGame, GameId } from './game';
import type { Outcome } from './outcome';
import { accept, refuse, type Result } from './result';

/**
 * A game as it is kept: what it started from and every move as text. The position is always the
 * replay of `moves` up to `cursor`; undo only moves the cursor.
 */
export interface Session {
  readonly game: GameId;
  readonly config: unknown;
  readonly moves: readonly string[];
  readonly cursor: number;
}

export type ReplayProblem = 'unreadable' | 'illegal';

export function startSession(game: AnyGame, config: unknown): Session {
  return { game: game.id, config, moves: [], cursor: 0 };
}

/** Plays a move's text at the cursor; what had been undone after it is dropped. */
export function playText(game: AnyGame, state: unknown, text: string): Result<unknown, string> {
  const action = game.read(text);
  return action.ok ? game.play(state, action.value) : action;
}

export function extend(session: Session, text: string): Session {
  const moves = [...session.moves.slice(0, session.cursor), text];
  return { ...session, moves, cursor: moves.length };
}

export function moveCursor(session: Session, to: number): Session {
  const cursor = Math.max(0, Math.min(session.moves.length, Math.trunc(to)));
  return { ...session, cursor };
}

/** Every position from the start to the end of the move list; refuses a list that is not a legal game. */
export function replay(
  game: AnyGame,
  config: unknown,
  moves: readonly string[],
): Result<readonly unknown[], ReplayProblem> {
  let state: unknown = game.start(config);
  const states = [state];
  for (const text of moves) {
    const next = playText(game, state, text);
    if (!next.ok) return refuse(next.code === 'unreadable' ? 'unreadable' : 'illegal');
    state = next.value;
    states.push(state);
  }
  return accept(states);
}

/** The position of each session asked for: a session never changes, it is replaced. */
const positions = new WeakMap<Session, unknown>();

/** The position at the cursor of a session whose moves are known to be legal. Replayed once for each session. */
export function stateOf(game: AnyGame, session: Session): unknown {
  if (positions.has(session)) return positions.get(session);
  const states = replay(game, session.config, session.moves.slice(0, session.cursor));
  if (!states.ok) throw new Error(`Broken invariant: a kept session does not replay (${states.code})`);
  const position = states.value[states.value.length - 1];
  positions.set(session, position);
  return position;
}

export function outcomeOf(game: AnyGame, session: Session): Outcome {
  return game.outcome(stateOf(game, session));
}

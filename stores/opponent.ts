import { gameById, seatToMove, type Table, type ThinkAnswer } from '@/engine';
import { thinker } from '@/platform/thinker';

import { useSettings, type Settings } from './settings';
import { playMove, tableById } from './tables';

/** How long the AI takes at least, in milliseconds: a reply that comes at once reads as a glitch. */
const PACE_MS = { quick: 500, normal: 700, slow: 1_000 } as const satisfies Record<Settings['pace'], number>;
const MOST_TRIES = 3;

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The AI whose turn it is at a table, if it is one's. */
export function aiToMove(table: Table) {
  const game = gameById(table.session.game);
  const seat = game && seatToMove(game, table);
  const sitter = seat === null || seat === undefined ? undefined : table.sitters[seat];
  return sitter?.kind === 'ai' ? sitter : undefined;
}

/**
 * Lets the AI take its turn at a table, if it is its turn. Returns a way to stop it: leaving the
 * screen withdraws the search, and coming back starts it again from the same position. `onStuck`
 * hears of it when no move comes, however often it is asked for.
 */
export function letOpponentMove(id: string, onStuck: () => void): () => void {
  const table = tableById(id);
  const ai = table && aiToMove(table);
  if (!table || !ai) return () => undefined;
  const { game, config, moves, cursor } = table.session;
  const request = {
    kind: 'move',
    game,
    config,
    moves: moves.slice(0, cursor),
    level: ai.level,
    seed: `${id}|${table.round.number}|${table.restarts ?? 0}|${cursor}`,
  } as const;
  let stopped = false;
  let thought = thinker.think(request);

  async function answered(): Promise<ThinkAnswer | undefined> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const answer = await thought.answer;
      if (answer.ok) return answer.value;
      if (stopped) return undefined;
      thought = thinker.think(request);
    }
    return undefined;
  }

  async function move(): Promise<void> {
    const [answer] = await Promise.all([answered(), wait(PACE_MS[useSettings.getState().pace])]);
    if (stopped) return;
    if (answer?.kind === 'move') playMove(id, answer.move);
    else onStuck();
  }

  void move();
  return () => {
    stopped = true;
    thought.cancel();
  };
}

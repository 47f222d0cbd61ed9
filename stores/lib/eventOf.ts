import { gameById, holderOf, isRecorded, roundOutcome, stateOf, type Table } from '@/engine';
import type { FeedbackEvent } from '@/platform/feedback';

/** Points on the board, in games that have them. */
function pointsOf(table: Table): number {
  const game = gameById(table.session.game)!;
  const { scores } = stateOf(game, table.session) as { readonly scores?: Readonly<Record<string, number>> };
  return Object.values(scores ?? {}).reduce((sum, points) => sum + points, 0);
}

/** How a round that ended sounds to whoever holds the phone. Two people who share it have both won and lost. */
function endingOf(table: Table): FeedbackEvent {
  const game = gameById(table.session.game)!;
  const outcome = roundOutcome(game, table);
  if (outcome.kind !== 'won') return 'draw';
  const winner = table.sitters[holderOf(game, table, outcome.by)];
  if (winner.kind !== 'person') return 'lose';
  return table.sitters.some(({ kind }) => kind !== 'person') ? 'win' : 'round-over';
}

/** A move that is named rather than only placed is a skill: `seal c1`. */
const SKILL = /^[a-z]+ /;

/** What a move is felt and heard as. */
export function eventOf(before: Table, after: Table, move: string): FeedbackEvent {
  if (isRecorded(after)) return endingOf(after);
  if (pointsOf(after) > pointsOf(before)) return 'score';
  return SKILL.test(move) ? 'skill' : 'place';
}

import { type Player } from '@/engine/core';

export const ROUND_COUNTS = [1, 3, 5, 7, 'endless'] as const;

/** Where seats swap after every round, two rounds make a pair, and matches are made of pairs. */
export const PAIRED_COUNTS = [1, 2, 4, 6, 'endless'] as const;

export type RoundCount = (typeof ROUND_COUNTS | typeof PAIRED_COUNTS)[number];

/** Who starts the next round. `x` is whoever holds X. */
export const STARTERS = ['loser', 'alternate', 'winner', 'x'] as const;
export type Starter = (typeof STARTERS)[number];

/** Whether people keep the marks they chose, or exchange them every round. */
export const MARK_POLICIES = ['keep', 'swap'] as const;
export type MarkPolicy = (typeof MARK_POLICIES)[number];

/** One of the two people of a match, whatever mark they hold. */
export type Seat = 0 | 1;

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export interface MatchRules {
  readonly rounds: RoundCount;
  readonly starter: Starter;
  readonly marks: MarkPolicy;
  /** Who holds X in the first round. */
  readonly holdsX: Seat;
  /** Who starts the first round. */
  readonly starts: Seat;
}

/** A round as it begins. */
export interface Round {
  readonly number: number;
  readonly starts: Seat;
  readonly holdsX: Seat;
}

/** A finished round; nobody won a draw. */
export interface RoundResult {
  readonly starts: Seat;
  readonly winner: Seat | null;
}

/** Rounds played under one set of rules. */
export interface Match {
  readonly rules: MatchRules;
  readonly results: readonly RoundResult[];
}

export interface Score {
  readonly wins: readonly [number, number];
  readonly draws: number;
}

export type MatchOutcome =
  { readonly kind: 'playing' } | { readonly kind: 'won'; readonly by: Seat } | { readonly kind: 'drawn' };

export function startMatch(rules: MatchRules): Match {
  return { rules, results: [] };
}

function nextStarter({ rules }: Match, holdsX: Seat, last: RoundResult): Seat {
  const other = otherSeat(last.starts);
  switch (rules.starter) {
    case 'x':
      return holdsX;
    case 'alternate':
      return other;
    case 'winner':
      return last.winner ?? other;
    case 'loser':
      return last.winner === null ? other : otherSeat(last.winner);
  }
}

/** The round to be played now: who starts it and who holds X. */
export function nextRound(match: Match): Round {
  const { rules, results } = match;
  const exchanged = rules.marks === 'swap' && results.length % 2 === 1;
  const holdsX = exchanged ? otherSeat(rules.holdsX) : rules.holdsX;
  const last = results[results.length - 1];
  const first = rules.starter === 'x' ? holdsX : rules.starts;
  return { number: results.length + 1, starts: last ? nextStarter(match, holdsX, last) : first, holdsX };
}

/** The mark that moves first in a round. */
export function firstMark(round: Round): Player {
  return round.starts === round.holdsX ? 'X' : 'O';
}

export function recordRound(match: Match, round: Round, winner: Seat | null): Match {
  return { ...match, results: [...match.results, { starts: round.starts, winner }] };
}

export function scoreOf({ results }: Match): Score {
  const count = (seat: Seat | null) => results.filter(({ winner }) => winner === seat).length;
  return { wins: [count(0), count(1)], draws: count(null) };
}

/** The score of each pair of rounds, in which both people held both marks; the last may be half played. */
export function pairScores(match: Match): readonly Score[] {
  const pairs = Math.ceil(match.results.length / 2);
  return Array.from({ length: pairs }, (_, pair) =>
    scoreOf({ ...match, results: match.results.slice(2 * pair, 2 * pair + 2) }),
  );
}

/** A match is decided when its rounds are played, or as soon as a lead cannot be caught. */
export function matchOutcome(match: Match): MatchOutcome {
  const { rounds } = match.rules;
  if (rounds === 'endless') return { kind: 'playing' };
  const { wins } = scoreOf(match);
  const left = rounds - match.results.length;
  if (wins[0] - wins[1] > left) return { kind: 'won', by: 0 };
  if (wins[1] - wins[0] > left) return { kind: 'won', by: 1 };
  return left > 0 ? { kind: 'playing' } : { kind: 'drawn' };
}

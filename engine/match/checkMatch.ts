import {
  MARK_POLICIES,
  PAIRED_COUNTS,
  ROUND_COUNTS,
  STARTERS,
  type Match,
  type MatchRules,
  type RoundResult,
  type Seat,
} from './match';

const LONGEST_MATCH = 100_000;

const isSeat = (value: unknown): value is Seat => value === 0 || value === 1;

function isOneOf<Values extends readonly unknown[]>(values: Values, value: unknown): value is Values[number] {
  return values.includes(value);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function checkRules(value: unknown): MatchRules | undefined {
  const { rounds, starter, marks, holdsX, starts } = asRecord(value);
  if (
    !isOneOf([...ROUND_COUNTS, ...PAIRED_COUNTS] as const, rounds) ||
    !isOneOf(STARTERS, starter) ||
    !isOneOf(MARK_POLICIES, marks)
  )
    return undefined;
  if (!isSeat(holdsX) || !isSeat(starts)) return undefined;
  return { rounds, starter, marks, holdsX, starts };
}

function checkResult(value: unknown): RoundResult | undefined {
  const { starts, winner } = asRecord(value);
  if (!isSeat(starts) || !(winner === null || isSeat(winner))) return undefined;
  return { starts, winner };
}

/** A match from a save file, rebuilt from known fields; undefined if it is not one. */
export function checkMatch(value: unknown): Match | undefined {
  const { rules: saidRules, results: saidResults } = asRecord(value);
  const rules = checkRules(saidRules);
  if (!rules || !Array.isArray(saidResults) || saidResults.length > LONGEST_MATCH) return undefined;
  const results: RoundResult[] = [];
  for (const said of saidResults) {
    const result = checkResult(said);
    if (!result) return undefined;
    results.push(result);
  }
  return { rules, results };
}

import { accept, cell, refuse, unreachable, type Cell, type Result } from '@/engine/core';

import { PUZZLE_PROBLEMS, inspect, type Config, type Goal } from './config';
import { sortRules, type Rule } from './rules';
import { isTierId, type TierId } from './tiers';

/** Everything that makes a text no puzzle's id, as far as can be seen without solving the puzzle. */
export const ID_PROBLEMS = [
  'not-an-id',
  'unknown-version',
  'unknown-tier',
  'bad-seed',
  'wrong-number-of-parts',
  'unknown-goal',
  ...PUZZLE_PROBLEMS,
] as const;

/** What makes a text no puzzle's id. */
export type IdProblem = (typeof ID_PROBLEMS)[number];

/** What an id names: a seed to generate from, or a puzzle described in full. */
export type PuzzleName =
  | { readonly kind: 'seed'; readonly tier: TierId; readonly seed: string }
  | { readonly kind: 'puzzle'; readonly config: Config };

const VERSION = 'PC1';
const VERSIONED = /^PC(\d{1,3})([.:])(.*)$/;
const SEED = /^[0-9a-z-]{1,32}$/;
const SIZE = /^(\d)x(\d)$/;
const SYMBOL_COUNT = /^\d$/;
const LOCK_MASK = /^(0|[1-9a-f][0-9a-f]{0,6})$/;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** Longer than any id: what is not worth taking apart. */
const LONGEST_ID = 120;

const RULE_CODES = {
  NO_THREE: 'N3',
  NO_TOUCH: 'NT',
  EVEN_ROWS: 'ER',
  EVEN_COLS: 'EC',
  MIRROR_LR: 'LR',
  MIRROR_TB: 'TB',
} as const satisfies Record<Rule, string>;

const RULE_BY_CODE = new Map<string, Rule>(
  Object.entries(RULE_CODES).map(([rule, code]) => [code, rule as Rule]),
);

/** Whether a text can be the seed of a puzzle: short, and safe in an address. */
export function isSeed(text: string): boolean {
  return SEED.test(text);
}

/** `PC1.M4#k3f9a` */
export function writeSeedId(tier: TierId, seed: string): string {
  return `${VERSION}.${tier}#${seed}`;
}

/** `PC1:2x3:2:AABBBA:0:TABABAB`, `…:RNT` or `…:CABABAB`. */
export function writePuzzleId(config: Config): string {
  const { rows, columns, symbols, start, locks, goal } = config;
  const mask = locks.reduce((sum, at) => sum + 2 ** at, 0).toString(16);
  return [VERSION, `${rows}x${columns}`, symbols, writeLetters(start), mask, writeGoal(goal)].join(':');
}

/** Inverse of `writeSeedId` and `writePuzzleId`; a puzzle has one spelling only. */
export function readId(text: string): Result<PuzzleName, IdProblem> {
  const parts = text.length <= LONGEST_ID ? VERSIONED.exec(text) : null;
  if (!parts) return refuse('not-an-id');
  if (`PC${parts[1]!}` !== VERSION) return refuse('unknown-version');
  return parts[2] === '.' ? readSeedId(parts[3]!) : readDescription(parts[3]!);
}

function readSeedId(text: string): Result<PuzzleName, IdProblem> {
  const hash = text.indexOf('#');
  if (hash < 0) return refuse('wrong-number-of-parts');
  const tier = text.slice(0, hash);
  const seed = text.slice(hash + 1);
  if (!isTierId(tier)) return refuse('unknown-tier');
  if (!isSeed(seed)) return refuse('bad-seed');
  return accept({ kind: 'seed', tier, seed });
}

function readDescription(text: string): Result<PuzzleName, IdProblem> {
  const parts = text.split(':');
  if (parts.length !== 5) return refuse('wrong-number-of-parts');
  const [sizeText, symbolsText, startText, lockText, goalText] = parts as [
    string,
    string,
    string,
    string,
    string,
  ];
  const size = SIZE.exec(sizeText);
  if (!size) return refuse('bad-size');
  if (!SYMBOL_COUNT.test(symbolsText)) return refuse('bad-symbol-count');
  if (!LOCK_MASK.test(lockText)) return refuse('bad-locks');
  const goal = readGoal(goalText);
  if (!goal.ok) return goal;
  const checked = inspect({
    rows: Number(size[1]),
    columns: Number(size[2]),
    symbols: Number(symbolsText),
    start: readLetters(startText),
    locks: readMask(parseInt(lockText, 16)),
    goal: goal.value,
  });
  return checked.ok ? accept({ kind: 'puzzle', config: checked.value }) : checked;
}

function writeGoal(goal: Goal): string {
  switch (goal.kind) {
    case 'match':
      return `T${writeLetters(goal.target)}`;
    case 'cycle':
      return `C${writeLetters(goal.target)}`;
    case 'rules':
      return `R${goal.rules.map((rule) => RULE_CODES[rule]).join('')}`;
    default:
      return unreachable(goal);
  }
}

function readGoal(text: string): Result<Goal, IdProblem> {
  const rest = text.slice(1);
  if (text[0] === 'T') return accept({ kind: 'match', target: readLetters(rest) });
  if (text[0] === 'C') return accept({ kind: 'cycle', target: readLetters(rest) });
  if (text[0] !== 'R') return refuse('unknown-goal');
  const codes = rest.match(/.{1,2}/g) ?? [];
  const rules = codes.flatMap((code) => RULE_BY_CODE.get(code) ?? []);
  if (rules.length !== codes.length) return refuse('unknown-rule');
  const goal: Goal = { kind: 'rules', rules };
  const isSpelledRight = writeGoal({ ...goal, rules: sortRules(rules) }) === text;
  return isSpelledRight ? accept(goal) : refuse('rules-not-allowed');
}

function writeLetters(cells: readonly number[]): string {
  return String.fromCharCode(...cells.map((symbol) => FIRST_LETTER + symbol));
}

/** Letters to symbols; what is no letter becomes a number that is no symbol. */
function readLetters(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i) - FIRST_LETTER);
}

function readMask(mask: number): Cell[] {
  const locks: Cell[] = [];
  for (let at = 0; mask >> at !== 0; at++) if ((mask >> at) & 1) locks.push(cell(at));
  return locks;
}

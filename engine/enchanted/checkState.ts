import { accept, opponentOf, PLAYERS, refuse, type Cell, type Player, type Result } from '@/engine/core';

import { CELL_COUNT, isCell } from './board';
import { LAST_TURN, RULES } from './rules';
import { PHASES, type EnchantedState, type Finish, type PerPlayer } from './state';

type Fields = Readonly<Record<string, unknown>>;
type Check<Value> = (value: unknown) => value is Value;

const upTo =
  (limit: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= limit;

const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
const isPlayer: Check<Player> = (value): value is Player => PLAYERS.includes(value as Player);
const isMark: Check<Player | null> = (value) => value === null || isPlayer(value);

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function perPlayer<Value>(value: unknown, check: Check<Value>): PerPlayer<Value> | null {
  const { X, O } = fieldsOf(value);
  return check(X) && check(O) ? { X, O } : null;
}

function list<Value>(value: unknown, check: Check<Value>): readonly Value[] | null {
  return Array.isArray(value) && value.every(check) ? [...(value as Value[])] : null;
}

function ascending(cells: readonly Cell[]): boolean {
  return cells.every((at, i) => i === 0 || at > (cells[i - 1] as Cell));
}

/** A finish built from known fields, `null` while the game goes on, `undefined` if it is neither. */
function finishOf(value: unknown): Finish | null | undefined {
  if (value === null) return null;
  const { kind, by, how, line } = fieldsOf(value);
  if (kind === 'drawn') return { kind };
  const cells = list(line, isCell);
  if (kind !== 'won' || !isPlayer(by) || cells === null) return undefined;
  if (how !== 'score' && how !== 'turn-limit' && how !== 'sudden-death') return undefined;
  return (cells.length === 0 || cells.length === 3) && ascending(cells)
    ? { kind, by, how, line: cells }
    : undefined;
}

/** A state of the right shape, made of known fields only. */
function shapeOf(value: unknown): EnchantedState | null {
  const fields = fieldsOf(value);
  const flags = fieldsOf(fields['flags']);
  const board = list(fields['board'], isMark);
  const still = list(fields['still'], upTo(RULES.freezeAfter - 1));
  const frozen = list(fields['frozen'], isCell);
  const sealed = fields['sealed'];
  const energies = perPlayer(fields['energies'], upTo(RULES.maxEnergy));
  const scores = perPlayer(fields['scores'], upTo(RULES.winScore));
  const priority = perPlayer(flags['priority'], isFlag);
  const penalty = perPlayer(flags['penalty'], isFlag);
  const heat = perPlayer(flags['heat'], upTo(RULES.overheatAfter));
  const { turn, current } = fields;
  const phase = PHASES.find((known) => known === fields['phase']);
  const result = finishOf(fields['result']);

  if (board === null || still === null || frozen === null) return null;
  if (sealed !== null && !isCell(sealed)) return null;
  if (energies === null || scores === null) return null;
  if (priority === null || penalty === null || heat === null) return null;
  if (!upTo(LAST_TURN)(turn) || !isPlayer(current) || phase === undefined || result === undefined)
    return null;
  const checkedFlags = { priority, penalty, heat };
  return {
    board,
    still,
    frozen,
    sealed,
    energies,
    scores,
    flags: checkedFlags,
    turn,
    current,
    phase,
    result,
  };
}

/** Pieces freeze in their owner's turn and thaw in the opponent's, so only one side has any. */
function boardHolds(state: EnchantedState): boolean {
  const { board, still, frozen, sealed, current, result } = state;
  const freezer = result === null ? opponentOf(current) : current;
  return (
    board.length === CELL_COUNT &&
    still.length === CELL_COUNT &&
    still.every((turns, at) => turns === 0 || board[at] !== null) &&
    ascending(frozen) &&
    frozen.every((at) => board[at] === freezer && still[at] === 0) &&
    (sealed === null || board[sealed] === null)
  );
}

/** Heat is counted at full energy only, and whoever is on turn has overheated and skipped a gain already. */
function energyHolds({ flags, energies, current, result }: EnchantedState): boolean {
  if (PLAYERS.some((player) => flags.heat[player] > 0 && energies[player] !== RULES.maxEnergy)) return false;
  return result !== null || (!flags.penalty[current] && flags.heat[current] < RULES.overheatAfter);
}

function clockHolds({ turn, current, phase }: EnchantedState): boolean {
  return (
    turn >= 1 &&
    current === (turn % 2 === 1 ? 'X' : 'O') &&
    phase === (turn > RULES.turnLimit ? 'sudden-death' : 'normal')
  );
}

function resultHolds({ result, scores, turn, current, phase }: EnchantedState): boolean {
  const level = scores.X === scores.O;
  if (result === null) return Math.max(scores.X, scores.O) < RULES.winScore && (phase === 'normal' || level);
  if (result.kind === 'drawn') return turn === LAST_TURN && level;
  const { by, how, line } = result;
  if (scores[by] <= scores[opponentOf(by)]) return false;
  if (how === 'turn-limit') return turn === RULES.turnLimit && scores[by] < RULES.winScore;
  const inPhase = how === 'sudden-death' ? phase === 'sudden-death' : scores[by] === RULES.winScore;
  return inPhase && by === current && line.length === 3;
}

/**
 * Rebuilds a state of unknown origin, or refuses one that no game can have reached: energy 9, a seal
 * on a piece, two seals. The app itself stores and sends moves, never states, and every state it has
 * comes from replaying them, where a move that breaks a rule is refused with its code. This is the
 * door for a state that comes any other way: one that was written by hand, as the lessons are, or kept
 * by somebody else who uses this engine.
 */
export function checkState(value: unknown): Result<EnchantedState, 'bad-state'> {
  const state = shapeOf(value);
  if (state === null) return refuse('bad-state');
  const holds = boardHolds(state) && energyHolds(state) && clockHolds(state) && resultHolds(state);
  return holds ? accept(state) : refuse('bad-state');
}

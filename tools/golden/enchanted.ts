import { isDeepStrictEqual } from 'node:util';

import { cell, PLAYERS, type Cell, type Player } from '@/engine/core';
import {
  enchanted,
  isCell,
  type EnchantedAction,
  type EnchantedState,
  type Finish,
} from '@/engine/enchanted';

import { WrongSchema, type GoldenReport } from './report';

/** The file's own names for what the engine calls otherwise. */
const BY = { score: 'score', turnLimit: 'turn-limit', suddenDeath: 'sudden-death' } as const;

interface GoldenResult {
  readonly winner: Player | null;
  readonly by: keyof typeof BY | 'draw';
}

/** A state as the file writes it. */
interface GoldenState extends Pick<
  EnchantedState,
  'still' | 'energies' | 'scores' | 'flags' | 'turn' | 'current'
> {
  readonly board: string;
  readonly owners: Readonly<Record<Player, readonly number[]>>;
  readonly sealed: readonly number[];
  readonly frozen: readonly number[];
  readonly phase: 'normal' | 'suddenDeath';
  readonly result: GoldenResult | null;
}

interface GoldenPosition {
  readonly id: string;
  readonly state: GoldenState;
  readonly action: unknown;
  readonly expect: GoldenState | { readonly error: string };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPerPlayer(value: unknown, type: string): boolean {
  return isRecord(value) && PLAYERS.every((player) => typeof value[player] === type);
}

function isCellList(value: unknown): value is readonly Cell[] {
  return Array.isArray(value) && value.every(isCell);
}

function isResult(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { winner, by } = value;
  if (by === 'draw') return winner === null;
  return typeof by === 'string' && by in BY && PLAYERS.includes(winner as Player);
}

function isState(value: unknown): value is GoldenState {
  if (!isRecord(value)) return false;
  const { board, owners, still, sealed, frozen, energies, scores, flags, turn, current, phase, result } =
    value;
  return (
    typeof board === 'string' &&
    /^[.XO#]{16}$/.test(board) &&
    isRecord(owners) &&
    PLAYERS.every((player) => isCellList(owners[player])) &&
    Array.isArray(still) &&
    still.length === 16 &&
    still.every(Number.isInteger) &&
    isCellList(sealed) &&
    sealed.length <= 1 &&
    isCellList(frozen) &&
    isPerPlayer(energies, 'number') &&
    isPerPlayer(scores, 'number') &&
    isRecord(flags) &&
    isPerPlayer(flags['priority'], 'boolean') &&
    isPerPlayer(flags['penalty'], 'boolean') &&
    isPerPlayer(flags['heat'], 'number') &&
    Number.isInteger(turn) &&
    PLAYERS.includes(current as Player) &&
    (phase === 'normal' || phase === 'suddenDeath') &&
    isResult(result)
  );
}

function isPosition(value: unknown): value is GoldenPosition {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !('action' in value)) return false;
  const expect = value['expect'];
  return (
    isState(value['state']) && (isState(expect) || (isRecord(expect) && typeof expect['error'] === 'string'))
  );
}

function positionsOf(json: unknown): readonly GoldenPosition[] {
  const positions = isRecord(json) ? json['positions'] : undefined;
  if (!Array.isArray(positions)) throw new WrongSchema('there is no list of positions');
  const wrong = positions.findIndex((position) => !isPosition(position));
  if (wrong !== -1) throw new WrongSchema(`position ${wrong + 1} does not have the fields of one`);
  return positions as GoldenPosition[];
}

function finishOf(result: GoldenResult | null): Finish | null {
  if (result === null) return null;
  if (result.winner === null || result.by === 'draw') return { kind: 'drawn' };
  return { kind: 'won', by: result.winner, how: BY[result.by], line: [] };
}

/** Takes every field as given: constructed states need not be reachable. */
function fromGolden(golden: GoldenState): EnchantedState {
  const { still, energies, scores, flags, turn, current } = golden;
  const sealed = golden.sealed[0];
  return {
    board: Array.from(golden.board, (mark) => PLAYERS.find((player) => player === mark) ?? null),
    still,
    frozen: golden.frozen.map(cell),
    sealed: sealed === undefined ? null : cell(sealed),
    energies,
    scores,
    flags,
    turn,
    current,
    phase: golden.phase === 'normal' ? 'normal' : 'sudden-death',
    result: finishOf(golden.result),
  };
}

function toGoldenResult(result: Finish | null): GoldenResult | null {
  if (result === null) return null;
  if (result.kind === 'drawn') return { winner: null, by: 'draw' };
  const by = (Object.keys(BY) as (keyof typeof BY)[]).find((name) => BY[name] === result.how);
  return { winner: result.by, by: by ?? 'draw' };
}

function toGolden(state: EnchantedState): GoldenState {
  const { still, frozen, energies, scores, flags, turn, current } = state;
  const held = (player: Player) => state.board.flatMap((mark, at) => (mark === player ? [at] : []));
  return {
    board: state.board.map((mark, at) => mark ?? (at === state.sealed ? '#' : '.')).join(''),
    owners: { X: held('X'), O: held('O') },
    sealed: state.sealed === null ? [] : [state.sealed],
    frozen,
    still,
    energies,
    scores,
    flags,
    turn,
    current,
    phase: state.phase === 'normal' ? 'normal' : 'suddenDeath',
    result: toGoldenResult(state.result),
  };
}

/** The file writes `type` for `kind`; everything else goes to the engine untouched, however strange. */
function actionOf(golden: unknown): EnchantedAction {
  if (!isRecord(golden)) return golden as EnchantedAction;
  const { type, ...fields } = golden;
  return { kind: type, ...fields } as unknown as EnchantedAction;
}

/** What the engine answers to one position, in the words of the file. */
function answerTo({ state, action }: GoldenPosition): Readonly<Record<string, unknown>> {
  const played = enchanted.play(fromGolden(state), actionOf(action));
  return played.ok
    ? { ...toGolden(played.value) }
    : { error: played.code.toUpperCase().replaceAll('-', '_') };
}

/** The fields in which the engine's answer differs from the file's; empty when it is right. */
function mismatches(position: GoldenPosition): string[] {
  const wanted: Readonly<Record<string, unknown>> = { ...position.expect };
  const got = answerTo(position);
  const fields = 'error' in wanted || 'error' in got ? ['error'] : Object.keys(got);
  return fields
    .filter((field) => !isDeepStrictEqual(got[field], wanted[field]))
    .map((field) => `${field}: expected ${JSON.stringify(wanted[field])}, got ${JSON.stringify(got[field])}`);
}

/** Plays every position of a golden file and compares what comes of it. */
export function checkEnchantedGolden(json: unknown): GoldenReport {
  const failed: string[] = [];
  const positions = positionsOf(json);
  for (const position of positions) {
    const wrong = mismatches(position);
    if (wrong.length > 0) failed.push(`${position.id}: ${wrong.join('; ')}`);
  }
  return { passed: positions.length - failed.length, failed };
}

import {
  accept,
  createRng,
  finished,
  isLevel,
  isOver,
  mapTask,
  refuse,
  replay,
  type AnyGame,
  type JudgedMove,
  type Mind,
  type Result,
  type Task,
} from '@/engine/core';

import { gameById, mindById } from '../games';

import { startPuzzleJob } from './puzzleJob';
import type { GameRequest, JudgedPly, ThinkAnswer, ThinkProblem, ThinkRequest } from './request';
import { sequence } from './sequence';

interface Subject {
  readonly game: AnyGame;
  readonly mind: Mind<unknown>;
  /** The position before each move, and after the last. */
  readonly states: readonly unknown[];
}

function failed(code: ThinkProblem): Task<ThinkAnswer> {
  return finished({ kind: 'failed', code });
}

function readSubject(request: GameRequest): Result<Subject, ThinkProblem> {
  const game = gameById(request.game);
  const mind = mindById(request.game);
  if (game === undefined || mind === undefined) return refuse('unknown-game');
  const config = game.check(request.config);
  if (!config.ok) return refuse('bad-config');
  if (!Array.isArray(request.moves) || request.moves.some((move) => typeof move !== 'string')) {
    return refuse('bad-moves');
  }
  const states = replay(game, config.value, request.moves);
  return states.ok ? accept({ game, mind, states: states.value }) : refuse('bad-moves');
}

function isLive({ game, states }: Subject, ply: number): boolean {
  return !isOver(game.outcome(states[ply]));
}

function judgePlies(subject: Subject, plies: readonly number[]): Task<ThinkAnswer> {
  const { mind, states } = subject;
  const known = (ply: number) => Number.isInteger(ply) && ply >= 0 && ply < states.length;
  if (!Array.isArray(plies) || !plies.every((ply) => known(ply) && isLive(subject, ply)))
    return failed('bad-ply');
  const tasks = plies.map((ply) =>
    mapTask(mind.analyze(states[ply]), (analysis): JudgedPly => ({ ply, analysis })),
  );
  return mapTask(sequence(tasks), (judged) => ({ kind: 'analysis', plies: judged }));
}

/** The move that Expert would play, with what the analysis says it is worth. */
function hintFor(mind: Mind<unknown>, state: unknown): Task<ThinkAnswer> {
  const choice = mapTask(mind.move(state, 'expert', createRng('hint')), (move) => ({ move, moves: [] }));
  const analysis = mapTask(mind.analyze(state), ({ moves }) => ({ move: '', moves }));
  return mapTask(
    sequence<{ move: string; moves: readonly JudgedMove[] }>([choice, analysis]),
    ([chosen, judged]) => {
      const best = judged!.moves[0]!;
      const { move, worth } = judged!.moves.find((one) => one.move === chosen!.move) ?? best;
      return { kind: 'hint', move, worth };
    },
  );
}

/**
 * Starts any long piece of thinking. It is done in slices by running the task; one that is not run
 * again is cancelled. The same request gives the same answer, however it is sliced. A request that
 * makes no sense is answered with a code.
 */
export function startJob(request: ThinkRequest): Task<ThinkAnswer> {
  switch (request.kind) {
    case 'puzzle':
    case 'import':
    case 'puzzle-hint':
    case 'solution':
      return startPuzzleJob(request);
    default:
      return startGameJob(request);
  }
}

function startGameJob(request: GameRequest): Task<ThinkAnswer> {
  const read = readSubject(request);
  if (!read.ok) return failed(read.code);
  const subject = read.value;
  const { mind, states } = subject;
  const last = states.length - 1;
  switch (request.kind) {
    case 'move':
      if (!isLevel(request.level)) return failed('unknown-level');
      if (!isLive(subject, last)) return failed('game-over');
      return mapTask(mind.move(states[last], request.level, createRng(String(request.seed))), (move) => ({
        kind: 'move',
        move,
      }));
    case 'hint':
      if (!isLive(subject, last)) return failed('game-over');
      return hintFor(mind, states[last]);
    case 'analysis':
      return judgePlies(subject, request.plies ?? request.moves.map((_, ply) => ply));
    default:
      return failed('unknown-request');
  }
}

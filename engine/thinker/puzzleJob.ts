import {
  PROOF_NODES,
  cipher,
  generateUnseen,
  hint,
  importPuzzle,
  isSeed,
  isTierId,
  solve,
  type Action,
  type Config,
  type Hint,
  type ImportProblem,
  type Puzzle,
  type State,
} from '@/engine/cipher';
import { finished, isOver, mapTask, replay, unreachable, type Result, type Task } from '@/engine/core';

import type { PuzzleHint, PuzzleRequest, ThinkAnswer, ThinkProblem } from './request';

function failed(code: ThinkProblem | ImportProblem): Task<ThinkAnswer> {
  return finished({ kind: 'failed', code });
}

function madePuzzle(made: Result<Puzzle, ImportProblem>): ThinkAnswer {
  return made.ok ? { kind: 'puzzle', puzzle: made.value } : { kind: 'failed', code: made.code };
}

function make({ tier, seed, recent = [] }: Extract<PuzzleRequest, { kind: 'puzzle' }>): Task<ThinkAnswer> {
  if (!isTierId(tier)) return failed('unknown-tier');
  if (typeof seed !== 'string' || !isSeed(seed)) return failed('bad-seed');
  return mapTask(generateUnseen(tier, seed, recent), madePuzzle);
}

function hintText(found: Hint): PuzzleHint {
  return found.kind === 'undo' ? found : { kind: 'move', move: cipher.write(found.action), toGo: found.toGo };
}

function advise(config: Config, moves: readonly string[]): Task<ThinkAnswer> {
  if (!Array.isArray(moves) || moves.some((move) => typeof move !== 'string')) return failed('bad-moves');
  const states = replay(cipher, config, moves);
  if (!states.ok) return failed('bad-moves');
  if (isOver(cipher.outcome(states.value[moves.length] as State))) return failed('game-over');
  const line = moves.flatMap((text): readonly Action[] => {
    const action = cipher.read(text);
    return action.ok ? [action.value] : [];
  });
  return mapTask(hint({ config }, line), (found) => ({ kind: 'puzzle-hint', hint: hintText(found) }));
}

function showSolution(config: Config): Task<ThinkAnswer> {
  return mapTask(solve(config, config.start, PROOF_NODES), (solution): ThinkAnswer => {
    if (solution.kind === 'solved') return { kind: 'solution', moves: solution.path.map(cipher.write) };
    return { kind: 'failed', code: solution.kind === 'unsolvable' ? 'unsolvable' : 'too-hard' };
  });
}

/** Starts a piece of thinking about a puzzle: making one, finding one by its id, a hint, the solution. */
export function startPuzzleJob(request: PuzzleRequest): Task<ThinkAnswer> {
  switch (request.kind) {
    case 'puzzle':
      return make(request);
    case 'import':
      return typeof request.id === 'string'
        ? mapTask(importPuzzle(request.id), madePuzzle)
        : failed('not-an-id');
    case 'puzzle-hint':
    case 'solution': {
      const config = cipher.check(request.config);
      if (!config.ok) return failed('bad-config');
      return request.kind === 'solution' ? showSolution(config.value) : advise(config.value, request.moves);
    }
    default:
      return unreachable(request);
  }
}

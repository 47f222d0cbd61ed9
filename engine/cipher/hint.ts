import { assert, finished, mapTask, type Task } from '@/engine/core';

import { writeAction, type Action } from './action';
import { isSolved, type Config } from './config';
import { cipher, type State } from './game';
import type { Puzzle } from './puzzle';
import { PROOF_NODES, solveReachable } from './solve';
import { chain } from './tasks';

/** A move that is the first of a shortest way to the goal, with the moves that way takes; or one step back. */
export type Hint =
  { readonly kind: 'move'; readonly action: Action; readonly toGo: number } | { readonly kind: 'undo' };

type Path = readonly Action[];

/**
 * What to do after a line of moves that has not solved the puzzle. Whoever follows hints gets there,
 * and takes no more steps than all the way back and par: every move leads to a position from which
 * there is another, one closer to the goal.
 */
export function hint({ config }: Pick<Puzzle, 'config'>, line: readonly Action[]): Task<Hint> {
  const states = [cipher.start(config)];
  for (const action of line) states.push(playOn(states[states.length - 1]!, action));
  assert(!isSolved(config, states[line.length]!.cells), 'a solved puzzle needs no hint');
  return config.goal.kind === 'cycle' ? cycleHint(states) : swapHint(states, line);
}

/**
 * A press is undone by one step back, but made up for only by pressing on all the way round: where
 * going back and then on is shorter than going on, the hint is to go back.
 */
function cycleHint(states: readonly State[]): Task<Hint> {
  const last = states.length - 1;
  return chain(provedPath(states[last]!), (path) => {
    const lookBack = (back: number): Task<Hint> => {
      if (back > last || back >= path.length) return finished(moveAlong(path, 0));
      return chain(provedPath(states[last - back]!), (earlier) =>
        back + earlier.length < path.length ? finished({ kind: 'undo' }) : lookBack(back + 1),
      );
    };
    return lookBack(1);
  });
}

/** Elimination takes the same work in every position of a puzzle, so none is beyond the budget its import kept to. */
function provedPath({ config, cells }: State): Task<Path> {
  return mapTask(shortestPath(config, cells), (path) => {
    assert(path !== null, 'what can be reached by cycling can be solved');
    return path;
  });
}

/**
 * A swap undoes itself, so going on is never longer than going back first. But where the solver
 * cannot find the way within its budget the way back is always known: step by step to the start,
 * whose own shortest way was proved when the puzzle was made.
 */
function swapHint(states: readonly State[], line: Path): Task<Hint> {
  return chain(safePath(states[line.length]!), (path) => {
    if (path) return finished(moveAlong(path, 0));
    const start = states[0]!;
    return chain(shortestPath(start.config, start.cells), (proved) => {
      assert(proved !== null, 'par was proved within the budget');
      const isOnIt = line.every((action, i) => i < proved.length && isSame(action, proved[i]!));
      return finished(isOnIt ? moveAlong(proved, line.length) : { kind: 'undo' });
    });
  });
}

function moveAlong(path: Path, from: number): Hint {
  return { kind: 'move', action: path[from]!, toGo: path.length - from };
}

function playOn(state: State, action: Action): State {
  const next = cipher.play(state, action);
  assert(next.ok, 'a line holds legal moves only');
  return next.value;
}

function isSame(one: Action, other: Action): boolean {
  return writeAction(one) === writeAction(other);
}

function shortestPath(config: Config, cells: readonly number[]): Task<Path | null> {
  return mapTask(solveReachable(config, cells, PROOF_NODES), (solution) =>
    solution.kind === 'solved' ? solution.path : null,
  );
}

/**
 * A shortest path whose next position has a safe path too; null if the budget does not allow it.
 * One position being within the budget does not promise the same of the next, so a hint that looked
 * one move ahead only could send the player back and forth for ever.
 */
function safePath(state: State): Task<Path | null> {
  const { config, cells } = state;
  return chain(shortestPath(config, cells), (path) => {
    if (path === null || path.length === 1) return finished(path);
    return chain(safePath(playOn(state, path[0]!)), (rest) => finished(rest && path));
  });
}

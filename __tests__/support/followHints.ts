import { complete, type Rng } from '@/engine/core';
import { cipher, hint, type Action, type Puzzle, type State } from '@/engine/cipher';

function replay(puzzle: Puzzle, line: readonly Action[]): State {
  return line.reduce((state, action) => {
    const next = cipher.play(state, action);
    if (!next.ok) throw new Error(`${cipher.write(action)}: ${next.code}`);
    return next.value;
  }, cipher.start(puzzle.config));
}

/** Random moves from the start, stopping short of a solution. */
export function wander(puzzle: Puzzle, length: number, rng: Rng): Action[] {
  const line: Action[] = [];
  while (line.length < length) {
    const next = [...line, rng.pick(cipher.legal(replay(puzzle, line)))];
    if (cipher.outcome(replay(puzzle, next)).kind === 'solved') break;
    line.push(next[next.length - 1]!);
  }
  return line;
}

/** Does what hints say until the puzzle is solved: the moves made and the moves taken back. */
export function followHints(puzzle: Puzzle, start: readonly Action[]): { moves: number; undone: number } {
  const line = [...start];
  let moves = 0;
  let undone = 0;
  while (cipher.outcome(replay(puzzle, line)).kind === 'playing') {
    const advice = complete(hint(puzzle, line));
    if (advice.kind === 'move') {
      line.push(advice.action);
      moves++;
    } else {
      line.pop();
      undone++;
    }
    if (moves + undone > start.length + puzzle.par) throw new Error(`hints go in circles: ${puzzle.id}`);
  }
  return { moves, undone };
}

import type { Task, TaskStep } from '@/engine/core';

/** Work of unknown length counts as half done after this many nodes, as three quarters after three times as many. */
const HALF_WAY = 10_000;

function unfinished(nodes: number): {
  readonly done: false;
  readonly progress: number;
  readonly nodes: number;
} {
  return { done: false, progress: nodes / (nodes + HALF_WAY), nodes };
}

/** One task, and then the one its answer calls for. */
export function chain<First, Second>(first: Task<First>, next: (value: First) => Task<Second>): Task<Second> {
  let second: Task<Second> | null = null;
  let nodes = 0;
  let before = 0;
  return {
    run(budget): TaskStep<Second> {
      const stop = nodes + budget;
      if (second === null) {
        const step = first.run(budget);
        nodes = step.nodes;
        if (!step.done) return unfinished(nodes);
        before = nodes;
        second = next(step.value);
      }
      const step = second.run(Math.max(1, stop - nodes));
      nodes = before + step.nodes;
      return step.done ? { done: true, value: step.value, nodes } : unfinished(nodes);
    },
  };
}

/** Makes one attempt after another until one brings something; null when `limit` of them brought nothing. */
export function firstOf<Value>(
  limit: number,
  attempt: (turn: number) => Task<Value | null>,
): Task<Value | null> {
  let current: Task<Value | null> | null = null;
  let turn = 0;
  let nodes = 0;
  let before = 0;
  return {
    run(budget): TaskStep<Value | null> {
      const stop = nodes + budget;
      while (turn < limit) {
        current ??= attempt(turn);
        const step = current.run(Math.max(1, stop - nodes));
        nodes = before + step.nodes;
        if (!step.done) return unfinished(nodes);
        if (step.value !== null) return { done: true, value: step.value, nodes };
        before = nodes;
        current = null;
        turn++;
        if (nodes >= stop) return unfinished(nodes);
      }
      return { done: true, value: null, nodes };
    },
  };
}

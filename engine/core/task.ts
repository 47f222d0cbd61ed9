/** What a slice of work brought: the answer, or how far along it is (0 to 1, never falling). */
export type TaskStep<Value> =
  | { readonly done: true; readonly value: Value; readonly nodes: number }
  | { readonly done: false; readonly progress: number; readonly nodes: number };

/**
 * Long work in slices. `run(budget)` does about `budget` more nodes and returns, so that the caller
 * can show progress or stop asking; a task that is no longer run is cancelled. Slicing never
 * changes the answer. `nodes` counts everything done so far.
 */
export interface Task<Value> {
  run(budget: number): TaskStep<Value>;
}

/** A task whose answer is already known. */
export function finished<Value>(value: Value, nodes = 0): Task<Value> {
  return { run: () => ({ done: true, value, nodes }) };
}

/** The same work, its answer put into another form. */
export function mapTask<From, To>(task: Task<From>, change: (value: From) => To): Task<To> {
  return {
    run(budget) {
      const step = task.run(budget);
      return step.done ? { ...step, value: change(step.value) } : step;
    },
  };
}

/** Runs a task to its end in one go: for tools, tests and work known to be short. */
export function complete<Value>(task: Task<Value>, slice = 100_000): Value {
  for (;;) {
    const step = task.run(slice);
    if (step.done) return step.value;
  }
}

import type { Task } from '@/engine/core';

/** Tasks done one after another, as one: slices run on from one task into the next. */
export function sequence<Value>(tasks: readonly Task<Value>[]): Task<readonly Value[]> {
  const values: Value[] = [];
  let earlier = 0;
  let progress = 0;
  return {
    run(budget) {
      let nodes = earlier;
      const end = earlier + budget;
      while (values.length < tasks.length) {
        const task = tasks[values.length]!;
        const step = task.run(Math.max(1, end - nodes));
        nodes = earlier + step.nodes;
        if (!step.done) {
          progress = Math.max(progress, (values.length + step.progress) / tasks.length);
          return { done: false, progress, nodes };
        }
        values.push(step.value);
        earlier = nodes;
      }
      return { done: true, value: values, nodes: earlier };
    },
  };
}

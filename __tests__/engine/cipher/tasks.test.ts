import { complete, finished, type Task } from '@/engine/core';
import { chain, firstOf } from '@/engine/cipher/tasks';

/** Takes `length` nodes and answers with a value. */
function work<Value>(length: number, value: Value): Task<Value> {
  let nodes = 0;
  return {
    run(budget) {
      nodes = Math.min(length, nodes + budget);
      return nodes === length
        ? { done: true, value, nodes }
        : { done: false, progress: nodes / length, nodes };
    },
  };
}

/** The node counts reported slice by slice, ending with the final one. */
function slices(task: Task<unknown>, budget: number): number[] {
  const counts: number[] = [];
  for (;;) {
    const step = task.run(budget);
    counts.push(step.nodes);
    if (step.done) return counts;
  }
}

describe('chain', () => {
  it('runs one task after another and adds up their nodes', () => {
    const task = (): Task<string> => chain(work(10, 'a'), (value) => work(5, `${value}b`));
    expect(complete(task())).toBe('ab');
    for (const budget of [1, 4, 7, 100]) expect(slices(task(), budget).at(-1)).toBe(15);
    expect(slices(task(), 4)).toEqual([4, 8, 12, 15]);
  });

  it('does not call for the second before the first is done', () => {
    let asked = 0;
    const task = chain(work(3, 1), (value) => finished(value + ++asked));
    task.run(2);
    expect(asked).toBe(0);
    expect(complete(task)).toBe(2);
  });
});

describe('firstOf', () => {
  it('stops at the first attempt that brings something', () => {
    const turns: number[] = [];
    const task = firstOf(10, (turn) => {
      turns.push(turn);
      return work(4, turn === 2 ? 'found' : null);
    });
    expect(slices(task, 3)).toEqual([3, 6, 9, 12]);
    expect(turns).toEqual([0, 1, 2]);
  });

  it('brings nothing after the last attempt', () => {
    expect(
      complete(
        firstOf(3, () => work(2, null)),
        1,
      ),
    ).toBeNull();
    expect(complete(firstOf(0, () => work(2, 'never')))).toBeNull();
  });
});

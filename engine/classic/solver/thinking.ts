import type { Task } from '@/engine/core';

/** What thinking may still spend in this slice, what it has spent in all, and how far along it is. */
export interface Meter {
  left: number;
  nodes: number;
  /** 0 to 1, never falling. */
  progress: number;
}

/** Thinking written as straight code: it yields when its slice is used up, and goes on from there. */
export type Thinking<Value> = Generator<undefined, Value, undefined>;

/** Makes thinking into a task. Nothing is begun before the first slice. */
export function taskOf<Value>(think: (meter: Meter) => Thinking<Value>): Task<Value> {
  const meter: Meter = { left: 0, nodes: 0, progress: 0 };
  let thinking: Thinking<Value> | undefined;
  return {
    run(budget) {
      meter.left = budget;
      thinking ??= think(meter);
      const step = thinking.next();
      return step.done
        ? { done: true, value: step.value, nodes: meter.nodes }
        : { done: false, progress: meter.progress, nodes: meter.nodes };
    },
  };
}

/** Thinks until `cap` nodes are spent in all, then stops it and settles for `otherwise`. */
export function* thinkWithin<Value>(
  cap: number,
  meter: Meter,
  thinking: Thinking<Value>,
  otherwise: () => Value,
): Thinking<Value> {
  for (;;) {
    const allowed = Math.min(meter.left, cap - meter.nodes);
    const kept = meter.left - allowed;
    meter.left = allowed;
    const step = thinking.next();
    meter.left += kept;
    if (step.done) return step.value;
    if (meter.nodes >= cap) {
      const value = otherwise();
      thinking.return(value);
      return value;
    }
    yield;
  }
}

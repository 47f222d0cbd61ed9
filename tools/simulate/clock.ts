interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Virtual time: things happen in the order of their time, and at one time in the order they were asked for. */
export interface Clock {
  now(): number;
  after(ms: number, run: () => void): void;
  /** Runs everything up to `until`, calling `check` after each; stops early when `done` says so. */
  run(until: number, check: () => void, done?: () => boolean): void;
}

export function createClock(): Clock {
  const heap: Alarm[] = [];
  let time = 0;
  let asked = 0;

  const sooner = (a: Alarm, b: Alarm) => a.at < b.at || (a.at === b.at && a.order < b.order);

  function push(alarm: Alarm): void {
    let i = heap.push(alarm) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      const above = heap[parent] as Alarm;
      if (!sooner(alarm, above)) break;
      heap[i] = above;
      i = parent;
    }
    heap[i] = alarm;
  }

  function pop(): Alarm | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      const right = heap[child + 1];
      if (right !== undefined && sooner(right, heap[child] as Alarm)) child++;
      const below = heap[child];
      if (below === undefined || !sooner(below, last)) break;
      heap[i] = below;
      i = child;
    }
    heap[i] = last;
    return first;
  }

  return {
    now: () => time,
    after: (ms, run) => push({ at: time + Math.max(0, Math.round(ms)), order: asked++, run }),
    run(until, check, done = () => false) {
      while (heap.length > 0 && (heap[0] as Alarm).at <= until && !done()) {
        const alarm = pop() as Alarm;
        time = alarm.at;
        alarm.run();
        check();
      }
      if (!done()) time = Math.max(time, until);
    },
  };
}

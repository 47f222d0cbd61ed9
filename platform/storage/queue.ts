/** Does one thing after another, in the order asked. */
export interface Queue {
  /** Runs a job when everything asked before it is done. */
  run<Value>(job: () => Promise<Value>): Promise<Value>;
  /**
   * Runs a write in its turn. A write that still waits is replaced by the next one to the same key,
   * but only while nothing else was asked in between: so what is on the disk is at every moment what
   * the app held at some moment, never one slice from before and another from after.
   */
  write(key: string, job: () => Promise<boolean>): Promise<boolean>;
}

interface Waiting {
  readonly key: string;
  job: () => Promise<boolean>;
  done: Promise<boolean>;
}

/** A queue with nothing in it. */
export function createQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  let last: Waiting | null = null;

  function append<Value>(job: () => Promise<Value>): Promise<Value> {
    const done = tail.then(job);
    // A job that throws is its caller's bug; the jobs behind it still run.
    tail = done.catch(() => undefined);
    return done;
  }

  return {
    run(job) {
      last = null;
      return append(job);
    },
    write(key, job) {
      if (last?.key === key) {
        last.job = job;
        return last.done;
      }
      const waiting: Waiting = { key, job, done: Promise.resolve(false) };
      waiting.done = append(() => {
        if (last === waiting) last = null;
        return waiting.job();
      });
      last = waiting;
      return waiting.done;
    },
  };
}

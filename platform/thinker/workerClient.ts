import { accept, refuse, type Result, type ThinkAnswer } from '@/engine';

import type { FromWorker, ToWorker } from './messages';
import type { Thinker, ThoughtProblem } from './port';

/** A worker of whatever kind, seen from outside. */
export interface WorkerHandle {
  post(message: ToWorker): void;
  kill(): void;
}

export interface WorkerEvents {
  onMessage(message: FromWorker): void;
  onDeath(): void;
}

interface Pending {
  readonly settle: (result: Result<ThinkAnswer, ThoughtProblem>) => void;
  readonly onProgress: ((progress: number) => void) | undefined;
}

/** A working worker reports after every slice; one that says nothing for this long is taken for dead. */
const SILENCE_MS = 3_000;

/**
 * A thinker over a worker that may die. A death refuses everything that was under way with
 * `died`; the next request starts a new worker.
 */
export function createWorkerThinker(spawn: (events: WorkerEvents) => WorkerHandle): Thinker {
  const pending = new Map<number, Pending>();
  let worker: WorkerHandle | undefined;
  let lastId = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function bury(dead: WorkerHandle): void {
    if (worker !== dead) return;
    worker = undefined;
    dead.kill();
    for (const id of [...pending.keys()]) finish(id, refuse('died'));
  }

  /** Starts the wait for the next word from the worker, if any is owed. */
  function listen(): void {
    clearTimeout(watch);
    const current = worker;
    if (pending.size > 0 && current) watch = setTimeout(() => bury(current), SILENCE_MS);
  }

  function finish(id: number, result: Result<ThinkAnswer, ThoughtProblem>): void {
    const waiting = pending.get(id);
    pending.delete(id);
    waiting?.settle(result);
  }

  function hire(): WorkerHandle {
    const hired: WorkerHandle = spawn({
      onMessage(message) {
        if (message.kind === 'progress') pending.get(message.id)?.onProgress?.(message.progress);
        else finish(message.id, accept(message.answer));
        listen();
      },
      onDeath: () => bury(hired),
    });
    return hired;
  }

  return {
    think(request, onProgress) {
      const id = ++lastId;
      const answer = new Promise<Result<ThinkAnswer, ThoughtProblem>>((settle) => {
        pending.set(id, { settle, onProgress });
      });
      worker ??= hire();
      worker.post({ kind: 'think', id, request });
      listen();
      return {
        answer,
        cancel() {
          if (!pending.has(id)) return;
          worker?.post({ kind: 'cancel', id });
          finish(id, refuse('cancelled'));
          listen();
        },
      };
    },
  };
}

import { startJob } from '@/engine/thinker';

import type { FromWorker, ToWorker } from './messages';
import { SLICE_NODES } from './port';

/**
 * The inside of a worker: runs requests one after another in slices. Between slices it lets
 * messages in (`breathe`), which is when a cancellation arrives.
 */
export function createWorkerLoop(send: (message: FromWorker) => void, breathe: () => Promise<void>) {
  const withdrawn = new Set<number>();
  let queue: Promise<void> = Promise.resolve();

  async function work(id: number, request: Parameters<typeof startJob>[0]): Promise<void> {
    const job = startJob(request);
    while (!withdrawn.has(id)) {
      const step = job.run(SLICE_NODES);
      if (step.done) {
        send({ kind: 'answer', id, answer: step.value });
        return;
      }
      send({ kind: 'progress', id, progress: step.progress });
      await breathe();
    }
    withdrawn.delete(id);
  }

  return (message: ToWorker): void => {
    if (message.kind === 'cancel') {
      withdrawn.add(message.id);
      return;
    }
    queue = queue.then(() => work(message.id, message.request));
  };
}

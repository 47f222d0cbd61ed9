import { Worker } from 'node:worker_threads';

import type { FromWorker } from './messages';
import type { Thinker } from './port';
import { createWorkerThinker } from './workerClient';

/** On a computer the engine thinks in a worker thread. `workerFile` is the compiled or loadable node.worker. */
export function createNodeThinker(workerFile: string): Thinker & { close(): Promise<void> } {
  let current: Worker | undefined;
  const thinker = createWorkerThinker(({ onMessage, onDeath }) => {
    const worker = new Worker(workerFile, { execArgv: ['--require', 'tsx/cjs'] });
    current = worker;
    worker.on('message', (message: FromWorker) => onMessage(message));
    worker.on('error', () => undefined);
    worker.on('exit', onDeath);
    worker.unref();
    return { post: (message) => worker.postMessage(message), kill: () => void worker.terminate() };
  });
  return {
    ...thinker,
    async close() {
      await current?.terminate();
    },
  };
}

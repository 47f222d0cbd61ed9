import { parentPort } from 'node:worker_threads';

import type { ToWorker } from './messages';
import { createWorkerLoop } from './workerLoop';

const take = createWorkerLoop(
  (message) => parentPort?.postMessage(message),
  () => new Promise((resume) => setImmediate(resume)),
);
parentPort?.on('message', (message: ToWorker) => take(message));

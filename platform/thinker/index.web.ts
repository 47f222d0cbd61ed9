import { inlineThinker } from './inline';
import type { FromWorker } from './messages';
import type { Thinker } from './port';
import { createWorkerThinker } from './workerClient';

export * from './port';

const workerThinker = createWorkerThinker(({ onMessage, onDeath }) => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url));
  worker.onmessage = (event: MessageEvent<FromWorker>) => onMessage(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    onDeath();
  };
  return { post: (message) => worker.postMessage(message), kill: () => worker.terminate() };
});

/** On the web the engine thinks in a Web Worker; where a browser has none, in slices on this thread. */
export const thinker: Thinker = typeof Worker === 'function' ? workerThinker : inlineThinker;

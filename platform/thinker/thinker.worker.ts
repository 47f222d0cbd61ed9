import type { ToWorker } from './messages';
import { createWorkerLoop } from './workerLoop';

/** The part of a dedicated worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
const channel = new MessageChannel();
const resumes: (() => void)[] = [];
channel.port1.onmessage = () => resumes.shift()?.();

/** A message to ourselves goes behind those already waiting, and unlike a timer is not slowed down. */
const breathe = () =>
  new Promise<void>((resume) => {
    resumes.push(resume);
    channel.port2.postMessage(null);
  });

const take = createWorkerLoop((message) => scope.postMessage(message), breathe);
scope.onmessage = (event) => take(event.data);

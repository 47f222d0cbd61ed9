import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { addTallies, NO_GAMES, type Tally } from '@/engine/arena';

import type { ArenaOptions } from './options';

/** A worker starts in plain Node and has to be taught TypeScript first. */
const START = "require('tsx/cjs'); require(require('node:worker_threads').workerData.file);";
const CHUNKS_PER_WORKER = 50;
const LARGEST_CHUNK = 2000;

/**
 * Plays a batch over worker threads. They take chunks as they get free, and every game has a seed of
 * its own, so the totals do not depend on who played what.
 */
export function runArena(options: ArenaOptions, onProgress: (done: number) => void): Promise<Tally> {
  const { games, workers } = options;
  const size = Math.max(1, Math.min(LARGEST_CHUNK, Math.ceil(games / (workers * CHUNKS_PER_WORKER))));
  let from = 0;
  let total = NO_GAMES;

  return new Promise((resolve, reject) => {
    const crew: Worker[] = [];
    const stop = () => crew.forEach((worker) => void worker.terminate());

    function hand(worker: Worker): void {
      if (from >= games) return;
      const to = Math.min(games, from + size);
      worker.postMessage({ from, to });
      from = to;
    }

    for (let i = 0; i < workers && i * size < games; i++) {
      const worker = new Worker(START, {
        eval: true,
        workerData: { file: join(__dirname, 'worker.ts'), options },
      });
      worker.on('message', (tally: Tally) => {
        total = addTallies(total, tally);
        onProgress(total.games);
        if (total.games < games) return hand(worker);
        stop();
        resolve(total);
      });
      worker.on('error', (error) => {
        stop();
        reject(error);
      });
      crew.push(worker);
      hand(worker);
    }
  });
}

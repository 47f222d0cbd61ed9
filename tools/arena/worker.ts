import { parentPort, workerData } from 'node:worker_threads';

import { playBatch, type Tally } from '@/engine/arena';
import type { Result } from '@/engine/core';

import { arenaGames } from './agents';
import { findAgent } from './findAgent';
import type { ArenaOptions } from './options';

/** Games `from` to `to` of the batch. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

function known<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

/** Plays chunks of a batch that the main thread has already checked. */
function work({ flags, game, x, o, seed }: ArenaOptions): (chunk: Chunk) => Tally {
  const arena = arenaGames[game]!;
  const { config } = known(arena.readConfig(flags));
  const seats = { X: known(findAgent(x, arena)), O: known(findAgent(o, arena)) };
  return ({ from, to }) => playBatch(arena.game, config, seats, { seed, from, to });
}

const play = work((workerData as { readonly options: ArenaOptions }).options);
parentPort!.on('message', (chunk: Chunk) => parentPort!.postMessage(play(chunk)));

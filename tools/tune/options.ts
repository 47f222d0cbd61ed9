import { accept, refuse, type Result } from '@/engine/core';

import { readCount, readFlags } from '../arena/options';

/** A run of the tuner as the command line asks for it. */
export interface TuneOptions {
  readonly rounds: number;
  /** Games of self-play in each round. */
  readonly games: number;
  /** Nodes a player spends on each action. */
  readonly budget: number;
  /** Openings of the match against the champion; each is played twice. */
  readonly openings: number;
  readonly seed: string;
}

const COUNTS = {
  rounds: { fallback: 6, most: 1_000 },
  games: { fallback: 2_000, most: 1_000_000 },
  budget: { fallback: 2_000, most: 100_000_000 },
  openings: { fallback: 200, most: 1_000_000 },
} as const;

/** Reads and checks everything before the first game: a refusal is one sentence for the terminal. */
export function readTuneOptions(args: readonly string[]): Result<TuneOptions, string> {
  const read = readFlags(args);
  if (!read.ok) return read;
  const flags = read.value;
  const known = [...Object.keys(COUNTS), 'seed'];
  const unknown = Object.keys(flags).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return refuse(
      `There is no option --${unknown}: there are ${known.map((name) => `--${name}`).join(', ')}.`,
    );
  }
  const counts = { rounds: 0, games: 0, budget: 0, openings: 0 };
  for (const name of Object.keys(COUNTS) as (keyof typeof COUNTS)[]) {
    const count = readCount(flags, name, COUNTS[name].fallback, COUNTS[name].most);
    if (!count.ok) return count;
    counts[name] = count.value;
  }
  return accept({ ...counts, seed: String(flags.seed ?? 'tune') });
}

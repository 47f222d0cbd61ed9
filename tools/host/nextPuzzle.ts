import { importPuzzle, isSeed, readId, writeSeedId } from '@/engine/cipher';

const SLICE = 20_000;

/**
 * The puzzle of a race's `number`-th game, made after the seed of the first: `friends`, `friends-2`,
 * `friends-3`. A puzzle described in full has no successor. Made in slices, for the table is being
 * played at meanwhile.
 */
export async function nextPuzzle(first: string, number: number): Promise<unknown> {
  const name = readId(first);
  if (!name.ok || name.value.kind !== 'seed') return undefined;
  const seed = `${name.value.seed}-${number}`;
  if (!isSeed(seed)) return undefined;
  const task = importPuzzle(writeSeedId(name.value.tier, seed));
  for (;;) {
    const step = task.run(SLICE);
    if (step.done) return step.value.ok ? step.value.value.config : undefined;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

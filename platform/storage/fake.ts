import type { KeyValue } from './keyValue';

/** A change that reached the store. */
export type Change =
  | { readonly op: 'set'; readonly key: string; readonly value: string }
  | { readonly op: 'remove'; readonly key: string };

/** A store in memory for tests, which can be made to run full and to refuse. */
export interface MemoryKeyValue extends KeyValue {
  readonly entries: Map<string, string>;
  /** Every change in order: any beginning of it is what a crash could leave behind. */
  readonly changes: readonly Change[];
  /** How many characters fit, keys included. */
  capacity: number;
  /** Keys whose reading, writing and removal reject; `keys` rejects when `*` is among them. */
  readonly broken: Set<string>;
}

class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError';
}

/** A store that holds `initial`, with room for everything. */
export function memoryKeyValue(initial: Readonly<Record<string, string>> = {}): MemoryKeyValue {
  const entries = new Map(Object.entries(initial));
  const changes: Change[] = [];
  const broken = new Set<string>();

  async function reach(key: string): Promise<void> {
    await Promise.resolve();
    if (broken.has(key)) throw new Error(`The store cannot reach ${key}`);
  }

  const fake: MemoryKeyValue = {
    entries,
    changes,
    broken,
    capacity: Number.POSITIVE_INFINITY,
    async get(key) {
      await reach(key);
      return entries.get(key) ?? null;
    },
    async set(key, value) {
      await reach(key);
      let used = key.length + value.length;
      for (const [other, text] of entries) if (other !== key) used += other.length + text.length;
      if (used > fake.capacity) throw new QuotaExceededError('The quota has been exceeded.');
      entries.set(key, value);
      changes.push({ op: 'set', key, value });
    },
    async remove(key) {
      await reach(key);
      if (entries.delete(key)) changes.push({ op: 'remove', key });
    },
    async keys() {
      await reach('*');
      return [...entries.keys()];
    },
  };
  return fake;
}

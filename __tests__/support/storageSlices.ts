import type { Pages, Slice } from '@/platform/storage';
import { memoryKeyValue, type MemoryKeyValue } from '@/platform/storage/fake';

export interface Taste {
  readonly sound: boolean;
  readonly name: string;
}

export const TASTE: Slice<Taste> = {
  key: 'taste',
  version: 3,
  defaults: { sound: true, name: '' },
  check(data) {
    const { sound, name } = data as Partial<Record<keyof Taste, unknown>>;
    return typeof sound === 'boolean' && typeof name === 'string' ? { sound, name } : undefined;
  },
  migrations: {
    1: (old) => ({ sound: (old as { quiet: boolean }).quiet === false }),
    2: (old) => ({ ...(old as object), name: 'unnamed' }),
  },
};

export const MOVES: Slice<readonly string[]> = {
  key: 'moves',
  version: 1,
  defaults: [],
  check: (data) => (Array.isArray(data) && data.every((move) => typeof move === 'string') ? data : undefined),
};

export const SCORES: Pages<readonly number[]> = {
  key: 'scores',
  page: (index) => ({
    key: `scores/${index}`,
    version: 1,
    defaults: [],
    check: (data) =>
      typeof data === 'string' && /^\d+(,\d+)*$|^$/.test(data)
        ? data.split(',').filter(Boolean).map(Number)
        : undefined,
    pack: (value) => value.join(','),
  }),
};

export const ALL = [TASTE, MOVES, SCORES];

export const TASTE_TEXT = '{"v":3,"d":{"sound":false,"name":"Ada"}}';
export const MOVES_TEXT = '{"v":1,"d":["b2","a1"]}';

export function filled(extra: Readonly<Record<string, string>> = {}): MemoryKeyValue {
  return memoryKeyValue({ 'oxs/taste': TASTE_TEXT, 'oxs/moves': MOVES_TEXT, ...extra });
}

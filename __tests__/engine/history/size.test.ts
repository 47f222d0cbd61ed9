import { isDeepStrictEqual } from 'node:util';

import { gameById } from '@/engine';
import { PAGE_SIZE, pageReader, writePage } from '@/engine/history';

import { mixedGames } from '../../support/playedGames';

const GAMES = 10_000;
const TWO_MEGABYTES = 2_000_000;

describe('ten thousand games', () => {
  const records = mixedGames(GAMES, Date.UTC(2026, 10, 18));
  const pages = Array.from({ length: GAMES / PAGE_SIZE }, (_, i) =>
    JSON.stringify({ v: 2, d: writePage(records.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE)) }),
  );
  const bytes = pages.map((page) => Buffer.byteLength(page));

  it('take less than two megabytes, names in any script included', () => {
    expect(bytes.reduce((sum, page) => sum + page, 0)).toBeLessThanOrEqual(TWO_MEGABYTES);
  });

  it('take at most ninety bytes each on average', () => {
    expect(bytes.reduce((sum, page) => sum + page, 0) / GAMES).toBeLessThanOrEqual(90);
  });

  it('stay far below the two megabytes that Android allows under one key', () => {
    expect(Math.max(...bytes)).toBeLessThan(TWO_MEGABYTES / 20);
  });

  it('come back the same', () => {
    const reader = pageReader(gameById);
    const back = pages.flatMap((page) => {
      const read = reader.read((JSON.parse(page) as { d: string }).d);
      return read.ok ? read.value : [];
    });
    // Jest's own comparison takes seconds for so many.
    expect(isDeepStrictEqual(back, records)).toBe(true);
  });
});

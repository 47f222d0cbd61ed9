import { join, resolve } from 'node:path';

import { classic } from '@/engine';
import { createNodeThinker } from '@/platform/thinker/node';

const WORKER = join(resolve(__dirname, '../..'), 'platform', 'thinker', 'node.worker.ts');
const HARD = {
  kind: 'analysis',
  game: 'classic',
  config: { ...classic.defaults, size: 5, k: 4 },
  moves: ['a2', 'a1', 'a3', 'c1', 'e3', 'c5'],
} as const;
const EASY = { kind: 'hint', game: 'classic', config: classic.defaults, moves: ['b2'] } as const;

jest.setTimeout(60_000);

describe('a thinker in a worker thread', () => {
  it('answers, is withdrawn, and after its thread is killed answers from another', async () => {
    const thinker = createNodeThinker(WORKER);
    try {
      expect(await thinker.think(EASY).answer).toMatchObject({ ok: true, value: { kind: 'hint' } });
      const withdrawn = thinker.think(HARD);
      withdrawn.cancel();
      expect(await withdrawn.answer).toEqual({ ok: false, code: 'cancelled' });
      const lost = thinker.think(HARD);
      await thinker.close();
      expect(await lost.answer).toEqual({ ok: false, code: 'died' });
      expect(await thinker.think(EASY).answer).toMatchObject({ ok: true, value: { kind: 'hint' } });
    } finally {
      await thinker.close();
    }
  });
});

import type { ThinkAnswer } from '@/engine';
import { TIER_IDS, generate, type Puzzle, type TierId } from '@/engine/cipher';
import { complete } from '@/engine/core';
import { memoryKeyValue } from '@/platform/storage/fake';

import { launch, unload, type Launched } from '../support/launch';

interface Asked {
  readonly request: { readonly tier: TierId; readonly seed: string };
  report(progress: number): void;
  /** Gives the puzzle that was asked for. */
  finish(): Promise<Puzzle>;
  fail(): Promise<void>;
}

/** What the thinker was asked for so far, to be answered by hand. */
const asked: Asked[] = [];

const mockThink = (request: Asked['request'], report: (progress: number) => void = () => undefined) => {
  let settle: (answer: object) => void = () => undefined;
  const answer = new Promise((resolve) => (settle = resolve));
  asked.push({
    request,
    report,
    async finish() {
      const made = complete(generate(request.tier, request.seed));
      if (!made.ok) throw new Error(made.code);
      const value: ThinkAnswer = { kind: 'puzzle', puzzle: made.value };
      settle({ ok: true, value });
      await soon();
      return made.value;
    },
    async fail() {
      settle({ ok: false, code: 'died' });
      await soon();
    },
  });
  return { answer, cancel: () => undefined };
};

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
const readyIn = ({ usePuzzleBox }: Launched) => usePuzzleBox.getState().ready.map(({ tier }) => tier);

beforeEach(() => {
  asked.length = 0;
  unload();
  jest.doMock('@/platform/thinker', () => ({ thinker: { think: mockThink } }));
});
afterEach(() => jest.dontMock('@/platform/thinker'));

describe('puzzles made in advance', () => {
  it('are made one at a time, the tier that is played first, until every tier has one', async () => {
    const stores = await launch(memoryKeyValue());
    void stores.prepareAhead('R2');
    for (let i = 0; i < TIER_IDS.length; i++) {
      expect(asked).toHaveLength(i + 1);
      await asked[i]!.finish();
    }
    expect(asked.map(({ request }) => request.tier)).toEqual([
      'R2',
      ...TIER_IDS.filter((tier) => tier !== 'R2'),
    ]);
    expect([...readyIn(stores)].sort()).toEqual([...TIER_IDS].sort());
  });

  it('are there at once when they are asked for', async () => {
    const stores = await launch(memoryKeyValue());
    void stores.prepareAhead('M1');
    const made = await asked[0]!.finish();
    const progress: number[] = [];
    expect(await stores.takeNext('M1', (value) => progress.push(value))).toEqual(made);
    expect(progress).toEqual([]);
    expect(readyIn(stores)).not.toContain('M1');
  });

  it('show whoever waits how far they are, also when they were begun before: that was 0 % until the end', async () => {
    const stores = await launch(memoryKeyValue());
    void stores.prepareAhead('M6');
    asked[0]!.report(0.4);
    const progress: number[] = [];
    const taken = stores.takeNext('M6', (value) => progress.push(value));
    asked[0]!.report(0.7);
    expect(progress).toEqual([0.4, 0.7]);
    const made = await asked[0]!.finish();
    expect(await taken).toEqual(made);
    expect(asked.filter(({ request }) => request.tier === 'M6')).toHaveLength(1);
  });

  it('stop being made when none can be, and start again when there is a reason', async () => {
    const stores = await launch(memoryKeyValue());
    void stores.prepareAhead(null);
    await asked[0]!.fail();
    expect(asked).toHaveLength(1);
    const taken = stores.takeNext('M1', () => undefined);
    await asked[1]!.fail();
    expect(await taken).toBeUndefined();
    void stores.prepareAhead(null);
    expect(asked).toHaveLength(3);
  });

  it('are not handed out when they were played in the meantime', async () => {
    const stores = await launch(memoryKeyValue());
    void stores.prepareAhead('C1');
    const made = await asked[0]!.finish();
    stores.noteOpened(made);
    const taken = stores.takeNext('C1', () => undefined);
    const another = await asked.at(-1)!.finish();
    expect(await taken).toEqual(another);
    expect(another.id).not.toBe(made.id);
  });
});

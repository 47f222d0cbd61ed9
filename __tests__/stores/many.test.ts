import { memoryKeyValue } from '@/platform/storage/fake';

import { launch, settled, type Launched } from '../support/launch';

function start({ startTable }: Launched): string {
  return startTable({
    game: 'classic',
    config: { size: 3, k: 3, first: 'X', swap: false },
    sitters: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Bo' },
    ],
    rules: { rounds: 3, starter: 'loser', marks: 'keep', holdsX: 0, starts: 0 },
    practice: false,
  }).id;
}

describe('games in progress', () => {
  it('are all kept, however many: only tables without a move make room', async () => {
    const kv = memoryKeyValue();
    const stores = await launch(kv);
    const played = Array.from({ length: 60 }, () => start(stores));
    // The oldest of them are beyond the limit already, and gone, because nothing was played there.
    const first = played.filter((id) => stores.tableById(id));
    expect(first).toHaveLength(50);
    for (const id of first) stores.playMove(id, 'b2');
    for (let i = 0; i < 5; i++) start(stores);
    await settled(stores);
    const again = await launch(kv);
    expect(first.filter((id) => again.tableById(id))).toEqual(first);
  });
});

describe('a game that people ended', () => {
  it('is shared with its end', async () => {
    const stores = await launch(memoryKeyValue());
    const id = start(stores);
    stores.playMove(id, 'b2');
    stores.agreeDraw(id);
    const [record] = stores.useHistory.getState().records;
    expect(stores.codeOf(record!)).toMatch(/^OXS2\./);
    expect(stores.codeOf({ ...record!, moves: ['b2', 'a1', 'b1', 'a2', 'b3'], result: 'X' })).toMatch(
      /^OXS1\./,
    );
  });
});

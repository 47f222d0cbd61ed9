import { memoryKeyValue } from '@/platform/storage/fake';

import { startHotseat } from '../support/hotseat';
import { launch, settled, type Launched } from '../support/launch';

const start = (stores: Launched) => startHotseat(stores).id;

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

import { create } from 'zustand';

import {
  PAGE_SIZE,
  gameById,
  holderOf,
  readPage,
  recordId,
  roundOutcome,
  writePage,
  type GameRecord,
  type Player,
  type Seated,
  type Sitter,
  type Table,
} from '@/engine';
import { clock } from '@/platform/clock';
import { storage, type Pages } from '@/platform/storage';

/** Every finished game, oldest first. Statistics are a fold over it. */
interface History {
  readonly records: readonly GameRecord[];
  /** The record of the round that ended last at each table. */
  readonly latest: Readonly<Record<string, string>>;
}

export const historyPages: Pages<readonly GameRecord[]> = {
  key: 'history',
  page: (index) => ({
    key: `history/${index}`,
    version: 1,
    defaults: [],
    check(value) {
      const page = typeof value === 'string' ? readPage(value) : undefined;
      return page?.ok ? page.value : undefined;
    },
    pack: writePage,
  }),
};

export const useHistory = create<History>()(() => ({ records: [], latest: {} }));

/** Writes the pages from the one that holds `from` on. */
function savePages(records: readonly GameRecord[], from: number): void {
  const first = Math.max(0, Math.floor(Math.min(from, records.length - 1) / PAGE_SIZE));
  for (let page = first; page === first || page * PAGE_SIZE < records.length; page++) {
    storage.save(historyPages.page(page), records.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE));
  }
}

function seated(sitter: Sitter): Seated {
  return sitter.kind === 'ai' ? { kind: 'ai', level: sitter.level } : { kind: 'person', name: sitter.name };
}

function resultOf(table: Table): NewRecord {
  const game = gameById(table.session.game)!;
  const outcome = roundOutcome(game, table);
  const [x, o] = [holderOf(game, table, 'X'), holderOf(game, table, 'O')];
  const ai = table.sitters.findIndex(({ kind }) => kind === 'ai');
  const you: Player | null = ai < 0 ? null : ai === x ? 'O' : 'X';
  const opponent = table.sitters[ai];
  return {
    game: game.id,
    config: table.session.config,
    moves: table.session.moves.slice(0, table.session.cursor),
    result: outcome.kind === 'won' ? outcome.by : 'draw',
    people: { X: seated(table.sitters[x]), O: seated(table.sitters[o]) },
    you,
    assisted: table.assisted,
    ...(opponent?.kind === 'ai' ? { adaptive: opponent.choice === 'adaptive' } : {}),
  };
}

/** A finished game before it has an id and a time. */
type NewRecord = Omit<GameRecord, 'id' | 'at'>;

/** Keeps a game that ended just now; returns its id. */
export function keepRecord(game: NewRecord): string {
  const { records } = useHistory.getState();
  const at = clock.now();
  const id = recordId(at, (taken) => records.some((record) => record.id === taken));
  const next = [...records, { id, at, ...game }];
  useHistory.setState({ records: next });
  savePages(next, records.length);
  return id;
}

/** Keeps the round that just ended at a table. */
export function recordGame(table: Table): void {
  const id = keepRecord(resultOf(table));
  useHistory.setState(({ latest }) => ({ latest: { ...latest, [table.id]: id } }));
}

export function recordById(id: string): GameRecord | undefined {
  return useHistory.getState().records.find((record) => record.id === id);
}

/** The record of the round that ended last at a table. */
export function recordOfRound(table: Table): GameRecord | undefined {
  const id = useHistory.getState().latest[table.id];
  return id === undefined ? undefined : recordById(id);
}

export function deleteRecord(id: string): void {
  const { records } = useHistory.getState();
  const index = records.findIndex((record) => record.id === id);
  if (index < 0) return;
  const next = records.filter((record) => record.id !== id);
  useHistory.setState({ records: next });
  savePages(next, index);
  // What the last page held has moved down by one; the page that is now past the end is emptied.
  const past = Math.ceil(next.length / PAGE_SIZE);
  if (records.length % PAGE_SIZE === 1) storage.save(historyPages.page(past), []);
}

export async function openHistory(): Promise<void> {
  const pages = await storage.openPages(historyPages);
  useHistory.setState({ records: [...pages.values()].flat() });
}

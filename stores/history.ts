import { create } from 'zustand';

import {
  gameById,
  holderOf,
  recordId,
  roundOutcome,
  type GameRecord,
  type Player,
  type Seated,
  type Sitter,
  type Table,
} from '@/engine';
import { clock } from '@/platform/clock';
import { openHistory as openStored, storage } from '@/platform/storage';

/** Every finished game, oldest first. Statistics are a fold over it. */
interface History {
  readonly records: readonly GameRecord[];
  /** The record of the round that ended last at each table. */
  readonly latest: Readonly<Record<string, string>>;
}

export const useHistory = create<History>()(() => ({ records: [], latest: {} }));

let stored: Awaited<ReturnType<typeof openStored>> | undefined;

/** Keeps a finished game for ever. */
export function keepRecord(record: Omit<GameRecord, 'id' | 'at'>): GameRecord {
  const { records } = useHistory.getState();
  const at = clock.now();
  const kept = { ...record, at, id: recordId(at, (id) => records.some((one) => one.id === id)) };
  stored?.append(kept);
  useHistory.setState({ records: [...records, kept] });
  return kept;
}

function seated(sitter: Sitter): Seated {
  return sitter.kind === 'ai' ? { kind: 'ai', level: sitter.level } : { kind: 'person', name: sitter.name };
}

/** Keeps the round that just ended at a table. */
export function recordGame(table: Table): void {
  const game = gameById(table.session.game)!;
  const outcome = roundOutcome(game, table);
  const [x, o] = [holderOf(game, table, 'X'), holderOf(game, table, 'O')];
  const ai = table.sitters.findIndex(({ kind }) => kind === 'ai');
  const you: Player | null = ai < 0 ? null : ai === x ? 'O' : 'X';
  const opponent = table.sitters[ai];
  const record = keepRecord({
    game: game.id,
    config: table.session.config,
    moves: table.session.moves.slice(0, table.session.cursor),
    result: outcome.kind === 'won' ? outcome.by : 'draw',
    people: { X: seated(table.sitters[x]), O: seated(table.sitters[o]) },
    you,
    assisted: table.assisted,
    ...(opponent?.kind === 'ai' ? { adaptive: opponent.choice === 'adaptive' } : {}),
  });
  useHistory.setState(({ latest }) => ({ latest: { ...latest, [table.id]: record.id } }));
}

/** The record of the round that ended last at a table. */
export function recordOfRound(table: Table): GameRecord | undefined {
  const { records, latest } = useHistory.getState();
  return records.find(({ id }) => id === latest[table.id]);
}

export function deleteRecord(id: string): void {
  stored?.remove(new Set([id]));
  useHistory.setState(({ records }) => ({ records: records.filter((record) => record.id !== id) }));
}

export async function openHistory(): Promise<void> {
  stored = await openStored(storage);
  useHistory.setState({ records: stored.records() });
}

import { create } from 'zustand';

import {
  LATEST,
  gameById,
  holderOf,
  isOver,
  outcomeOf,
  recordId,
  replay,
  roundOutcome,
  shareCode,
  type GameRecord,
  type Player,
  type RecordResult,
  type Seated,
  type Session,
  type SharedSession,
  type Sitter,
  type Table,
} from '@/engine';
import { clock } from '@/platform/clock';
import { openHistory as openStored, storage } from '@/platform/storage';

/** Every finished game, oldest first. Statistics are a fold over it. */
interface History {
  readonly records: readonly GameRecord[];
}

export const useHistory = create<History>()(() => ({ records: [] }));

let stored: Awaited<ReturnType<typeof openStored>> | undefined;

/** A finished game before it has an id and a time. */
export type NewRecord = Omit<GameRecord, 'id' | 'at'>;

/** Gives a game that ended just now its time and an id that no other has. Keeps nothing yet. */
export function dateRecord(record: NewRecord): GameRecord {
  const { records } = useHistory.getState();
  // A device whose clock is beside itself still keeps games that can be read again.
  const at = Math.min(Math.max(0, clock.now()), LATEST);
  return { ...record, at, id: recordId(at, (id) => records.some((one) => one.id === id)) };
}

/** Puts a record into the history, unless it is there already. True once it is on the disk. */
export async function fileRecord(record: GameRecord): Promise<boolean> {
  const { records } = useHistory.getState();
  if (!stored) return false;
  if (records.some(({ id }) => id === record.id)) return true;
  const written = stored.append(record);
  useHistory.setState({ records: [...records, record] });
  return written;
}

/** Keeps a finished game for ever. */
export function keepRecord(record: NewRecord): GameRecord {
  const kept = dateRecord(record);
  void fileRecord(kept);
  return kept;
}

function seated(sitter: Sitter): Seated {
  if (sitter.kind === 'ai') return { kind: 'ai', level: sitter.level };
  return { kind: sitter.kind === 'friend' ? 'nearby' : 'person', name: sitter.name };
}

/** The round that just ended at a table, as it will be kept. */
export function recordOf(table: Table): GameRecord {
  const game = gameById(table.session.game)!;
  const outcome = roundOutcome(game, table);
  const [x, o] = [holderOf(game, table, 'X'), holderOf(game, table, 'O')];
  const away = table.sitters.findIndex(({ kind }) => kind !== 'person');
  const you: Player | null = away < 0 ? null : away === x ? 'O' : 'X';
  const opponent = table.sitters[away];
  return dateRecord({
    game: game.id,
    config: table.session.config,
    moves: table.session.moves.slice(0, table.session.cursor),
    result: outcome.kind === 'won' ? outcome.by : 'draw',
    people: { X: seated(table.sitters[x]), O: seated(table.sitters[o]) },
    you,
    assisted: table.assisted,
    ...(opponent?.kind === 'ai' ? { adaptive: opponent.choice === 'adaptive' } : {}),
  });
}

/** A finished game, while it is on this phone. */
export function recordById(id: string): GameRecord | undefined {
  return useHistory.getState().records.find((record) => record.id === id);
}

/** Whether a record holds the very moves of a session, from the same start. */
function isGameOf(record: GameRecord, { game, config, moves, cursor }: Session): boolean {
  return (
    record.game === game &&
    record.moves.length === cursor &&
    record.moves.every((move, i) => move === moves[i]) &&
    JSON.stringify(record.config) === JSON.stringify(config)
  );
}

/** The record of the round that ended last at a table: the latest one that holds its moves. */
export function recordOfRound(table: Table): GameRecord | undefined {
  return useHistory.getState().records.findLast((record) => isGameOf(record, table.session));
}

/** A game as a code to share, with how people ended it where the moves do not say. */
export function codeOf(record: GameRecord): string {
  const { game, config, moves, result } = record;
  const session: Session = { game, config, moves, cursor: moves.length };
  const isOpen = replay(gameById(game)!, config, moves).ok && resultOfShared(session) === 'given-up';
  const ended = isOpen && result !== 'given-up' && result !== 'solved' ? { ended: result } : {};
  return shareCode({ game, config, moves, ...ended });
}

/** How a shared game ended; one that neither its moves nor its people ended was given up. */
export function resultOfShared(session: SharedSession): RecordResult {
  if (session.ended !== undefined) return session.ended;
  const outcome = outcomeOf(gameById(session.game)!, session);
  if (!isOver(outcome)) return 'given-up';
  if (outcome.kind === 'won') return outcome.by;
  return outcome.kind === 'solved' ? 'solved' : 'draw';
}

const NOBODY: Seated = { kind: 'person', name: '' };

/** Keeps a game that came as a shared code, once; it counts for nobody. */
export function keepShared(session: SharedSession): GameRecord {
  const known = useHistory.getState().records.find((record) => record.imported && isGameOf(record, session));
  if (known) return known;
  return keepRecord({
    game: session.game,
    config: session.config,
    moves: session.moves,
    result: resultOfShared(session),
    people: { X: NOBODY, O: NOBODY },
    you: null,
    assisted: false,
    imported: true,
  });
}

/** Deletes a game for good. */
export function deleteRecord(id: string): void {
  stored?.remove(new Set([id]));
  useHistory.setState(({ records }) => ({ records: records.filter((record) => record.id !== id) }));
}

/** Reads the history. */
export async function openHistory(): Promise<void> {
  stored = await openStored(storage);
  useHistory.setState({ records: stored.records() });
}

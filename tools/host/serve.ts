import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

import { accept, type Result } from '@/engine/core';
import {
  PHONE_DOOR,
  withSeat,
  writeJoinLink,
  type HostView,
  type NearbyGames,
  type Seat,
  type StartAction,
  type TableRecord,
} from '@/engine/nearby';
import { nodeSockets, openTable, type ListenProblem, type TableServer } from '@/platform/sockets/index.node';

import { lanAddresses } from '../serve/addresses';
import { openFileStore, type SetAside } from './fileStore';
import { loadSite } from './site';

export interface TableServerSettings {
  /** 0 for any free one. */
  readonly port: number;
  readonly games: NearbyGames;
  /** What the first game starts from, at a table that is new. */
  readonly opening: StartAction;
  /** Where the table is kept; one that is kept nowhere is gone when it is closed. */
  readonly data: string | null;
  /** Begins a new table, whatever is kept. */
  readonly fresh?: boolean;
  /** Seats whose holders are out, so that somebody else can sit down. */
  readonly freeSeats?: readonly Seat[];
  /** Where the web build is. */
  readonly site: string;
  /** The only address to listen on; all of them if none is given. */
  readonly bind?: string;
  /** The config of the table's `number`-th game, where it should not be that of the game before. */
  readonly configOf?: (number: number) => Promise<unknown>;
  readonly onChange?: (view: HostView) => void;
}

export type OpenProblem = ListenProblem | 'folder-busy';

/** A table on this computer, both of whose seats are open to browsers. */
export interface ComputerTable {
  readonly url: string;
  readonly port: number;
  readonly code: string;
  readonly secret: string;
  readonly sid: string;
  /** Files of the web build that are served; 0 if there is no build. */
  readonly files: number;
  /** What whoever opened the table should know about it, in sentences. */
  readonly remarks: readonly string[];
  readonly table: TableServer;
  stop(): Promise<void>;
}

function newInvitation(): Pick<TableRecord, 'code' | 'secret'> {
  return {
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    secret: randomBytes(16).toString('hex'),
  };
}

function newRecord(opening: StartAction): TableRecord {
  const sid = randomBytes(8).toString('hex');
  return { sid, ...newInvitation(), seats: [{ kind: 'free' }, { kind: 'free' }], opening };
}

/** The same table with some seats free. A new code and secret, as whenever a seat is given to someone else. */
function withFreeSeats(record: TableRecord, seats: readonly Seat[]): TableRecord {
  if (seats.length === 0) return record;
  const freed = seats.reduce((held, seat) => withSeat(held, seat, { kind: 'free' } as const), record.seats);
  return { ...record, ...newInvitation(), seats: freed };
}

/** Names this computer answers to, besides its addresses. */
function ownNames(): readonly string[] {
  const name = hostname()
    .toLowerCase()
    .replace(/\.local$/, '');
  return ['localhost', name, `${name}.local`];
}

const ASIDE = {
  unreadable: (folder) =>
    `The table kept here could not be read. It was set aside in ${folder}; a new one is open.`,
  damaged: (folder) =>
    `The log of this table is damaged. It goes on from what is sound; all of it is in ${folder}.`,
  unwanted: (folder) => `The table that was kept here was set aside in ${folder}.`,
} as const satisfies Record<SetAside['why'], (folder: string) => string>;

function remarksOn(setAside: SetAside | null, { seats }: TableRecord): readonly string[] {
  const taken = seats.every(({ kind }) => kind === 'guest');
  return [
    ...(setAside === null ? [] : [ASIDE[setAside.why](setAside.folder)]),
    ...(taken
      ? [
          'Both seats are kept for who sat here before. Add --new for a new table, or --free-seat all (or 0, or 1).',
        ]
      : []),
  ];
}

/** Gives a table the config of its next game ahead of time, whenever another game has begun. */
function lookAhead(table: TableServer, configOf: TableServerSettings['configOf']) {
  let asked = 0;
  return ({ table: { number }, hasNext }: HostView): void => {
    if (configOf === undefined || hasNext || number === 0 || number === asked) return;
    asked = number;
    void configOf(number + 1).then((config) => {
      if (config !== undefined && table.view().table.number === number) table.next(config);
    });
  };
}

/** Opens the table kept in `data`, or a new one there, and serves it until it is stopped. */
export async function createTableServer(
  settings: TableServerSettings,
): Promise<Result<ComputerTable, OpenProblem>> {
  const { games, port, bind } = settings;
  const folder = settings.data ?? (await mkdtemp(join(tmpdir(), 'oxs-table-')));
  const forget = () => (settings.data === null ? rm(folder, { recursive: true, force: true }) : undefined);
  const opening = await openFileStore(folder, { games, fresh: settings.fresh ?? false });
  if (!opening.ok) return opening;
  const store = opening.value;
  const { site, files } = await loadSite(settings.site);
  const record = withFreeSeats(store.kept?.record ?? newRecord(settings.opening), settings.freeSeats ?? []);
  let look: (view: HostView) => void = () => undefined;
  const opened = await openTable({
    sockets: nodeSockets(bind),
    port,
    games,
    record,
    entries: store.kept?.entries ?? [],
    store,
    site,
    names: ownNames(),
    door: PHONE_DOOR,
    now: () => performance.now(),
    onChange(view) {
      look(view);
      settings.onChange?.(view);
    },
  });
  if (!opened.ok) {
    await store.close();
    await forget();
    return opened;
  }
  const table = opened.value;
  look = lookAhead(table, settings.configOf);
  const { sid, code, secret } = table.view();
  const url = writeJoinLink(`${bind ?? lanAddresses()[0] ?? '127.0.0.1'}:${table.port}`, secret);
  return accept({
    url,
    port: table.port,
    code,
    secret,
    sid,
    files,
    remarks: remarksOn(store.setAside, record),
    table,
    async stop() {
      await table.stop();
      await store.close();
      await forget();
    },
  });
}

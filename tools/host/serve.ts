import { randomBytes, randomInt } from 'node:crypto';
import { hostname } from 'node:os';

import { accept, type Result } from '@/engine/core';
import {
  PHONE_DOOR,
  writeJoinLink,
  type HostView,
  type NearbyGames,
  type StartAction,
  type TableRecord,
} from '@/engine/nearby';
import { nodeSockets, openTable, type ListenProblem, type TableServer } from '@/platform/sockets/index.node';

import { lanAddresses } from '../serve/addresses';
import { openFileStore } from './fileStore';
import { loadSite } from './site';

export interface TableServerSettings {
  /** 0 for any free one. */
  readonly port: number;
  readonly games: NearbyGames;
  /** What the first game starts from, at a table that is new. */
  readonly opening: StartAction;
  /** Where the table is kept. */
  readonly data: string;
  /** Where the web build is. */
  readonly site: string;
  /** The only address to listen on; all of them if none is given. */
  readonly bind?: string;
  readonly onChange?: (view: HostView) => void;
}

/** A table on this computer, both of whose seats are open to browsers. */
export interface ComputerTable {
  readonly url: string;
  readonly port: number;
  readonly code: string;
  readonly secret: string;
  readonly sid: string;
  /** Files of the web build that are served; 0 if there is no build. */
  readonly files: number;
  readonly table: TableServer;
  stop(): Promise<void>;
}

function newRecord(opening: StartAction): TableRecord {
  return {
    sid: randomBytes(8).toString('hex'),
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    secret: randomBytes(16).toString('hex'),
    seats: [{ kind: 'free' }, { kind: 'free' }],
    opening,
  };
}

/** Names this computer answers to, besides its addresses. */
function ownNames(): readonly string[] {
  const name = hostname()
    .toLowerCase()
    .replace(/\.local$/, '');
  return ['localhost', name, `${name}.local`];
}

/** Opens the table kept in `data`, or a new one there, and serves it until it is stopped. */
export async function createTableServer(
  settings: TableServerSettings,
): Promise<Result<ComputerTable, ListenProblem>> {
  const { games, port, bind } = settings;
  const store = await openFileStore(settings.data, games);
  const { site, files } = await loadSite(settings.site);
  const opened = await openTable({
    sockets: nodeSockets(bind),
    port,
    games,
    record: store.kept?.record ?? newRecord(settings.opening),
    entries: store.kept?.entries ?? [],
    store,
    site,
    names: ownNames(),
    door: PHONE_DOOR,
    now: () => performance.now(),
    ...(settings.onChange && { onChange: settings.onChange }),
  });
  if (!opened.ok) {
    await store.close();
    return opened;
  }
  const table = opened.value;
  const { sid, code, secret } = table.view();
  const url = writeJoinLink(`${bind ?? lanAddresses()[0] ?? '127.0.0.1'}:${table.port}`, secret);
  return accept({
    url,
    port: table.port,
    code,
    secret,
    sid,
    files,
    table,
    async stop() {
      await table.stop();
      await store.close();
    },
  });
}

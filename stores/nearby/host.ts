import { create } from 'zustand';

import type { TierId } from '@/engine/cipher';
import { PHONE_DOOR, type HostView, type Seat, type SeatAction, type StartAction } from '@/engine/nearby';
import { nearbyGames } from '@/engine/nearbyGames';
import { ownAddress } from '@/platform/address';
import { newCode, newSecret } from '@/platform/chance';
import { clock } from '@/platform/clock';
import { discovery } from '@/platform/discovery';
import { guestSite } from '@/platform/site';
import { openTable, serverSockets, type ListenProblem, type TableServer } from '@/platform/sockets';

import { noteNearbyKept } from '../nearbyKept';
import { useSettings } from '../settings';
import { forgetTable, keepTable, readTable, type KeptTable, type TableKeeper } from './hostedTable';
import { inTurn } from './inTurn';
import { prepareRace } from './nextRace';
import { leaveSeat } from './seat';
import { changeNearby, lineOfSeat, nearbyNow, showNearby } from './shown';

/** The host's own seat, and the one that waits for somebody. */
const HOST_SEAT: Seat = 0;
const GUEST_SEAT: Seat = 1;
const SID_BYTES = 8;
const SECRET_BYTES = 16;
const ANY_PORT = 0;

/** Whether this device can hold a table at all: browsers cannot listen. */
export const canHost = serverSockets !== null;

interface Hosting {
  /** There is a table of this device's own, open or waiting to be opened again. */
  readonly kept: boolean;
  readonly opening: boolean;
  readonly problem: ListenProblem | null;
}

export const useHosting = create<Hosting>()(() => ({ kept: false, opening: false, problem: null }));

function noteKept(kept: boolean): void {
  useHosting.setState({ kept });
  noteNearbyKept({ table: kept });
}

let table: TableServer | null = null;
let notePort: TableKeeper['notePort'] = () => undefined;
/** An address somebody reached this device by, before the network changed. */
let formerAddress: string | null = null;
let hide: () => void = () => undefined;
let taps = 0;

/** Where somebody reached this device is the truth; where they will is at best what the system says. */
function provenAddress(): string | null {
  const reached = table?.reachedAt() ?? null;
  return reached === formerAddress ? null : reached;
}

function show(view: HostView, port: number): void {
  const before = nearbyNow();
  const here = before?.role === 'host' ? before : null;
  showNearby({
    role: 'host',
    place: null,
    sid: view.sid,
    seat: HOST_SEAT,
    log: view.table,
    length: view.length,
    line: lineOfSeat(view.seats[GUEST_SEAT]),
    why: null,
    hostVersion: null,
    lately: null,
    sending: here?.length === view.length ? here.sending : null,
    refused: here?.length === view.length ? here.refused : null,
    invitation: {
      code: view.code,
      secret: view.secret,
      port,
      address: provenAddress() ?? here?.invitation?.address ?? null,
    },
  });
}

/** The address others reach this device by; it changes with the network. */
async function lookUpAddress(): Promise<void> {
  formerAddress = table?.reachedAt() ?? null;
  const address = await ownAddress();
  const invitation = nearbyNow()?.invitation;
  if (invitation) changeNearby({ invitation: { ...invitation, address } });
}

/** Lets others find the table: once more whenever the network may have forgotten it. */
function announce(port: number): void {
  hide();
  hide = discovery?.publish({ name: useSettings.getState().name1 || 'OXS', port }) ?? (() => undefined);
}

async function open(kept: KeptTable, entries: Parameters<typeof keepTable>[1]): Promise<boolean> {
  if (serverSockets === null) return false;
  leaveSeat();
  const keeper = keepTable(kept, entries);
  const site = await guestSite();
  const options = {
    sockets: serverSockets,
    games: nearbyGames,
    record: kept.record,
    entries,
    store: keeper,
    site: site ?? (() => undefined),
    names: [],
    door: PHONE_DOOR,
    now: clock.ticks,
    onChange(view: HostView) {
      if (table === null) return;
      show(view, table.port);
      if (kept.tier !== null) void prepareRace(kept.tier, view, table);
    },
    onAnswer: ({ refused }: { readonly refused: NonNullable<ReturnType<typeof nearbyNow>>['refused'] }) =>
      changeNearby({ refused, sending: null }),
  };
  // The port guests know first; another program may have taken it meanwhile.
  const again = await openTable({ ...options, port: kept.port });
  const opened = again.ok || kept.port === ANY_PORT ? again : await openTable({ ...options, port: ANY_PORT });
  useHosting.setState({ problem: opened.ok ? null : opened.code });
  if (!opened.ok) return false;
  table = opened.value;
  notePort = keeper.notePort;
  notePort(table.port);
  show(table.view(), table.port);
  void lookUpAddress();
  announce(table.port);
  return true;
}

/** Opens the table that is kept, as it was when it was stopped. */
async function openKept(): Promise<boolean> {
  const kept = await readTable();
  return kept !== null && open(kept.table, kept.entries);
}

/** Takes the table off the screen and off the network, in the way given. */
async function hangUp(end: (table: TableServer) => Promise<void>): Promise<void> {
  hide();
  hide = () => undefined;
  const ending = table;
  // First of all: what a table that stops has to say is no news any more.
  table = null;
  if (nearbyNow()?.role === 'host') showNearby(null);
  if (ending !== null) await end(ending);
}

const pause = () => hangUp((ending) => ending.stop());

async function close(): Promise<void> {
  await hangUp((ending) => ending.close());
  await forgetTable();
  noteKept(false);
  useHosting.setState({ problem: null });
}

/** Opens a table, once however often it is asked for meanwhile; says so while it takes. */
async function opening(work: () => Promise<boolean>): Promise<boolean> {
  if (useHosting.getState().opening) return false;
  useHosting.setState({ opening: true, problem: null });
  try {
    return await inTurn(work);
  } finally {
    useHosting.setState({ opening: false });
  }
}

/**
 * Opens a new table on this device; one that was kept before is closed for good. Races go on with puzzles
 * of the tier given.
 */
export function hostTable(start: StartAction, tier: TierId | null = null): Promise<boolean> {
  return opening(async () => {
    await close();
    const record = {
      sid: newSecret(SID_BYTES),
      code: newCode(),
      secret: newSecret(SECRET_BYTES),
      seats: [{ kind: 'local' }, { kind: 'free' }],
      opening: start,
    } as const;
    const opened = await open({ record, port: ANY_PORT, tier }, []);
    // One that never opened was joined by nobody: there is nothing to come back to.
    noteKept(opened);
    return opened;
  });
}

/** Opens this device's table again, as it was when the app was stopped. False if there is none or no port. */
export function reopenTable(): Promise<boolean> {
  return opening(async () => table !== null || openKept());
}

/** Stops listening; the table is kept and can be opened again. */
export function pauseTable(): Promise<void> {
  return inTurn(pause);
}

/** Closes the table for good. */
export function closeTable(): Promise<void> {
  return inTurn(close);
}

/** Gives the guest's seat to whoever comes next, with a new code; whoever had it is out. */
export function offerSeat(): void {
  table?.offer(GUEST_SEAT, newCode(), newSecret(SECRET_BYTES));
}

export const host = {
  tap(a: SeatAction): void {
    const now = nearbyNow();
    if (table === null || now === null) return;
    changeNearby({ sending: a, refused: null });
    table.tap(HOST_SEAT, ++taps, now.length, a);
  },
  /** Sockets do not survive the background on every phone, so coming back means listening anew. */
  front: () =>
    inTurn(async () => {
      if (table === null) return;
      const again = await table.relisten();
      if (!again.ok) {
        useHosting.setState({ problem: again.code });
        return pause();
      }
      notePort(again.value);
      announce(again.value);
      await lookUpAddress();
    }),
  network: () =>
    inTurn(async () => {
      if (table === null) return;
      announce(table.port);
      await lookUpAddress();
    }),
};

export async function openHosting(): Promise<void> {
  await pauseTable();
  noteKept((await readTable()) !== null);
  useHosting.setState({ opening: false, problem: null });
}

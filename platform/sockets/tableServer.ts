import { accept, type Result } from '@/engine/core';
import {
  BYTE_LIMITS,
  createPeer,
  hostView,
  openHost,
  stepHost,
  TIMES,
  writeMessage,
  type DoorLimits,
  type Entry,
  type HostChange,
  type HostEffect,
  type HostEvent,
  type HostView,
  type NearbyGames,
  type Peer,
  type PeerEffect,
  type Refusal,
  type Seat,
  type SeatAction,
  type Site,
  type TableRecord,
} from '@/engine/nearby';

import { createDoorway } from './doorway';
import type { ByteSocket, Listening, ListenProblem, ServerSockets, SocketEars } from './types';

/** Where a table is kept. A promise is kept only once the change would survive a power cut. */
export interface TableStore {
  save(change: HostChange): Promise<void>;
}

export interface TableServerOptions {
  readonly sockets: ServerSockets;
  /** 0 for any free one. */
  readonly port: number;
  readonly games: NearbyGames;
  readonly record: TableRecord;
  readonly entries: readonly Entry[];
  readonly store: TableStore;
  /** The pages served to browsers. */
  readonly site: Site;
  /** Names besides IP addresses under which the table may be called. */
  readonly names: readonly string[];
  readonly door: DoorLimits;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** The screen has something new to show. */
  readonly onChange?: (view: HostView) => void;
  /** A tap on the host's own screen was decided. */
  readonly onAnswer?: (answer: { readonly tap: number; readonly refused: Refusal | null }) => void;
}

/** A table that is open. */
export interface TableServer {
  /** Where it listens now: not a constant, for listening anew may have to take another one. */
  readonly port: number;
  /** The address by which somebody last reached this device: the truth, where the system only guesses. */
  reachedAt(): string | null;
  view(): HostView;
  tap(seat: Seat, tap: number, base: number, a: SeatAction): void;
  offer(seat: Seat, code: string, secret: string): void;
  /** What a rematch starts from: another config of the game on the table. */
  next(config: unknown): void;
  /** Connections now, for tests and status lines. */
  connections(): number;
  /**
   * Drops every socket and listens anew, on the same port if that is to be had: what a phone does when
   * it comes to the front. Asked twice, it does so once.
   */
  relisten(): Promise<Result<number, ListenProblem>>;
  /** Stops as if the program had ended; the table can be opened again. */
  stop(): Promise<void>;
  /** Tells everybody that the table is gone for good, then stops. */
  close(): Promise<void>;
}

const ANY_PORT = 0;

type Unstamped<Event> = Event extends { readonly at: number } ? Omit<Event, 'at'> : never;

interface Visitor {
  readonly id: number;
  readonly socket: ByteSocket;
  readonly peer: Peer;
}

/** Runs a host session on real sockets and real storage: the same code on a phone and on a computer. */
export async function openTable(options: TableServerOptions): Promise<Result<TableServer, ListenProblem>> {
  const { games, store, now } = options;
  const gate = { port: options.port, names: options.names };
  const visitors = new Map<number, Visitor>();
  const events: Unstamped<HostEvent>[] = [];
  const writes = new Set<Promise<void>>();
  let host = openHost(options.record, options.entries, games);
  let lastVisitor = 0;
  let busy = false;
  let stopped = false;
  let reachedAt: string | null = null;
  let lastTalkerLeft: () => void = () => undefined;

  /** Events are handled one after the other: what a step causes waits until the step is over. */
  function feed(event: Unstamped<HostEvent>): void {
    events.push(event);
    if (busy) return;
    busy = true;
    for (let next = events.shift(); next !== undefined; next = events.shift()) {
      const before = host;
      const step = stepHost(host, { ...next, at: now() } as HostEvent, games);
      host = step.host;
      step.effects.forEach(perform);
      if (host !== before || next.kind === 'tick') options.onChange?.(hostView(host, now()));
    }
    busy = false;
  }

  function perform(effect: HostEffect): void {
    switch (effect.kind) {
      case 'send': {
        const visitor = visitors.get(effect.connection);
        if (visitor) obey(visitor, visitor.peer.send(writeMessage(effect.message)));
        return;
      }
      case 'close': {
        const visitor = visitors.get(effect.connection);
        if (visitor) obey(visitor, visitor.peer.close(effect.code, effect.why, now()));
        return;
      }
      case 'save': {
        const { token } = effect;
        const write = store.save(effect.change).then(
          () => feedUnlessStopped({ kind: 'saved', token }),
          () => feedUnlessStopped({ kind: 'unsaved', token }),
        );
        writes.add(write);
        void write.finally(() => writes.delete(write));
        return;
      }
      case 'answer':
        options.onAnswer?.({ tap: effect.tap, refused: effect.refused });
    }
  }

  function feedUnlessStopped(event: Unstamped<HostEvent>): void {
    if (!stopped) feed(event);
  }

  function obey(visitor: Visitor, effects: readonly PeerEffect[]): void {
    const { id: connection, socket, peer } = visitor;
    for (const effect of effects) {
      if (effect.kind === 'write') socket.write(effect.bytes);
      if (effect.kind === 'end') socket.end();
      if (effect.kind === 'abort') socket.destroy();
      if (effect.kind === 'opened') feed({ kind: 'opened', connection });
      if (effect.kind === 'message') feed({ kind: 'message', connection, text: effect.text });
      if (effect.kind === 'closed') feed({ kind: 'closed', connection });
    }
    // Somebody who asks and does not read must not fill our memory with answers.
    if (peer.phase() !== 'file' && socket.unsent() > BYTE_LIMITS.unsent) socket.destroy();
  }

  function part(visitor: Visitor): void {
    if (!visitors.delete(visitor.id)) return;
    obey(visitor, visitor.peer.lost());
    if (!isTalkedWith()) lastTalkerLeft();
  }

  function drop(visitor: Visitor): void {
    visitor.socket.destroy();
    part(visitor);
  }

  /** Whether a WebSocket is open, or was told goodbye and has not answered yet. */
  function isTalkedWith(): boolean {
    return [...visitors.values()].some(({ peer }) => ['open', 'closing'].includes(peer.phase()));
  }

  function enter(socket: ByteSocket): SocketEars {
    reachedAt = socket.localAddress ?? reachedAt;
    const visitor: Visitor = { id: ++lastVisitor, socket, peer: createPeer(gate, options.site, now()) };
    visitors.set(visitor.id, visitor);
    return {
      data: (bytes) => obey(visitor, visitor.peer.receive(bytes, now())),
      closed: () => part(visitor),
    };
  }

  const doorway = createDoorway({
    limits: options.door,
    now,
    crowd: () =>
      [...visitors.values()].map(({ id, socket: { address }, peer }) => ({
        id,
        address,
        idle: peer.idle(now()),
      })),
    evict(id) {
      const visitor = visitors.get(id);
      if (visitor !== undefined) drop(visitor);
    },
    enter,
  });

  let listening: Listening | null = null;

  async function listen(port: number): Promise<Result<number, ListenProblem>> {
    const made = await options.sockets.listen(port, doorway.receive);
    if (!made.ok) return made;
    listening = made.value;
    gate.port = listening.port;
    if (stopped) await listening.close();
    return accept(gate.port);
  }

  const first = await listen(options.port);
  if (!first.ok) return first;

  const timer = setInterval(() => {
    for (const visitor of visitors.values()) {
      obey(visitor, visitor.peer.tick(now(), visitor.socket.unsent()));
    }
    doorway.tick();
    feed({ kind: 'tick' });
  }, TIMES.tick);
  feed({ kind: 'begin' });

  async function hangUp(): Promise<void> {
    const closing = listening?.close();
    listening = null;
    doorway.clear();
    for (const visitor of [...visitors.values()]) drop(visitor);
    await closing;
  }

  let relistening: Promise<Result<number, ListenProblem>> | null = null;

  /** Guests dial the same port again, so another one is only taken where that is lost. */
  async function relisten(): Promise<Result<number, ListenProblem>> {
    await hangUp();
    const same = await listen(gate.port);
    return same.ok ? same : listen(ANY_PORT);
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await hangUp();
    await Promise.all(writes);
  }

  return accept({
    get port() {
      return gate.port;
    },
    reachedAt: () => reachedAt,
    view: () => hostView(host, now()),
    tap: (seat, tap, base, a) => feed({ kind: 'tap', seat, tap, base, a }),
    offer: (seat, code, secret) => feed({ kind: 'offer', seat, code, secret }),
    next: (config) => feed({ kind: 'next', config }),
    connections: () => visitors.size,
    relisten() {
      relistening ??= relisten().finally(() => (relistening = null));
      return relistening;
    },
    stop,
    async close() {
      feed({ kind: 'close' });
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, BYTE_LIMITS.closingMs);
        lastTalkerLeft = () => {
          clearTimeout(late);
          resolve();
        };
        if (!isTalkedWith()) lastTalkerLeft();
      });
      await stop();
    },
  });
}

import { accept, type Result } from '@/engine/core';
import {
  admit,
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
  readonly port: number;
  view(): HostView;
  tap(seat: Seat, tap: number, base: number, a: SeatAction): void;
  offer(seat: Seat, code: string, secret: string): void;
  /** Connections now, for tests and status lines. */
  connections(): number;
  /** Drops every socket and listens anew on the same port: what a phone does when it comes to the front. */
  relisten(): Promise<Result<number, ListenProblem>>;
  stop(): Promise<void>;
}

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
    if (visitors.delete(visitor.id)) obey(visitor, visitor.peer.lost());
  }

  function receive(socket: ByteSocket): SocketEars {
    const crowd = [...visitors.values()].map(({ id, socket: { address }, peer }) => ({
      id,
      address,
      idle: peer.idle(),
    }));
    const admission = admit(crowd, socket.address, options.door);
    if (!admission.admitted || stopped) {
      socket.destroy();
      return { data: () => undefined, closed: () => undefined };
    }
    const evicted = admission.evict === null ? undefined : visitors.get(admission.evict);
    if (evicted !== undefined) {
      evicted.socket.destroy();
      part(evicted);
    }
    const visitor: Visitor = { id: ++lastVisitor, socket, peer: createPeer(gate, options.site, now()) };
    visitors.set(visitor.id, visitor);
    return {
      data: (bytes) => obey(visitor, visitor.peer.receive(bytes, now())),
      closed: () => part(visitor),
    };
  }

  const first = await options.sockets.listen(options.port, receive);
  if (!first.ok) return first;
  let listening: Listening = first.value;
  gate.port = listening.port;

  const timer = setInterval(() => {
    for (const visitor of visitors.values()) {
      obey(visitor, visitor.peer.tick(now(), visitor.socket.unsent()));
    }
    feed({ kind: 'tick' });
  }, TIMES.tick);
  feed({ kind: 'begin' });

  async function hangUp(): Promise<void> {
    const closing = listening.close();
    for (const visitor of [...visitors.values()]) {
      visitor.socket.destroy();
      part(visitor);
    }
    await closing;
  }

  return accept({
    port: listening.port,
    view: () => hostView(host, now()),
    tap: (seat, tap, base, a) => feed({ kind: 'tap', seat, tap, base, a }),
    offer: (seat, code, secret) => feed({ kind: 'offer', seat, code, secret }),
    connections: () => visitors.size,
    async relisten() {
      await hangUp();
      const again = await options.sockets.listen(gate.port, receive);
      if (!again.ok) return again;
      listening = again.value;
      return accept(listening.port);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await hangUp();
      await Promise.all(writes);
    },
  });
}

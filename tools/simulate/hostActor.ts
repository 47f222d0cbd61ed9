import type { Rng } from '@/engine/core';
import {
  journalLine,
  openHost,
  readJournal,
  type stepHost,
  TIMES,
  writeMessage,
  type HostEffect,
  type HostEvent,
  type HostState,
  type NearbyGames,
  type TableRecord,
} from '@/engine/nearby';

import type { Clock } from './clock';
import type { Disk } from './disk';
import type { Ears, End, Listener } from './network';

/** An event before the clock has stamped it. */
export type Unstamped<Event> = Event extends { readonly at: number } ? Omit<Event, 'at'> : never;

export interface HostSetting {
  readonly clock: Clock;
  readonly rng: Rng;
  readonly disk: Disk;
  readonly games: NearbyGames;
  readonly opening: TableRecord;
  readonly step: typeof stepHost;
  /** A planted fault: whatever the journal ends in is built upon. */
  readonly trustsTornTail: boolean;
  readonly onStep: (event: HostEvent, host: HostState, effects: readonly HostEffect[]) => void;
  /** Who is at the other end of a new connection; the host itself cannot know. */
  readonly onAccept: (connection: number, caller: string) => void;
  readonly onHeard: (connection: number) => void;
}

/** A host's process: real session, simulated storage and sockets. It can die, sleep and come back. */
export function createHostActor(setting: HostSetting) {
  const { clock, rng, disk, games, step } = setting;
  let host: HostState | null = null;
  let asleep = false;
  let life = 0;
  let lastConnection = 0;
  const ends = new Map<number, End>();
  const missed: (() => void)[] = [];

  function perform(effect: HostEffect): void {
    if (effect.kind === 'send') ends.get(effect.connection)?.send(writeMessage(effect.message));
    if (effect.kind === 'close') {
      ends.get(effect.connection)?.close(effect.code);
      ends.delete(effect.connection);
    }
    if (effect.kind === 'save') {
      const { change, token } = effect;
      const born = life;
      const what =
        change.slice === 'log'
          ? ({ kind: 'append', line: journalLine(change.entry) } as const)
          : ({ kind: 'set', value: JSON.stringify(change.record) } as const);
      disk.write(what, (ok) => {
        if (born === life) feed({ kind: ok ? 'saved' : 'unsaved', token });
      });
    }
  }

  function feed(event: Unstamped<HostEvent>): void {
    if (host === null) return;
    if (asleep) return void missed.push(() => feed(event));
    const stamped = { ...event, at: clock.now() } as HostEvent;
    if (stamped.kind === 'message') setting.onHeard(stamped.connection);
    const next = step(host, stamped, games);
    host = next.host;
    setting.onStep(stamped, host, next.effects);
    next.effects.forEach(perform);
  }

  function tickFrom(born: number): void {
    clock.after(TIMES.tick, () => {
      if (born !== life) return;
      if (!asleep) feed({ kind: 'tick' });
      tickFrom(born);
    });
  }

  function accept(caller: string, end: End): Ears {
    const connection = ++lastConnection;
    setting.onAccept(connection, caller);
    const born = life;
    ends.set(connection, end);
    const alive = (event: Unstamped<HostEvent>) => {
      if (born === life) feed(event);
    };
    return {
      opened: () => alive({ kind: 'opened', connection }),
      message: (text) => alive({ kind: 'message', connection, text }),
      closed() {
        ends.delete(connection);
        alive({ kind: 'closed', connection });
      },
    };
  }

  function start(): void {
    life++;
    const stored = disk.value();
    const record = stored === null ? setting.opening : (JSON.parse(stored) as TableRecord);
    const journal = readJournal(disk.file(), games);
    disk.trust(setting.trustsTornTail ? disk.file().length : journal.soundLength);
    host = openHost(record, journal.entries, games);
    feed({ kind: 'begin' });
    tickFrom(life);
  }

  function hangUp(tell: boolean): void {
    for (const end of ends.values()) end.vanish(tell);
    ends.clear();
  }

  return {
    start,
    feed,
    /** Answers `caller`'s calls while the process is there. */
    listener: (caller: string): Listener | null =>
      host === null || asleep ? null : (end) => accept(caller, end),
    state: () => (asleep ? null : host),
    /** Dies at once; what was on its way to storage meets its fate. */
    crash() {
      life++;
      host = null;
      asleep = false;
      missed.length = 0;
      hangUp(rng.chance(1, 2));
      return disk.crash();
    },
    sleep() {
      asleep = host !== null;
    },
    /** Wakes with everything that arrived meanwhile, or, as phones do, with every socket dead. */
    wake(socketsDied: boolean) {
      if (!asleep) return;
      asleep = false;
      const late = missed.splice(0);
      if (socketsDied) {
        const lost = [...ends.keys()];
        hangUp(true);
        for (const connection of lost) feed({ kind: 'closed', connection });
      }
      for (const again of late) again();
    },
  };
}

export type HostActor = ReturnType<typeof createHostActor>;

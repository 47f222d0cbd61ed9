import type { Rng } from '@/engine/core';
import {
  openGuest,
  type stepGuest,
  TIMES,
  writeMessage,
  type GuestEffect,
  type GuestEvent,
  type GuestRecord,
  type GuestState,
  type NearbyGames,
} from '@/engine/nearby';
import { NEARBY_CAPS } from '@/engine/nearbyGames';

import type { Clock } from './clock';
import type { Disk } from './disk';
import type { Unstamped } from './hostActor';
import type { End, Listener, Network, Weather } from './network';

export interface GuestSetting {
  readonly name: string;
  readonly clock: Clock;
  readonly rng: Rng;
  readonly disk: Disk;
  readonly games: NearbyGames;
  readonly network: Network;
  readonly weather: Weather;
  readonly reach: () => Listener | null;
  readonly step: typeof stepGuest;
  /** Turns what is stored into what the guest starts from; a planted fault may lose something here. */
  readonly recall: (record: GuestRecord) => GuestRecord;
  readonly onStep: (event: GuestEvent, guest: GuestState, effects: readonly GuestEffect[]) => void;
  readonly onHeard: () => void;
}

/** A guest's process: real session, simulated storage and sockets. It can die, sleep and come back. */
export function createGuestActor(setting: GuestSetting) {
  const { clock, rng, disk, games, network, step } = setting;
  let guest: GuestState | null = null;
  let asleep = false;
  let life = 0;
  let line: (End & { reset(): void }) | null = null;
  const missed: (() => void)[] = [];

  function dial(link: number): void {
    const born = life;
    const alive = (event: Unstamped<GuestEvent>) => {
      if (born === life) feed(event);
    };
    line?.close(1000);
    line = network.dial(setting.weather, setting.reach, {
      opened: () => alive({ kind: 'opened', link }),
      message: (text) => alive({ kind: 'message', link, text }),
      closed: (code) => alive({ kind: 'closed', link, code }),
      // Roaming is what stalls a path most often, and a phone says that its network changed.
      stalled() {
        if (rng.chance(1, 2)) clock.after(500 + rng.below(2500), () => alive({ kind: 'front' }));
      },
    });
  }

  function perform(effect: GuestEffect): void {
    if (effect.kind === 'dial') dial(effect.link);
    if (effect.kind === 'send') line?.send(writeMessage(effect.message));
    if (effect.kind === 'close') line?.close(1000);
    if (effect.kind === 'save') {
      const born = life;
      const { token, record } = effect;
      disk.write({ kind: 'set', value: JSON.stringify(record) }, (ok) => {
        if (born === life) feed({ kind: ok ? 'saved' : 'unsaved', token });
      });
    }
  }

  function feed(event: Unstamped<GuestEvent>): void {
    if (guest === null) return;
    if (asleep) return void missed.push(() => feed(event));
    const stamped = { ...event, at: clock.now() } as GuestEvent;
    if (stamped.kind === 'message') setting.onHeard();
    const next = step(guest, stamped, games);
    guest = next.guest;
    setting.onStep(stamped, guest, next.effects);
    next.effects.forEach(perform);
  }

  function tickFrom(born: number): void {
    clock.after(TIMES.tick, () => {
      if (born !== life) return;
      if (!asleep) feed({ kind: 'tick' });
      tickFrom(born);
    });
  }

  /** Starts from storage; `fresh` is what a guest starts from who has nothing stored. */
  function start(fresh: GuestRecord): void {
    life++;
    const stored = disk.value();
    const record = stored === null ? fresh : setting.recall(JSON.parse(stored) as GuestRecord);
    guest = openGuest(record, { games, caps: NEARBY_CAPS, seed: setting.name });
    feed({ kind: 'begin' });
    tickFrom(life);
  }

  return {
    start,
    feed,
    state: () => (asleep ? null : guest),
    reset: () => line?.reset(),
    crash() {
      life++;
      guest = null;
      asleep = false;
      missed.length = 0;
      line?.vanish(rng.chance(1, 2));
      line = null;
      return disk.crash();
    },
    sleep() {
      asleep = guest !== null;
    },
    wake(socketsDied: boolean) {
      if (!asleep) return;
      asleep = false;
      const late = missed.splice(0);
      const link = guest?.record.dials ?? 0;
      if (socketsDied) {
        line?.vanish(true);
        feed({ kind: 'closed', link, code: 1006 });
      }
      feed({ kind: 'front' });
      for (const again of late) again();
    },
  };
}

export type GuestActor = ReturnType<typeof createGuestActor>;

import { createRng, type Rng } from '@/engine/core';
import {
  newGuestRecord,
  stepGuest,
  stepHost,
  type GuestRecord,
  type NearbyGames,
  type TableRecord,
} from '@/engine/nearby';

import { nearbyGames } from '@/engine/nearbyGames';
import type { Clock } from './clock';
import { createDisk, type Disk } from './disk';
import { createGuestActor, type GuestActor } from './guestActor';
import { createHostActor, type HostActor } from './hostActor';
import { createNetwork, type Network } from './network';
import type { Plan } from './plan';
import type { Planted } from './plants';
import { createReferee, type Referee } from './referee';
import { toyRace } from './toyRace';

const race = { game: toyRace, race: true };

/** The games of the simulator: the real Classic and Enchanted, and a race of the smallest kind. */
export const simulatedGames: NearbyGames = (id) => (id === 'cipher' ? race : nearbyGames(id));

export interface SimulatedGuest {
  readonly who: string;
  readonly actor: GuestActor;
  readonly disk: Disk;
  /** What it starts from while it has nothing stored. */
  fresh: GuestRecord;
}

/** Everybody and everything in a run. */
export interface World {
  readonly plan: Plan;
  readonly clock: Clock;
  readonly rng: Rng;
  readonly network: Network;
  readonly referee: Referee;
  readonly host: HostActor;
  readonly hostDisk: Disk;
  readonly guests: readonly SimulatedGuest[];
  /** The table as it is on the host's medium. */
  record(): TableRecord;
  /** Whether a guest types the code. Strangers who guess can lock it for longer than a run; the secret is exempt. */
  typesCode(): boolean;
  newKey(): string;
  newCode(): string;
  count(fault: string): void;
  note(who: string, what: unknown): void;
}

/** Sets the scene of a seed. Nothing happens before somebody is started. */
export function createWorld(
  seed: number,
  plan: Plan,
  plant: Planted,
  watch: Pick<World, 'count' | 'note'> & { readonly clock: Clock },
): World {
  const { clock, count, note } = watch;
  const rng = createRng(`run ${seed}`);
  const network = createNetwork(clock, rng, count);
  const digits = (length: number) => Array.from({ length }, () => rng.below(16).toString(16)).join('');
  const newCode = () => String(rng.below(1_000_000)).padStart(6, '0');
  const newKey = () => digits(32);
  const typesCode = () => !plan.thief && !plan.rogue && rng.chance(1, 2);

  const opening: TableRecord = {
    sid: digits(16),
    code: newCode(),
    secret: newKey(),
    seats: [plan.guests === 2 ? { kind: 'free' } : { kind: 'local' }, { kind: 'free' }],
    opening: plan.opening,
  };
  const referee = createReferee(clock, simulatedGames, opening.sid);
  const hostDisk = createDisk(clock, rng, { ...plan.disk, ...plant.hostDisk }, () =>
    referee.mediumIs(hostDisk.file()),
  );

  const host = createHostActor({
    clock,
    rng,
    disk: hostDisk,
    games: plant.hostGames?.(simulatedGames) ?? simulatedGames,
    opening,
    step: plant.host?.(stepHost) ?? stepHost,
    trustsTornTail: plant.trustsTornTail ?? false,
    onStep(event, state, effects) {
      if (event.kind !== 'tick' || effects.length > 0) note('host', { event, effects });
      referee.hostStepped(state, effects);
    },
    onAccept: (connection, caller) => referee.accepted(connection, caller),
    onHeard: (connection) => referee.heardByHost(connection),
  });

  const guests = plan.weathers.map((weather, i): SimulatedGuest => {
    const who = `guest${i}`;
    const disk = createDisk(clock, rng, { ...plan.disk, ...plant.guestDisk }, () => undefined);
    const actor = createGuestActor({
      name: `${seed} ${who}`,
      clock,
      rng,
      disk,
      games: simulatedGames,
      network,
      weather,
      reach: () => host.listener(who),
      step: plant.guest?.(stepGuest) ?? stepGuest,
      recall: plant.recall ?? ((kept) => kept),
      onStep(event, state, effects) {
        if (event.kind !== 'tick' || effects.length > 0) note(who, { event, effects });
        referee.guestStepped(who, state, effects);
      },
      onHeard: () => referee.heardByGuest(who),
    });
    return { who, actor, disk, fresh: newGuestRecord(newKey(), typesCode() ? opening.code : opening.secret) };
  });

  function record(): TableRecord {
    const stored = hostDisk.value();
    return stored === null ? opening : (JSON.parse(stored) as TableRecord);
  }

  return {
    plan,
    clock,
    rng,
    network,
    referee,
    host,
    hostDisk,
    guests,
    record,
    typesCode,
    newKey,
    newCode,
    count,
    note,
  };
}

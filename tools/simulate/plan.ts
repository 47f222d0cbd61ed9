import { createRng, type Rng } from '@/engine/core';
import { enchanted } from '@/engine/enchanted';
import type { StartAction } from '@/engine/nearby';

import type { Weather } from './network';

/** Something that is done to somebody at some time. */
export interface Blow {
  readonly at: number;
  readonly kind:
    'crash-host' | 'crash-guest' | 'sleep-host' | 'sleep-guest' | 'reset' | 'wipe-guest' | 'front-guest';
  /** Which guest, where there are two. */
  readonly guest: number;
  /** How long until it is over. */
  readonly ms: number;
}

/** Everything chance decides about a run before it begins. */
export interface Plan {
  readonly opening: StartAction;
  /** One guest and a screen, or two guests at a computer's table. */
  readonly guests: 1 | 2;
  /** When the guests come. A late one leaves strangers time to guess. */
  readonly arrival: number;
  /** When the faults are over and the two sides must come together. */
  readonly healAt: number;
  readonly weathers: readonly Weather[];
  readonly blows: readonly Blow[];
  readonly disk: { readonly slow: number; readonly fails: number };
  readonly thief: boolean;
  readonly rogue: boolean;
}

const OPENINGS: readonly Omit<StartAction, 't' | 'marks'>[] = [
  { game: 'classic', config: { size: 3, k: 3, first: 'X', swap: false } },
  { game: 'classic', config: { size: 4, k: 3, first: 'X', swap: true } },
  { game: 'cipher', config: { target: 7 } },
  { game: 'enchanted', config: enchanted.defaults },
];

const SECOND = 1000;

function drawOutages(rng: Rng, until: number): Weather['outages'] {
  const outages: { from: number; to: number }[] = [];
  let at = rng.below(20 * SECOND);
  while (at < until) {
    const ms = rng.chance(1, 6) ? 30 * SECOND + rng.below(90 * SECOND) : SECOND + rng.below(12 * SECOND);
    outages.push({ from: at, to: Math.min(until, at + ms) });
    at += ms + 3 * SECOND + rng.below(30 * SECOND);
  }
  return outages;
}

function drawBlows(rng: Rng, until: number, guests: number): Blow[] {
  const kinds = ['crash-host', 'crash-guest', 'sleep-host', 'sleep-guest', 'reset', 'reset'] as const;
  const blows: Blow[] = Array.from({ length: rng.below(9) }, () => ({
    at: rng.below(until - 10 * SECOND),
    kind: rng.pick(kinds),
    guest: rng.below(guests),
    ms: rng.chance(1, 4) ? 10 * SECOND + rng.below(30 * SECOND) : 50 + rng.below(5 * SECOND),
  }));
  if (rng.chance(1, 6)) {
    const at = 15 * SECOND + rng.below(until - 40 * SECOND);
    blows.push({ at, kind: 'wipe-guest', guest: rng.below(guests), ms: 500 + rng.below(3000) });
  }
  return blows;
}

/** The plan of a seed: how long, what game, what weather, what blows. */
export function drawPlan(seed: number): Plan {
  const rng = createRng(`plan ${seed}`);
  const healAt = 60 * SECOND + rng.below(60 * SECOND);
  const guests = rng.chance(1, 4) ? 2 : 1;
  const stormy = rng.chance(3, 4);
  const chaos = rng.chance(1, 3);
  const opening = rng.pick(OPENINGS);
  const weathers = Array.from({ length: guests }, () => ({
    latency: rng.pick([2, 10, 40, 150, 400]),
    outages: stormy && rng.chance(2, 3) ? drawOutages(rng, healAt) : [],
    chaos,
    stalls: stormy ? rng.pick([0, 10, 40]) : 0,
    roughUntil: healAt,
  }));
  const news = weathers.flatMap(({ outages }, guest) =>
    outages
      .filter(() => rng.chance(1, 2))
      .map(({ to }): Blow => ({ at: to + rng.below(1500), kind: 'front-guest', guest, ms: 0 })),
  );
  return {
    opening: { t: 'start', ...opening, marks: rng.chance(1, 2) ? ['X', 'O'] : ['O', 'X'] },
    guests,
    arrival: rng.chance(1, 6) ? 25 * SECOND : 0,
    healAt,
    weathers,
    blows: stormy ? [...drawBlows(rng, healAt, guests), ...news] : [],
    disk: { slow: rng.pick([0, 2, 20]), fails: rng.pick([0, 0, 3]) },
    thief: rng.chance(1, 2),
    rogue: rng.chance(1, 2),
  };
}

import type { Rng } from '@/engine/core';

import type { Clock } from './clock';

/** What a process hears of one of its connections. */
export interface Ears {
  opened(): void;
  message(text: string): void;
  closed(code: number): void;
  /** The path hangs, which a phone may notice. */
  stalled?(): void;
}

/** One end of a connection. */
export interface End {
  send(text: string): void;
  /** Closes after everything sent before. */
  close(code: number): void;
  /** The process is gone; the other side learns of it, or does not. */
  vanish(tell: boolean): void;
}

/** How a path between two devices behaves. */
export interface Weather {
  /** Milliseconds one way. */
  readonly latency: number;
  /** Stretches during which nothing passes. */
  readonly outages: readonly { readonly from: number; readonly to: number }[];
  /** Messages get lost, doubled, mixed up and damaged: worse than any TCP, and no excuse. */
  readonly chaos: boolean;
  /** Messages in a thousand that hold up everything behind them for seconds, as retransmission does. */
  readonly stalls: number;
  /** When chaos and stalls end. */
  readonly roughUntil: number;
}

/** Where connections arrive; refuses while nobody listens. */
export type Listener = (end: End) => Ears | null;

interface Side {
  ears: Ears | null;
  /** When the last thing under way arrives: the next may not overtake it. */
  busyUntil: number;
}

const REFUSED = 1006;

/** Damages one letter of a logged move, as a bad cable would that nobody checks. */
function damage(text: string, rng: Rng): string {
  return (
    text.replace(/"m":"([a-c])/, (_, letter: string) => `"m":"${letter === 'a' ? 'b' : 'a'}`) +
    ' '.repeat(rng.below(2))
  );
}

export interface Network {
  /** Opens a connection; `reach` finds the listener when the call arrives. */
  dial(weather: Weather, reach: () => Listener | null, ears: Ears): End & { reset(): void };
  count(fault: string): void;
}

/** Connections with virtual time between their ends. Calm weather is TCP: in order, late rather than lost. */
export function createNetwork(clock: Clock, rng: Rng, count: (fault: string) => void): Network {
  function clearAt(weather: Weather, time: number): number {
    let clear = time;
    for (const { from, to } of weather.outages) {
      // TCP tries again less and less often, so news comes some time after the path does.
      if (clear >= from && clear < to) clear = to + rng.below(2000);
    }
    return clear;
  }

  function dial(weather: Weather, reach: () => Listener | null, ears: Ears) {
    const caller: Side = { ears, busyUntil: 0 };
    const callee: Side = { ears: null, busyUntil: 0 };
    let broken = false;

    function travel(to: Side, arrive: () => void, ordered = true): void {
      const base = weather.latency / 2 + rng.below(weather.latency + 1);
      const stalled = clock.now() < weather.roughUntil && rng.chance(weather.stalls, 1000);
      if (stalled) {
        count('stall');
        ears.stalled?.();
      }
      const spread = (ordered ? 0 : rng.below(600)) + (stalled ? 2000 + rng.below(8000) : 0);
      const time = clearAt(weather, clock.now() + base + spread);
      const at = ordered ? Math.max(time, to.busyUntil) : time;
      if (ordered) to.busyUntil = at;
      clock.after(at - clock.now(), () => {
        if (!broken) arrive();
      });
    }

    function carry(to: Side, text: string): void {
      if (!weather.chaos || clock.now() >= weather.roughUntil)
        return travel(to, () => to.ears?.message(text));
      if (rng.chance(5, 100)) return count('dropped');
      const copies = rng.chance(5, 100) ? 2 : 1;
      if (copies === 2) count('doubled');
      for (let i = 0; i < copies; i++) {
        const damaged = text.startsWith('{"t":"log"') && rng.chance(3, 100);
        if (damaged) count('damaged');
        const arriving = damaged ? damage(text, rng) : text;
        const mixed = rng.chance(20, 100);
        if (mixed) count('reordered');
        travel(to, () => to.ears?.message(arriving), !mixed);
      }
    }

    function end(own: Side, other: Side): End {
      return {
        send: (text) => own.ears !== null && carry(other, text),
        close(code) {
          if (own.ears === null) return;
          own.ears = null;
          travel(other, () => {
            const heard = other.ears;
            other.ears = null;
            heard?.closed(code);
          });
        },
        vanish(tell) {
          if (own.ears === null) return;
          own.ears = null;
          if (!tell) return;
          travel(other, () => {
            const heard = other.ears;
            other.ears = null;
            heard?.closed(REFUSED);
          });
        },
      };
    }

    const callerEnd = end(caller, callee);
    const calleeEnd = end(callee, caller);
    travel(callee, () => {
      const listener = reach();
      callee.ears = { opened: () => undefined, message: () => undefined, closed: () => undefined };
      const accepted = listener?.(calleeEnd) ?? null;
      callee.ears = accepted;
      travel(caller, () => {
        const heard = caller.ears;
        if (accepted !== null) return heard?.opened();
        caller.ears = null;
        heard?.closed(REFUSED);
      });
      accepted?.opened();
    });

    /** Each side learns of the break in its own time; the callee perhaps never. */
    function reset(): void {
      broken = true;
      const hears = (side: Side) => {
        const heard = side.ears;
        side.ears = null;
        heard?.closed(REFUSED);
      };
      clock.after(rng.below(4000), () => hears(caller));
      if (rng.chance(2, 3)) clock.after(rng.below(12_000), () => hears(callee));
      else count('half-open');
    }

    return { ...callerEnd, reset };
  }

  return { dial, count };
}

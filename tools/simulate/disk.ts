import type { Rng } from '@/engine/core';

import type { Clock } from './clock';

/** How a device's storage behaves. */
export interface DiskHabits {
  /** Chances in a hundred that a write is slow, or reports a failure (and may have happened all the same). */
  readonly slow: number;
  readonly fails: number;
  /** A planted fault: says "saved" at once and writes later. */
  readonly confirmsEarly?: boolean;
}

/** What happens to the bytes: an atomic value that is replaced, or a file that grows. */
type Write =
  { readonly kind: 'set'; readonly value: string } | { readonly kind: 'append'; readonly line: string };

/**
 * One device's storage. A value is replaced atomically; a file is appended to and may be torn. What
 * is on its way when the power goes is lost, whole, or (in a file) cut anywhere.
 */
export interface Disk {
  readonly value: () => string | null;
  readonly file: () => string;
  /** Tells the disk how much of the file its reader found sound; the rest is cut off before the next write. */
  trust(soundLength: number): void;
  write(what: Write, tell: (ok: boolean) => void): void;
  /** The process dies: what is under way meets its fate, and nobody is told. Answers whether a write was torn. */
  crash(): 'idle' | 'lost' | 'whole' | 'torn';
  wipe(): void;
}

export function createDisk(clock: Clock, rng: Rng, habits: DiskHabits, onDurable: () => void): Disk {
  let value: string | null = null;
  let file = '';
  let sound = 0;
  let underWay: { readonly what: Write; readonly life: number } | null = null;
  let life = 0;

  /** Puts a share of what was to be written onto the medium; of a value, all or nothing. */
  function perform(what: Write, share: number): void {
    if (what.kind === 'append') {
      file = file.slice(0, sound) + what.line.slice(0, Math.floor(what.line.length * share));
    } else if (share === 1) {
      value = what.value;
    }
    onDurable();
  }

  function finish(what: Write, tell: (ok: boolean) => void, born: number): void {
    if (born !== life) return;
    underWay = null;
    const failed = rng.chance(habits.fails, 100);
    perform(what, failed ? rng.below(11) / 10 : 1);
    if (!failed && what.kind === 'append') sound = file.length;
    if (!habits.confirmsEarly) tell(!failed);
  }

  return {
    value: () => value,
    file: () => file,
    trust(soundLength) {
      sound = soundLength;
    },
    write(what, tell) {
      const born = life;
      underWay = { what, life };
      const delay = rng.chance(habits.slow, 100) ? 300 + rng.below(1500) : 1 + rng.below(30);
      clock.after(delay, () => finish(what, tell, born));
      if (habits.confirmsEarly) clock.after(0, () => born === life && tell(true));
    },
    crash() {
      life++;
      const lost = underWay;
      underWay = null;
      if (lost === null) return 'idle';
      const fate = rng.pick(['lost', 'whole', 'torn'] as const);
      if (fate === 'whole') perform(lost.what, 1);
      if (fate === 'torn') perform(lost.what, rng.below(100) / 100);
      return fate;
    },
    wipe() {
      value = null;
      file = '';
      sound = 0;
    },
  };
}

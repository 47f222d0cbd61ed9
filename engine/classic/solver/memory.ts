/** No win is known for this position. */
const UNPROVED = 31;

const SLOTS = 1 << 16;
const GENERATIONS = 63;

/** What is already known of positions while one search runs. Keys are exact, so it is as good as searching. */
export interface Memory {
  /** 1 if the attacker is known to win within `limit` plies, 0 if known not to, -1 if neither is known. */
  recall(attacker: number, defender: number, limit: number): -1 | 0 | 1;
  keep(attacker: number, defender: number, limit: number, wins: boolean): void;
}

interface OwnedMemory extends Memory {
  /** Forgets everything, in constant time but for one time in 63. */
  forget(): void;
}

function createMemory(): OwnedMemory {
  const attackers = new Int32Array(SLOTS);
  const defenders = new Int32Array(SLOTS);
  /** Five bits of fewest plies to win within, five of most plies held for, six of generation. */
  const known = new Uint16Array(SLOTS);
  let generation = 0;
  const { imul } = Math;

  function slotOf(attacker: number, defender: number): number {
    const mixed = imul(attacker, 0x9e3779b1) ^ imul(defender, 0x85ebca77);
    return (mixed ^ (mixed >>> 15)) & (SLOTS - 1);
  }

  function holds(slot: number, attacker: number, defender: number): boolean {
    return attackers[slot] === attacker && defenders[slot] === defender && known[slot]! >>> 10 === generation;
  }

  return {
    recall(attacker, defender, limit) {
      const slot = slotOf(attacker, defender);
      if (!holds(slot, attacker, defender)) return -1;
      if (limit >= (known[slot]! & 31)) return 1;
      return limit <= ((known[slot]! >>> 5) & 31) ? 0 : -1;
    },
    keep(attacker, defender, limit, wins) {
      const slot = slotOf(attacker, defender);
      const same = holds(slot, attacker, defender);
      const win = wins ? limit : same ? known[slot]! & 31 : UNPROVED;
      const held = wins ? (same ? (known[slot]! >>> 5) & 31 : 0) : limit;
      attackers[slot] = attacker;
      defenders[slot] = defender;
      known[slot] = (generation << 10) | (held << 5) | win;
    },
    forget() {
      if (generation === GENERATIONS) {
        known.fill(0);
        generation = 0;
      }
      generation++;
    },
  };
}

const free: OwnedMemory[] = [];

/**
 * An empty memory of 640 kB, nobody else's until it is given back: a search then takes the same
 * course however its slices interleave with another's. One that is never given back, because its
 * search was cancelled, is left to the garbage collector.
 */
export function borrowMemory(): Memory {
  const memory = free.pop() ?? createMemory();
  memory.forget();
  return memory;
}

export function returnMemory(memory: Memory): void {
  free.push(memory as OwnedMemory);
}

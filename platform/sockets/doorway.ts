import { admit, BYTE_LIMITS, type DoorLimits, type Visitor } from '@/engine/nearby';

import type { ByteSocket, SocketEars } from './types';

export interface DoorwayOptions {
  readonly limits: DoorLimits;
  readonly now: () => number;
  /** Who is inside, oldest first. */
  crowd(): readonly Visitor[];
  /** Shows somebody out who has said nothing. */
  evict(id: number): void;
  /** Lets a connection in and tells who listens to it. */
  enter(socket: ByteSocket): SocketEars;
}

/** A connection for which there is no place yet. What it says is kept, up to the length of a request's head. */
interface Waiter {
  readonly socket: ByteSocket;
  readonly since: number;
  readonly said: Uint8Array[];
  length: number;
  ears: SocketEars | null;
}

/**
 * Keeps a table's connections within its limits. A browser that finds a connection closed in its face
 * gives a file up, so whoever is one too many waits a little: files are short, and places come free.
 */
export function createDoorway({ limits, now, crowd, evict, enter }: DoorwayOptions) {
  let waiters: readonly Waiter[] = [];

  function tryToEnter(socket: ByteSocket): SocketEars | null {
    const admission = admit(crowd(), socket.address, limits);
    if (!admission.admitted) return null;
    if (admission.evict !== null) evict(admission.evict);
    return enter(socket);
  }

  function forget(waiter: Waiter): void {
    waiters = waiters.filter((other) => other !== waiter);
  }

  function sendAway(waiter: Waiter): void {
    forget(waiter);
    waiter.socket.destroy();
  }

  function letIn(): void {
    for (const waiter of waiters) {
      const ears = tryToEnter(waiter.socket);
      if (ears === null) continue;
      forget(waiter);
      waiter.ears = ears;
      for (const bytes of waiter.said.splice(0)) ears.data(bytes);
    }
  }

  function hear(waiter: Waiter, bytes: Uint8Array): void {
    if (waiter.ears !== null) return waiter.ears.data(bytes);
    waiter.said.push(bytes);
    waiter.length += bytes.length;
    if (waiter.length > BYTE_LIMITS.head) sendAway(waiter);
  }

  return {
    /** Somebody comes. */
    receive(socket: ByteSocket): SocketEars {
      const ears = tryToEnter(socket);
      const waiter: Waiter = { socket, since: now(), said: [], length: 0, ears };
      if (ears === null) waiters = [...waiters, waiter];
      if (waiters.length > limits.waiting) sendAway(waiter);
      return {
        data: (bytes) => hear(waiter, bytes),
        closed() {
          forget(waiter);
          waiter.ears?.closed();
          letIn();
        },
      };
    },
    /** Time passes: some have waited long enough, others have been idle for so long that they make room. */
    tick(): void {
      for (const waiter of waiters) if (now() - waiter.since > BYTE_LIMITS.waitMs) sendAway(waiter);
      letIn();
    },
    /** Sends away everybody who waits. */
    clear(): void {
      for (const waiter of waiters) sendAway(waiter);
    },
  };
}

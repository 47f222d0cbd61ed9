import type { DoorLimits } from './limits';

/** A connection as the door sees it. `idle` ones have asked for nothing yet: browsers open some ahead of need. */
export interface Visitor {
  readonly id: number;
  readonly address: string;
  readonly idle: boolean;
}

/** What happens to a new connection: it comes in, perhaps in the place of an idle one, or it does not. */
export type Admission =
  { readonly admitted: true; readonly evict: number | null } | { readonly admitted: false };

/**
 * Decides on one more connection from `address`; visitors are listed oldest first. The oldest idle
 * visitor makes room: one that has said nothing loses nothing, and a stranger who only opens
 * connections loses his own before anybody else's when he reaches the limit of his address.
 */
export function admit(visitors: readonly Visitor[], address: string, limits: DoorLimits): Admission {
  const same = visitors.filter((visitor) => visitor.address === address);
  const crowd =
    same.length >= limits.perAddress ? same : visitors.length >= limits.connections ? visitors : null;
  if (crowd === null) return { admitted: true, evict: null };
  const idle = crowd.find((visitor) => visitor.idle);
  return idle === undefined ? { admitted: false } : { admitted: true, evict: idle.id };
}

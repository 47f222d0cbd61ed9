import { dialWith } from './dialWith';
import type { Dial, ServerSockets } from './types';

export * from './tableGuest';
export * from './tableServer';
export type * from './types';

/** A browser can join a table but not hold one. */
export const serverSockets: ServerSockets | null = null;

export const dial: Dial = dialWith((url) => new WebSocket(url));

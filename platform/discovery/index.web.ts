import type { Discovery } from './discovery';

export type * from './discovery';

/** A browser may not listen to the network. */
export const discovery: Discovery | null = null;

import {
  emptyChain,
  extendChain,
  guestView,
  nextEntry,
  type Author,
  type Chain,
  type GuestEffect,
  type LogAction,
} from '@/engine/nearby';

import { CLASSIC_START, games, guestBench, SID } from './nearbyTable';

/** A host's log, written independently of any host. */
export function logOf(...steps: readonly (readonly [Author, number, LogAction])[]): Chain {
  return steps.reduce((chain, [by, id, a]) => {
    const next = extendChain(chain, nextEntry(chain, by, id, a), games);
    if (!next.ok) throw new Error(next.code);
    return next.value;
  }, emptyChain(SID));
}

const START = ['host', 0, CLASSIC_START] as const;
const HOST_MOVE = [0, 1, { t: 'move', m: 'b2' }] as const;
const OWN_MOVE = [1, 1, { t: 'move', m: 'a1' }] as const;
/** Logs a guest may be sent: the host has moved; the guest has answered. */
export const opened = logOf(START, HOST_MOVE);
export const answered = logOf(START, HOST_MOVE, OWN_MOVE);

/** What a host says first. */
export const welcome = (changes: object = {}) => ({
  t: 'welcome',
  v: 1,
  caps: ['classic'],
  sid: SID,
  seat: 1,
  from: 0,
  n: 2,
  last: 0,
  ...changes,
});
/** A host's log, from an entry on. */
export const log = (chain: Chain, from = 0) => ({
  t: 'log',
  from,
  n: chain.entries.length,
  e: chain.entries.slice(from),
});

/** What a step sent, did and answered. */
export const sent = (effects: readonly GuestEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'send' ? [effect.message] : []));
export const kinds = (effects: readonly GuestEffect[]) => effects.map((effect) => effect.kind);
export const answers = (effects: readonly GuestEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'answer' ? [[effect.tap, effect.refused]] : []));

/** A guest that is seated and has seen the host's first move. */
export function online() {
  const bench = guestBench();
  bench.feed({ kind: 'begin' });
  bench.feed({ kind: 'opened', link: 1 });
  bench.hear(welcome());
  bench.hear(log(opened));
  return bench;
}

export const status = (bench: ReturnType<typeof guestBench>) => guestView(bench.state(), bench.now()).status;
export const MOVE = { t: 'move', m: 'a1' } as const;

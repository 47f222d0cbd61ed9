import { createRng } from '@/engine/core';

import type { NearbyGames } from '../log';
import { TIMES, type GuestMessage } from '../wire';
import type { Ending, GuestEffect, GuestState, GuestWork } from './state';

/** One event being handled: the state so far, and what it asks of the world. */
export interface GuestTurn {
  guest: GuestState;
  readonly effects: GuestEffect[];
  readonly at: number;
  readonly games: NearbyGames;
}

/** Logs that may wait for storage; the host sends again what is dropped. */
const MOST_WORK = 8;

export function change(turn: GuestTurn, fields: Partial<GuestState>): void {
  turn.guest = { ...turn.guest, ...fields };
}

/** The link in use: the one dialled last. */
export function linkNumber({ guest }: GuestTurn): number {
  return guest.record.dials;
}

export function send(turn: GuestTurn, message: GuestMessage): void {
  turn.effects.push({ kind: 'send', link: linkNumber(turn), message });
}

export function enqueue(turn: GuestTurn, work: GuestWork): void {
  if (turn.guest.work.length < MOST_WORK) change(turn, { work: [...turn.guest.work, work] });
}

/** A quarter more or less, so that guests cut off together do not all return together. */
function redialDelay({ guest }: GuestTurn): number {
  const delay = Math.min(TIMES.redialLongest, TIMES.redialFirst * 2 ** Math.min(10, guest.attempts));
  const chance = createRng(`${guest.seed}|${guest.record.dials}|${guest.attempts}`).below(1001) / 1000;
  return Math.round(delay * (0.75 + chance / 2));
}

export function dialNow(turn: GuestTurn): void {
  if (turn.guest.work.some((work) => work.kind === 'dial') || turn.guest.saving?.work.kind === 'dial') return;
  change(turn, { link: { phase: 'idle', redialAt: null }, work: [{ kind: 'dial' }, ...turn.guest.work] });
}

/** Gives up the link, if there is one, and dials again later. */
export function redialLater(turn: GuestTurn, least = 0): void {
  const { link } = turn.guest;
  if (link.phase !== 'idle') turn.effects.push({ kind: 'close', link: linkNumber(turn) });
  const redialAt = turn.at + Math.max(least, redialDelay(turn));
  change(turn, { link: { phase: 'idle', redialAt }, attempts: turn.guest.attempts + 1 });
}

/** Stops for good. A tap that was not sent stays saved: it is sent if the guest is opened again. */
export function end(turn: GuestTurn, why: Ending, hostVersion: number | null = null): void {
  const { phase } = turn.guest.link;
  if (phase !== 'idle' && phase !== 'ended') turn.effects.push({ kind: 'close', link: linkNumber(turn) });
  change(turn, { link: { phase: 'ended', why, hostVersion } });
}

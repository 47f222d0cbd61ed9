import { WebSocket } from 'ws';

import { createRng } from '@/engine/core';
import { newGuestRecord, socketUrl, type GuestRecord } from '@/engine/nearby';
import { dialWith, joinTable, type WebSocketLike } from '@/platform/sockets/index.node';

import { nearbyGames } from '@/engine/nearbyGames';
import { chooseAction } from './player';

/** Two guests who play each other at a real table. Usage: robots.ts PLACE SECRET SEED SECONDS. */
const [place = '', secret = '', seed = '', seconds = '0'] = process.argv.slice(2);

const SETTLE_MS = 30_000;
const dial = dialWith((url) => new WebSocket(url) as unknown as WebSocketLike);

function seat(name: string) {
  const rng = createRng(`${seed} ${name}`);
  const key = Array.from({ length: 32 }, () => rng.below(16).toString(16)).join('');
  let record: GuestRecord = newGuestRecord(key, secret);
  let taps = 0;
  let answers = 0;
  let outages = 0;
  let online = false;
  const guest = joinTable({
    dial,
    url: socketUrl(place),
    games: nearbyGames,
    caps: ['classic'],
    record,
    store: {
      save(next) {
        record = next;
        return Promise.resolve();
      },
    },
    seed: name,
    now: () => performance.now(),
    onChange({ status }) {
      if (online && status === 'reconnecting') outages++;
      online = status === 'online' || status === 'quiet';
    },
    onAnswer: () => void answers++,
  });
  function play(): void {
    const view = guest.view();
    if (view.seat === null || view.sending !== null) return;
    const a = chooseAction(view.table, view.seat, nearbyGames, rng);
    if (a !== null) guest.tap(++taps, a);
  }
  return {
    guest,
    play,
    report: () => ({ taps, answers, outages, dials: record.dials, entries: record.entries }),
  };
}

const robots = [seat('one'), seat('two')];
const playing = setInterval(() => robots.forEach(({ play }) => play()), 150);

function isSettled(): boolean {
  const [one, two] = robots.map(({ guest }) => guest.view());
  const quiet = [one, two].every((view) => view?.status === 'online' && view.sending === null);
  return quiet && one?.length === two?.length;
}

setTimeout(
  () => {
    clearInterval(playing);
    const end = performance.now() + SETTLE_MS;
    const waiting = setInterval(() => {
      if (!isSettled() && performance.now() < end) return;
      clearInterval(waiting);
      process.stdout.write(`${JSON.stringify(robots.map(({ report }) => report()))}\n`);
      process.exit(0);
    }, 1000);
  },
  Number(seconds) * 1000,
);

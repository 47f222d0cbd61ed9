import type { Rng } from '@/engine/core';
import type { NearbyGames, Seat, SeatAction, Table } from '@/engine/nearby';

import { simulatedGames, type SimulatedGuest, type World } from './world';

/** A solution of the race's puzzle, right or (sometimes) wrong. */
function solve(target: number, rng: Rng): SeatAction {
  const moves: string[] = [];
  let left = rng.chance(1, 8) ? target + 1 : target;
  while (left > 0) {
    const step = left > 1 && rng.chance(1, 2) ? 2 : 1;
    moves.push(step === 2 ? 'b1' : 'a1');
    left -= step;
  }
  return { t: 'finish', moves };
}

/** What somebody in this seat does next: mostly sense, sometimes nonsense, sometimes nothing. */
export function chooseAction(table: Table, seat: Seat, games: NearbyGames, rng: Rng): SeatAction | null {
  const { game } = table;
  if (game === null) return null;
  if (rng.chance(1, 25))
    return rng.pick<SeatAction>([{ t: 'rematch' }, { t: 'move', m: 'a1' }, { t: 'progress', n: 0 }]);
  if (game.standing.kind === 'over') return game.votes[seat] ? null : { t: 'rematch' };
  if (rng.chance(1, 40)) return { t: 'resign' };
  const known = games(game.start.game);
  if (known === undefined) return null;
  if (known.race) {
    const done = game.progress[seat];
    const { target } = game.start.config as { readonly target: number };
    if (game.finished[seat] !== null) return null;
    return done >= 80 ? solve(target, rng) : { t: 'progress', n: done + 1 + rng.below(20) };
  }
  if (game.standing.turn !== seat) return null;
  const legal = known.game.legal(game.state) as readonly unknown[];
  return { t: 'move', m: known.game.write(rng.pick(legal)) };
}

/** Lets everybody who has a seat tap now and then, until told to stop. */
export function letPlay(world: World): { stop(): void } {
  const { clock, rng, referee, host, guests } = world;
  let lastTap = 0;
  let playing = true;

  /** Races go on with other puzzles, which whoever holds the table comes up with in time, or not. */
  function thinkAhead(): void {
    const game = host.state()?.chain.table.game;
    const race = game && simulatedGames(game.start.game)?.race;
    if (race && rng.chance(1, 4)) host.feed({ kind: 'next', config: { target: 1 + rng.below(9) } });
  }

  function tapAtHost(): void {
    thinkAhead();
    const state = host.state();
    if (state === null || state.record.seats[0].kind !== 'local') return;
    const { table, entries } = state.chain;
    const a = chooseAction(table, 0, simulatedGames, rng);
    if (a === null) return;
    referee.tapped(++lastTap, 'host', 0, a);
    host.feed({ kind: 'tap', seat: 0, tap: lastTap, base: entries.length, a });
  }

  function tapAtGuest({ who, actor }: SimulatedGuest): void {
    const state = actor.state();
    const seat = state?.record.seat ?? null;
    if (state === null || seat === null || (state.record.pending !== null && !rng.chance(1, 10))) return;
    const a = chooseAction(state.chain.table, seat, simulatedGames, rng);
    if (a === null) return;
    referee.tapped(++lastTap, who, seat, a);
    actor.feed({ kind: 'tap', tap: lastTap, a });
  }

  function often(tap: () => void): void {
    if (!playing) return;
    tap();
    clock.after(200 + rng.below(3000), () => often(tap));
  }

  clock.after(rng.below(3000), () => often(tapAtHost));
  for (const guest of guests) clock.after(rng.below(3000), () => often(() => tapAtGuest(guest)));
  return {
    stop() {
      playing = false;
    },
  };
}

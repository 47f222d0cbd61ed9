import { createClock } from './clock';
import { createFate, type Fate } from './fate';
import { drawPlan } from './plan';
import type { Plant } from './plants';
import { letPlay } from './player';
import { Violation } from './referee';
import { sendRogue, sendThief } from './strangers';
import { createWorld, type World } from './world';

/** What came of one seed. */
export interface RunReport {
  readonly seed: number;
  /** The guarantee that was broken, with what was seen; null if none was. */
  readonly failure: string | null;
  readonly faults: Readonly<Record<string, number>>;
  /** From the end of the faults to equal logs with nothing pending. */
  readonly convergeMs: number;
  readonly entries: number;
  readonly trace: readonly string[];
}

const CONVERGE_MS = 15_000;

function isConverged({ host, guests }: World): boolean {
  const state = host.state();
  if (state === null || state.saving !== null || state.work.length > 0) return false;
  return guests.every(({ actor }) => {
    const guest = actor.state();
    if (guest === null || guest.link.phase !== 'online' || guest.record.pending !== null) return false;
    return guest.saving === null && guest.chain.entries.length === state.chain.entries.length;
  });
}

/** A rogue comes at once; a thief comes when the seats are taken, for before that the code is an invitation. */
function letStrangersIn(world: World, fate: Fate): void {
  const { clock, rng, network, host, plan, record, referee } = world;
  const setting = { clock, rng, network, reach: host.listener, until: plan.healAt };
  function letThiefIn(): void {
    if (!fate.isPaired()) return clock.after(1000, letThiefIn);
    fate.spentCodes.push(record().code, record().secret);
    const { spentCodes, oldKeys } = fate;
    sendThief(setting, {
      record,
      spentCodes: () => spentCodes,
      oldKeys: () => oldKeys,
      length: referee.length,
    });
  }
  if (plan.thief) clock.after(1000, letThiefIn);
  if (plan.rogue) sendRogue(setting, { record });
}

/** Runs a world to its end and answers how long agreement took; throws where a guarantee is broken. */
function play(world: World): number {
  const { clock, rng, plan, host, guests, referee, count, note } = world;
  const fate = createFate(world);
  const look = () => {
    referee.look(
      host.state(),
      guests.map(({ who, actor }) => ({ who, state: actor.state() })),
    );
  };
  host.start();
  for (const guest of guests) {
    clock.after(plan.arrival + rng.below(3000), () => guest.actor.start(guest.fresh));
  }
  const players = letPlay(world);
  for (const blow of plan.blows) clock.after(blow.at, () => fate.strike(blow));
  for (const { outages } of plan.weathers) outages.forEach(() => count('outage'));
  letStrangersIn(world, fate);

  // Blows and their consequences may outlast the weather; peace begins when the last of them is over.
  const peace = Math.max(plan.healAt, ...plan.blows.map(({ at, ms }) => at + ms)) + 1;
  clock.run(peace, look);
  players.stop();
  note('fate', 'peace');
  clock.run(peace + CONVERGE_MS, look, () => isConverged(world));
  if (!isConverged(world)) throw new Violation('G4', `no agreement after ${CONVERGE_MS} ms`);
  if (referee.owesStart()) throw new Violation('G4', 'both want another game, and none was started');
  const owed = referee.unanswered();
  if (owed.length > 0) throw new Violation('G8', `taps without an answer: ${owed.join(', ')}`);
  return clock.now() - peace;
}

/** Plays one seed. The same seed gives the same run, to the last message. */
export function runSeed(
  seed: number,
  options: { readonly plant?: Plant; readonly trace?: boolean } = {},
): RunReport {
  const trace: string[] = [];
  const faults: Record<string, number> = {};
  const clock = createClock();
  const world = createWorld(seed, drawPlan(seed), options.plant?.make() ?? {}, {
    clock,
    count: (fault) => void (faults[fault] = (faults[fault] ?? 0) + 1),
    note(who, what) {
      if (options.trace)
        trace.push(`${String(clock.now()).padStart(7)} ${who.padEnd(7)} ${JSON.stringify(what)}`);
    },
  });
  let failure: string | null = null;
  let convergeMs = 0;
  try {
    convergeMs = play(world);
  } catch (error) {
    failure =
      error instanceof Violation ? error.message : `G7: thrown: ${(error as Error).stack ?? String(error)}`;
  }
  return { seed, failure, faults, convergeMs, entries: world.referee.length(), trace };
}

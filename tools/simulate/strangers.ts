import type { Rng } from '@/engine/core';
import { PROTOCOL_VERSION, type TableRecord } from '@/engine/nearby';
import { NEARBY_CAPS } from '@/engine/nearbyGames';

import type { Clock } from './clock';
import type { End, Listener, Network, Weather } from './network';

const CALM: Weather = { latency: 10, outages: [], chaos: false, stalls: 0, roughUntil: 0 };

function hexDigits(rng: Rng, count: number): string {
  return Array.from({ length: count }, () => rng.below(16).toString(16)).join('');
}

interface Setting {
  readonly clock: Clock;
  readonly rng: Rng;
  readonly network: Network;
  readonly reach: (caller: string) => Listener | null;
  readonly until: number;
}

/** Calls every few seconds and says what `lines` comes up with, whatever is answered. */
function pester(setting: Setting, caller: string, every: number, lines: () => readonly string[]): void {
  const { clock, rng, network, until } = setting;
  function call(): void {
    if (clock.now() > until) return;
    const end: End = network.dial(CALM, () => setting.reach(caller), {
      opened() {
        network.count(caller);
        for (const line of lines()) end.send(line);
      },
      message: () => undefined,
      closed: () => undefined,
    });
    clock.after(500 + rng.below(2000), () => end.close(1000));
    clock.after(rng.below(2 * every), call);
  }
  clock.after(rng.below(every), call);
}

/** What a thief may know: the table, every code that was ever shown, the key of a seat that was given away. */
export interface Loot {
  record(): TableRecord;
  /** Codes and secrets that no longer open anything. */
  spentCodes(): readonly string[];
  oldKeys(): readonly string[];
  length(): number;
}

/** Somebody who saw the code over a shoulder, after the seat was taken, and wants to play in it. */
export function sendThief(setting: Setting, loot: Loot): void {
  const { rng } = setting;
  pester(setting, 'thief', 6000, () => {
    const { sid } = loot.record();
    const keys = [hexDigits(rng, 32), ...loot.oldKeys()];
    const hello = {
      t: 'hello',
      v: PROTOCOL_VERSION,
      caps: NEARBY_CAPS,
      sid,
      key: rng.pick(keys),
      code: rng.pick(loot.spentCodes()),
      dial: 1 + rng.below(1000),
      have: 0,
      tip: '0'.repeat(16),
    };
    const act = (id: number, a: unknown) => ({ t: 'act', id, g: 1 + rng.below(3), base: loot.length(), a });
    const acts = [{ t: 'resign' }, { t: 'move', m: 'b2' }, { t: 'rematch' }].map((a, i) => act(900 + i, a));
    return [hello, ...acts].map((message) => JSON.stringify(message));
  });
}

/** Somebody who sends anything at all, and guesses codes. */
export function sendRogue(setting: Setting, loot: Pick<Loot, 'record'>): void {
  const { rng } = setting;
  function guess(): string {
    const code = String(rng.below(1_000_000)).padStart(6, '0');
    return code === loot.record().code ? guess() : code;
  }
  const hello = () => ({
    t: 'hello',
    v: PROTOCOL_VERSION,
    caps: NEARBY_CAPS,
    key: hexDigits(rng, 32),
    code: guess(),
    dial: 1,
    have: 0,
    tip: '0'.repeat(16),
  });
  const kinds: readonly (() => string)[] = [
    () => JSON.stringify(hello()),
    () => JSON.stringify({ ...hello(), v: rng.below(4) }),
    () => JSON.stringify({ ...hello(), sid: hexDigits(rng, 16) }),
    () => JSON.stringify({ ...hello(), key: 7, have: -1 }),
    () => '['.repeat(4000),
    () => `{"t":"${'x'.repeat(5000)}"}`,
    () => '{"t":"act","id":1,"g":1,"base":0,"a":{"t":"start","game":"classic"}}',
    () => '{"t":"have","n":99999999}',
    () => '{"t":"ping"}',
    () => '{"t":"leave"}',
    () => '{"t":"future","x":1}',
    () => 'null',
    () => String.fromCharCode(...Array.from({ length: 40 }, () => rng.below(0xffff))),
  ];
  pester(setting, 'rogue', 1500, () =>
    rng.chance(1, 2)
      ? [JSON.stringify(hello())]
      : Array.from({ length: 1 + rng.below(6) }, () => rng.pick(kinds)()),
  );
}

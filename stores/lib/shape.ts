import { GAME_IDS, type GameId } from '@/engine';

/** Takes a value of unknown origin; undefined means it is not of the wanted shape. */
export type Check<Value> = (value: unknown) => Value | undefined;

export function oneOf<const Values extends readonly unknown[]>(values: Values): Check<Values[number]> {
  return (value) => (values.includes(value) ? (value as Values[number]) : undefined);
}

export function text(longest: number): Check<string> {
  return (value) => (typeof value === 'string' && value.length <= longest ? value : undefined);
}

export function whole(least: number, most: number): Check<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;
}

export const flag: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export function listOf<Item>(item: Check<Item>, longest: number): Check<readonly Item[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > longest) return undefined;
    const items = value.map(item);
    return items.every((entry) => entry !== undefined) ? (items as Item[]) : undefined;
  };
}

/** What was not saved yet, because the app did not know of it, starts from a default. */
export function orElse<Value>(check: Check<Value>, fallback: Value): Check<Value> {
  return (value) => (value === undefined ? fallback : check(value));
}

/** An object with exactly these fields; others are dropped, a missing one makes the whole unreadable. */
export function fields<Value extends object>(checks: {
  readonly [Key in keyof Value]-?: Check<Value[Key]>;
}): Check<Value> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const built: Partial<Record<keyof Value, unknown>> = {};
    for (const key of Object.keys(checks) as (keyof Value)[]) {
      const checked = checks[key]((value as Record<keyof Value, unknown>)[key]);
      if (checked === undefined) return undefined;
      built[key] = checked;
    }
    return built as Value;
  };
}

/** Something for some of the games; fields that are no game are dropped. */
export function byGame<Value>(check: Check<Value>): Check<Readonly<Partial<Record<GameId, Value>>>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const built: Partial<Record<GameId, Value>> = {};
    for (const game of GAME_IDS) {
      const said = (value as Readonly<Record<string, unknown>>)[game];
      if (said === undefined) continue;
      const checked = check(said);
      if (checked === undefined) return undefined;
      built[game] = checked;
    }
    return built;
  };
}

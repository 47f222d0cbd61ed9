/** Why a host ends a connection, with the close code that says the same. */
export const CLOSE_CODES = {
  version: 4426,
  code: 4401,
  full: 4409,
  gone: 4404,
  wait: 4029,
  superseded: 4001,
  garbage: 4400,
  silent: 4008,
} as const;
export type Farewell = keyof typeof CLOSE_CODES;

/** After these a guest does not try again: the same would happen, or the seat is somebody else's now. */
const TERMINAL: readonly Farewell[] = ['version', 'code', 'full', 'gone', 'superseded'];

export function isFarewell(value: unknown): value is Farewell {
  return typeof value === 'string' && Object.hasOwn(CLOSE_CODES, value);
}

export function isTerminal(why: Farewell): boolean {
  return TERMINAL.includes(why);
}

/** The reason a close code stands for: the farewell itself may not have arrived. */
export function farewellOfCode(code: number): Farewell | undefined {
  return (Object.keys(CLOSE_CODES) as Farewell[]).find((why) => CLOSE_CODES[why] === code);
}

/** A verdict on "does the attacker force a line?": not yet known, no, yes. */
export const OPEN = -1;
export const NO = 0;
export const YES = 1;
export type Verdict = typeof OPEN | typeof NO | typeof YES;

/** What checking a golden file came to: one line for each position that did not come out as written. */
export interface GoldenReport {
  readonly passed: number;
  readonly failed: readonly string[];
}

/** Thrown by a checker for a file that is not of its schema. */
export class WrongSchema extends Error {}

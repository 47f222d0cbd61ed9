/** What we allow, in bytes; docs/performance.md shows where we stand. */
export const BUDGETS = {
  /** JavaScript that a browser fetches before the start screen shows, gzipped. */
  web: 500_000,
  /** Hermes bytecode of the Android app. */
  android: 4_600_000,
} as const;

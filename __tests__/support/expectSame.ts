import { isDeepStrictEqual } from 'node:util';

/**
 * `expect(found).toEqual(wanted)` for the inside of a loop: thousands of comparisons that hold cost next to
 * nothing, and the first that does not is reported by Jest with all it knows.
 */
export function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

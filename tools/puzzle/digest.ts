import { complete } from '@/engine/core';
import { TIER_IDS, generate, writePuzzleId } from '@/engine/cipher';

/** One number for the puzzles of the first seeds of every tier: two engines that agree on it agree on all of them. */
export function digestPuzzles(seedsPerTier: number): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  let count = 0;
  for (let t = 0; t < TIER_IDS.length; t++) {
    for (let i = 0; i < seedsPerTier; i++) {
      const made = complete(generate(TIER_IDS[t]!, `digest-${i}`));
      const text = made.ok ? `${writePuzzleId(made.value.config)} ${made.value.par}` : made.code;
      for (let at = 0; at < text.length; at++) {
        a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
        b = Math.imul(b ^ text.charCodeAt(at) ^ (a >>> 15), 0x85ebca77);
      }
      count++;
    }
  }
  return `${count} puzzles ${(a >>> 0).toString(16)}${(b >>> 0).toString(16)}`;
}

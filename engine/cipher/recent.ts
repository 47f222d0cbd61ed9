import { mapTask, refuse, type Result, type Task } from '@/engine/core';

import type { Config } from './config';
import { generate } from './generate';
import { writePuzzleId } from './ids';
import type { Puzzle } from './puzzle';
import { firstOf } from './tasks';
import type { TierId } from './tiers';

/** How many puzzles back a player does not see the same one again. */
export const REMEMBERED_PUZZLES = 500;

/** Seeds tried in a row before a repeat is put up with. */
const SEEDS_TRIED = 50;

/** What is kept of a seed, so that the next one is no longer than seeds may be. */
const STEM = 28;

/** A short text that two different puzzles practically never share. */
export function fingerprint(config: Config): string {
  const text = writePuzzleId(config);
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i) ^ (a >>> 15), 0x85ebca77);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/** The fingerprints to keep once a puzzle has been played, the latest last. */
export function remember(recent: readonly string[], config: Config): string[] {
  return [...recent, fingerprint(config)].slice(-REMEMBERED_PUZZLES);
}

/** The puzzle of a seed, or of the first seed after it whose puzzle the player has not had lately. */
export function generateUnseen(
  tier: TierId,
  seed: string,
  recent: readonly string[],
): Task<Result<Puzzle, 'no-puzzle'>> {
  const seen = new Set(recent);
  const search = firstOf(SEEDS_TRIED, (turn) =>
    mapTask(generate(tier, turn === 0 ? seed : `${seed.slice(0, STEM)}-${turn}`), (made) =>
      made.ok && !seen.has(fingerprint(made.value.config)) ? made : null,
    ),
  );
  return mapTask(search, (made) => made ?? refuse('no-puzzle'));
}

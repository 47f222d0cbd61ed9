import { accept, refuse, type ConfigProblem, type Result } from '@/engine/core';

export const STARTS = ['fair', 'empty'] as const;

/** Where a game begins: opposite corners already taken, which is fair to both seats, or an empty board. */
export type EnchantedStart = (typeof STARTS)[number];

export interface EnchantedConfig {
  readonly start: EnchantedStart;
}

export const ENCHANTED_DEFAULTS: EnchantedConfig = { start: 'fair' };

/** Takes data of unknown origin. */
export function checkConfig(value: unknown): Result<EnchantedConfig, ConfigProblem> {
  if (typeof value !== 'object' || value === null || !('start' in value)) return refuse('not-a-config');
  const start = STARTS.find((known) => known === value.start);
  return start === undefined ? refuse('bad-setting') : accept({ start });
}

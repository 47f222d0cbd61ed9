import { assert } from '@/engine/core';

/** A point of a win-rate chart: the share of wins among the last games up to this one. */
export interface RatePoint {
  /** Which game of the series it is, from 1. */
  readonly game: number;
  readonly rate: number;
}

/**
 * The win rate over a sliding window, at no more than `points` evenly spread games, the last one
 * always among them. Before the window is full it is the rate of all games so far.
 */
export function rollingWinRate(form: string, window: number, points: number): readonly RatePoint[] {
  assert(window >= 1 && points >= 1, 'a chart has a window and room for a point');
  const wins = new Uint32Array(form.length + 1);
  for (let i = 0; i < form.length; i++) wins[i + 1] = wins[i]! + Number(form[i] === 'W');
  const shown = Math.min(points, form.length);
  return Array.from({ length: shown }, (_, i) => {
    const game = Math.ceil(((i + 1) * form.length) / shown);
    const size = Math.min(window, game);
    return { game, rate: (wins[game]! - wins[game - size]!) / size };
  });
}

import { wilson, type Tally } from '@/engine/arena';

import type { ArenaOptions } from './options';

const BAR = 30;

/** What `--json` prints. */
export function jsonReport(options: ArenaOptions, tally: Tally, seconds: number): string {
  const { game, name, x, o, seed, workers } = options;
  const gamesPerSecond = Math.round(tally.games / seconds);
  return JSON.stringify({
    game,
    name,
    xAgent: x,
    oAgent: o,
    seed,
    workers,
    ...tally,
    seconds,
    gamesPerSecond,
  });
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** What a person reads: how often each side won, each with the range that holds 19 times in 20. */
export function textReport(options: ArenaOptions, tally: Tally, seconds: number): string {
  const { game, name, x, o, seed } = options;
  const { games } = tally;
  const rows = [
    { label: `X (${x}) wins`, hits: tally.x },
    { label: `O (${o}) wins`, hits: tally.o },
    { label: 'draws', hits: tally.draws },
  ];
  const width = Math.max(...rows.map(({ label }) => label.length));
  const lines = rows.map(({ label, hits }) => {
    const { share, low, high } = wilson(hits, games);
    const range = `${percent(low)} to ${percent(high)}`;
    return `${label.padEnd(width)}${String(hits).padStart(10)}${percent(share).padStart(11)}   (${range})`;
  });
  return [`${game} ${name}: ${games} games, seed ${seed}, ${seconds.toFixed(1)} s`, ...lines].join('\n');
}

/** A bar that is drawn over itself. */
export function progressBar(done: number, games: number): string {
  const full = Math.round((BAR * done) / games);
  return `\r[${'='.repeat(full)}${' '.repeat(BAR - full)}] ${done} of ${games}`;
}

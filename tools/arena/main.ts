import { availableParallelism } from 'node:os';

import { readOptions } from './options';
import { jsonReport, progressBar, textReport } from './report';
import { runArena } from './run';

async function main(): Promise<number> {
  const read = readOptions(process.argv.slice(2), availableParallelism());
  if (!read.ok) {
    console.error(read.code);
    return 2;
  }
  const options = read.value;
  const showsBar = process.stderr.isTTY && !options.json;
  const started = performance.now();
  const tally = await runArena(options, (done) => {
    if (showsBar) process.stderr.write(progressBar(done, options.games));
  });
  const seconds = (performance.now() - started) / 1000;
  if (showsBar) process.stderr.write('\n');
  console.log((options.json ? jsonReport : textReport)(options, tally, seconds));
  return 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);

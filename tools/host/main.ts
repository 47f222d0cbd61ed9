import { join } from 'node:path';

import { nearbyGames } from '@/engine/nearbyGames';

import { nextPuzzle } from './nextPuzzle';
import { readOptions, USAGE, type HostOptions } from './options';
import { createTableServer, type ComputerTable, type OpenProblem } from './serve';
import { NO_BUILD } from './site';

const WEB_BUILD = join(__dirname, '..', '..', 'dist');

function complain(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

function problemText(problem: OpenProblem, { port, data }: HostOptions): string {
  switch (problem) {
    case 'port-busy':
      return `Port ${port} is taken by another program: choose another one with --port.`;
    case 'unavailable':
      return `Port ${port} cannot be opened: choose another one with --port.`;
    case 'folder-busy':
      return `Another host has the table in ${data} open: stop it, or choose another folder with --data.`;
  }
}

function say({ url, port, code, secret, sid, files, remarks }: ComputerTable, options: HostOptions): void {
  if (files === 0) process.stderr.write(`${NO_BUILD}\n`);
  for (const remark of remarks) process.stderr.write(`${remark}\n`);
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ url, port, code, secret, sid })}\n`);
    return;
  }
  const after = options.data === null ? 'then it is gone; --data keeps one' : `it is kept in ${options.data}`;
  process.stdout.write(
    `Open ${url} on two devices in this network, or type the code ${code}.\nCtrl+C closes the table; ${after}.\n`,
  );
}

/** The command: opens a table and serves it until stopped. `build` makes the pages and gives an error's text, or nothing. */
export async function host(
  words: readonly string[],
  build: () => Promise<string | undefined>,
): Promise<void> {
  const read = readOptions(words);
  if (!read.ok) return complain(`${read.code} Usage: ${USAGE}`, 2);
  const options = read.value;
  const failure = options.site === null ? await build() : undefined;
  if (failure !== undefined)
    return complain(`${failure}\nThe pages could not be built: see the lines above.`, 1);
  const { puzzle } = options;
  const opened = await createTableServer({
    ...options,
    site: options.site ?? WEB_BUILD,
    games: nearbyGames,
    ...(puzzle !== undefined && { configOf: (number) => nextPuzzle(puzzle, number) }),
  });
  if (!opened.ok) return complain(problemText(opened.code, options), 1);
  let stopping = false;
  const finish = () => {
    if (stopping) return;
    stopping = true;
    void opened.value.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, finish);
  }
  say(opened.value, options);
}

/** Runs the command and says in a sentence what went wrong, where something did. */
export function runHost(build: () => Promise<string | undefined>): Promise<void> {
  return host(process.argv.slice(2), build).catch((error: Error) =>
    complain(`The table could not be opened: ${error.message}.`, 1),
  );
}

if (require.main === module) void runHost(() => Promise.resolve(undefined));

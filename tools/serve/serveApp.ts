import { join } from 'node:path';

import { renderUnicodeCompact } from 'uqr';

import { accept } from '@/engine/core';
import { writeJoinLink } from '@/engine/nearby';
import { nearbyGames } from '@/engine/nearbyGames';

import { nextPuzzle } from '../host/nextPuzzle';
import { readOptions, type HostOptions } from '../host/options';
import { createTableServer, type ComputerTable, type OpenProblem } from '../host/serve';
import { lanAddresses } from './addresses';

const DEFAULT_PORT = 8081;
/** Where the tables of this computer are kept, one for each game. */
const TABLES = join(__dirname, '..', '..', 'artifacts', 'tables');
const WEB_BUILD = join(__dirname, '..', '..', 'dist');

const USAGE =
  'npm start -- [--game classic|enchanted|cipher] [--board 3x3x3] [--puzzle PC1.M2#friends] [--new] [--free-seat 0|1|all]';

const NOT_KEPT =
  'OXS runs here already, with the table that is kept for this game: this one is gone when it stops.';

function chosenPort(): number | undefined {
  const text = process.env.PORT;
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65535 ? port : undefined;
}

function fail(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

function problemText(problem: OpenProblem, port: number): string {
  switch (problem) {
    case 'port-busy':
      return `Port ${port} is in use. Stop the other program, or choose another port: PORT=8082 npm start`;
    case 'unavailable':
      return `OXS could not listen on port ${port}.`;
    case 'folder-busy':
      return 'Another program has that table open. Stop it, or choose another folder with --data.';
  }
}

/** Opens the table that was asked for; if it is the usual one and open already, one that is not kept. */
async function openTable(options: HostOptions) {
  const { puzzle, name, data } = options;
  const settings = {
    ...options,
    site: WEB_BUILD,
    games: nearbyGames,
    ...(puzzle !== undefined && { configOf: (number: number) => nextPuzzle(puzzle, number) }),
  };
  const usual = await createTableServer({ ...settings, data: data ?? join(TABLES, name) });
  if (usual.ok || usual.code !== 'folder-busy' || data !== null) return usual;
  const other = await createTableServer(settings);
  return other.ok ? accept({ ...other.value, remarks: [NOT_KEPT] }) : other;
}

function say({ port, code, secret, remarks }: ComputerTable): void {
  console.log(`OXS is ready at http://localhost:${port}`);
  const links = lanAddresses().map((address) => writeJoinLink(`${address}:${port}`, secret));
  const [first] = links;
  if (first === undefined) {
    console.log('No network address: phones cannot reach this computer right now.');
  } else {
    console.log('\nOn a phone on the same Wi-Fi, open or scan, to play alone or at this table:');
    for (const link of links) console.log(`  ${link}`);
    console.log(`\n${renderUnicodeCompact(first)}\n`);
  }
  console.log(`Code for this table: ${code}`);
  for (const remark of remarks) console.log(remark);
}

async function serve(): Promise<void> {
  const port = chosenPort();
  if (port === undefined) {
    return fail(`PORT must be a whole number from 0 to 65535, not "${process.env.PORT}".`, 2);
  }
  const options = readOptions(process.argv.slice(2), port);
  if (!options.ok) return fail(`${options.code} Usage: ${USAGE}`, 2);
  const opened = await openTable(options.value);
  if (!opened.ok) {
    return fail(problemText(opened.code, options.value.port), 1);
  }
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void opened.value.stop().then(() => process.exit(0));
  };
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  say(opened.value);
}

/** Serves the web build, and a table whose two seats are open to browsers, until the process is told to stop. */
export function serveApp(): Promise<void> {
  return serve().catch((error: Error) => fail(`OXS could not be served: ${error.message}.`, 1));
}

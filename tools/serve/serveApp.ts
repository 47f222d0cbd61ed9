import { rename } from 'node:fs/promises';
import { join } from 'node:path';

import { renderUnicodeCompact } from 'uqr';

import { writeJoinLink } from '@/engine/nearby';
import { nearbyGames } from '@/engine/nearbyGames';

import { readOptions } from '../host/options';
import { createTableServer, type ComputerTable, type TableServerSettings } from '../host/serve';
import { lanAddresses } from './addresses';

const DEFAULT_PORT = 8081;
const WEB_BUILD = join(__dirname, '..', '..', 'dist');

const USAGE = 'npm start -- [--game classic|enchanted|cipher] [--board 3x3x3] [--puzzle PC1.M2#friends]';

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

function say({ port, code, secret }: ComputerTable): void {
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
}

/** The app opens whatever is in the table's folder: a table that cannot be read makes room for a new one. */
async function openServer(settings: TableServerSettings): ReturnType<typeof createTableServer> {
  try {
    return await createTableServer(settings);
  } catch {
    const aside = `${settings.data}.unreadable-${Date.now()}`;
    await rename(settings.data, aside);
    console.error(`The table kept in ${settings.data} could not be read: it is now in ${aside}.`);
    return createTableServer(settings);
  }
}

async function serve(): Promise<void> {
  const port = chosenPort();
  if (port === undefined) {
    return fail(`PORT must be a whole number from 0 to 65535, not "${process.env.PORT}".`, 2);
  }
  const options = readOptions(process.argv.slice(2), port);
  if (!options.ok) return fail(`${options.code} Usage: ${USAGE}`, 2);
  const opened = await openServer({ ...options.value, site: WEB_BUILD, games: nearbyGames });
  if (!opened.ok) {
    const { port: wanted } = options.value;
    return fail(
      opened.code === 'port-busy'
        ? `Port ${wanted} is in use. Stop the other program, or choose another port: PORT=8082 npm start`
        : `OXS could not listen on port ${wanted}.`,
      1,
    );
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

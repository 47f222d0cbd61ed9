import { join } from 'node:path';

import { renderUnicodeCompact } from 'uqr';

import { lanAddresses } from './addresses';
import { stopWhenOrphaned } from './orphan';
import { createStaticServer } from './staticServer';

const DEFAULT_PORT = 8081;

function chosenPort(): number | undefined {
  const text = process.env.PORT;
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65535 ? port : undefined;
}

function say(port: number): void {
  console.log(`OXS is ready at http://localhost:${port}`);
  const addresses = lanAddresses().map((address) => `http://${address}:${port}`);
  const [first] = addresses;
  if (first === undefined) {
    console.log('No network address: phones cannot reach this computer right now.');
    return;
  }
  console.log('\nOn a phone on the same Wi-Fi, open or scan:');
  for (const address of addresses) console.log(`  ${address}`);
  console.log(`\n${renderUnicodeCompact(first)}\n`);
}

/** Serves the web build on `PORT` until the process is told to stop. */
export async function serveApp(): Promise<void> {
  const port = chosenPort();
  if (port === undefined) {
    console.error(`PORT must be a whole number from 0 to 65535, not "${process.env.PORT}".`);
    process.exit(2);
  }
  const server = createStaticServer(join(__dirname, '..', '..', 'dist'));
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWhenOrphaned(stop);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop the other program, or choose another port: PORT=8082 npm start`
        : `OXS could not listen on port ${port}: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(port, () => {
    const address = server.address();
    say(typeof address === 'object' && address ? address.port : port);
  });
}

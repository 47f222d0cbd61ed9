import { readOptions, USAGE } from './options';
import { createTableServer } from './serve';
import { NO_BUILD } from './site';
import { nearbyGames } from '@/engine/nearbyGames';

function complain(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) return complain(`${options.code} Usage: ${USAGE}`, 2);
  const { json, ...settings } = options.value;
  const opened = await createTableServer({ ...settings, games: nearbyGames });
  if (!opened.ok) {
    const why = opened.code === 'port-busy' ? 'is taken by another program' : 'cannot be opened';
    return complain(`Port ${settings.port} ${why}: choose another one with --port.`, 1);
  }
  const { url, port, code, secret, sid, files, stop } = opened.value;
  if (files === 0) process.stderr.write(`${NO_BUILD}\n`);
  process.stdout.write(
    json
      ? `${JSON.stringify({ url, port, code, secret, sid })}\n`
      : `Open ${url} on two devices in this network, or type the code ${code}.\nCtrl+C closes the table; it is kept in ${settings.data}.\n`,
  );
  let stopping = false;
  const finish = () => {
    if (stopping) return;
    stopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', finish);
  process.on('SIGTERM', finish);
}

main().catch((error: Error) => complain(`The table could not be opened: ${error.message}.`, 1));

import { spawn } from 'node:child_process';

import { onceOrphaned } from './orphan.mjs';

const PATIENCE_MS = 3000;

/**
 * `node guard.mjs <command> <arguments>`: runs a command that must not outlive whoever asked for it,
 * even if that one is killed outright. Everything the command starts is in the guard's process group.
 */
const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit' });

/** Asks everything in the group to end, this process included, whose answer is to insist after a while. */
function endGroup() {
  process.kill(-process.pid, 'SIGTERM');
}

function insist() {
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), PATIENCE_MS).unref();
}

// Whoever stops us may do so twice, by a signal and by going away: a second signal must not end the guard early.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, insist);
onceOrphaned(endGroup);

child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));

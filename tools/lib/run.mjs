import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const GUARD = join(ROOT, 'tools', 'lib', 'guard.mjs');
const KEPT_OUTPUT = 400_000;
const children = new Set();

/** Ends whatever was started here, with everything it started in turn. */
export function stopChildren(signal = 'SIGTERM') {
  for (const child of children) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Already gone.
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    stopChildren();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

/** Shows that a long step is alive: a moving line on a terminal, nothing in a log. */
function startTicker(label) {
  if (!process.stdout.isTTY) return { note() {}, stop() {} };
  const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
  const begun = Date.now();
  let latest = '';
  let frame = 0;
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    const room = Math.max(0, (process.stdout.columns ?? 80) - label.length - 14);
    process.stdout.write(
      `\r\u001b[K${frames[frame++ % frames.length]} ${label} ${seconds} s  ${latest.slice(0, room)}`,
    );
  }, 120);
  return {
    note(text) {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      if (lines.length > 0) latest = lines[lines.length - 1].trim();
    },
    stop() {
      clearInterval(timer);
      process.stdout.write('\r\u001b[K');
    },
  };
}

/**
 * Runs a command with its output kept (and written to `log`, if named).
 * Resolves with the exit code and what it printed; never rejects.
 */
export function run(command, args, { label = command, env = {}, log } = {}) {
  return new Promise((resolve) => {
    const ticker = startTicker(label);
    if (log) mkdirSync(join(ROOT, 'artifacts'), { recursive: true });
    const file = log ? createWriteStream(join(ROOT, 'artifacts', log)) : undefined;
    // A group of its own can be ended with all it started; the guard ends it if we cannot.
    const child = spawn(process.execPath, [GUARD, command, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    children.add(child);
    let output = '';
    const take = (chunk) => {
      const text = chunk.toString();
      output = (output + text).slice(-KEPT_OUTPUT);
      file?.write(text);
      ticker.note(text);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (code) => {
      children.delete(child);
      ticker.stop();
      file?.end();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += String(error.message);
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? (signal ? 1 : 0)));
  });
}

/** A command from node_modules/.bin. */
export function bin(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}

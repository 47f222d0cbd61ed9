import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** What a function of one of our .mjs files gives for plain data; Jest itself cannot load those. */
export function inNode(file: string, name: string, ...args: readonly unknown[]): unknown {
  const script = `
    import { ${name} } from ${JSON.stringify(join(ROOT, file))};
    process.stdout.write(JSON.stringify(${name}(...JSON.parse(process.argv[1]))));`;
  const words = ['--input-type=module', '-e', script, JSON.stringify(args)];
  return JSON.parse(execFileSync('node', words, { encoding: 'utf8' }));
}

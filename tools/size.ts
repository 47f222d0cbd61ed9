import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { bytesByPackage } from './lib/sourceMap';

const ROOT = join(__dirname, '..');
const WEB = join(ROOT, 'dist');
const ANDROID = join(ROOT, 'artifacts', 'native', 'android');
const REPORT = join(ROOT, 'docs', 'performance.md');
const PACKAGES_SHOWN = 14;

/** What we allow, in bytes. The docs show where we stand. */
const BUDGETS = { web: 500_000, android: 4_600_000 } as const;

interface Measure {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
  readonly packages: readonly (readonly [string, number])[];
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/** The routes that the start screen is made of: the page asks for them before it can show anything. */
const FIRST_ROUTES = /^(_layout|index)-[0-9a-f]+\.js$/;

/** JavaScript that is loaded before the start screen shows; the worker and the other screens come later. */
function measureWeb(): Measure | undefined {
  const page = join(WEB, 'index.html');
  if (!existsSync(page)) return undefined;
  const linked = [...readFileSync(page, 'utf8').matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(([, path]) =>
    join(WEB, path ?? ''),
  );
  const asked = filesBelow(WEB, '.js').filter((path) => FIRST_ROUTES.test(basename(path)));
  const scripts = [...new Set([...linked, ...asked])];
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
  const packages = new Map<string, number>();
  for (const path of scripts) {
    if (!existsSync(`${path}.map`)) continue;
    for (const [name, size] of bytesByPackage(
      readFileSync(path, 'utf8'),
      readFileSync(`${path}.map`, 'utf8'),
    )) {
      packages.set(name, (packages.get(name) ?? 0) + size);
    }
  }
  return {
    name: 'Web JavaScript at first load, gzipped',
    bytes,
    budget: BUDGETS.web,
    packages: [...packages].sort((a, b) => b[1] - a[1]),
  };
}

function measureAndroid(): Measure | undefined {
  const bundles = filesBelow(ANDROID, '.hbc');
  if (bundles.length === 0) return undefined;
  const bytes = bundles.reduce((sum, path) => sum + readFileSync(path).length, 0);
  return { name: 'Android bytecode', bytes, budget: BUDGETS.android, packages: [] };
}

function print({ name, bytes, budget, packages }: Measure): void {
  console.log(`${name}: ${kilo(bytes)} of ${kilo(budget)}${bytes > budget ? '  OVER BUDGET' : ''}`);
  for (const [source, size] of packages.slice(0, PACKAGES_SHOWN)) {
    console.log(`  ${kilo(size).padStart(10)}  ${source}`);
  }
}

/** Replaces the figures between the markers; everything else on the page is written by hand. */
function writeReport(measures: readonly Measure[]): void {
  const rows = measures.map(({ name, bytes, budget }) => `| ${name} | ${kilo(bytes)} | ${kilo(budget)} |`);
  const table = ['| what | now | budget |', '|---|---|---|', ...rows].join('\n');
  const page = readFileSync(REPORT, 'utf8');
  writeFileSync(REPORT, page.replace(/(<!-- sizes -->)[^]*(<!-- end of sizes -->)/, `$1\n${table}\n$2`));
}

function main(args: readonly string[]): number {
  const wanted = [
    args.includes('--android') ? undefined : measureWeb,
    args.includes('--web') ? undefined : measureAndroid,
  ];
  const measures = wanted.flatMap((measure) => measure?.() ?? []);
  if (measures.length === 0) {
    console.error('Nothing to measure yet: `npm start` makes the web build, `npm test` the Android one.');
    return 1;
  }
  measures.forEach(print);
  if (args.includes('--write')) writeReport(measures);
  return args.includes('--check') && measures.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
}

process.exit(main(process.argv.slice(2)));

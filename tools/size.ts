import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { BUDGETS } from './lib/budgets';
import { bytesByPackage, sourcesByPackage } from './lib/sourceMap';

const ROOT = join(__dirname, '..');
const WEB = join(ROOT, 'dist');
const ANDROID = join(ROOT, 'artifacts', 'native', 'android');
const REPORT = join(ROOT, 'docs', 'performance.md');
const PACKAGES_SHOWN = 14;

/** Names of packages, and what each weighs. */
type Sizes = readonly (readonly [string, number])[];

interface Measure {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
  readonly packages: Sizes;
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/** The routes that the start screen is made of: the page asks for them before it can show anything. */
const FIRST_ROUTES = ['_layout', 'index'];
/** All of nearby play, which the start screen asks for where its page came from a table. */
const FIRST_AT_A_TABLE = ['parts'];

function chunks(names: readonly string[]): string[] {
  const named = new RegExp(`^(${names.join('|')})-[0-9a-f]+\\.js$`);
  const found = filesBelow(WEB, '.js').filter((path) => named.test(basename(path)));
  const missing = names.filter((name) => !found.some((path) => basename(path).startsWith(`${name}-`)));
  if (missing.length > 0) throw new Error(`the web build has no script ${missing.join(' nor ')}`);
  return found;
}

/** Scripts that the page itself names; without any there is nothing to measure, only a mistake to report. */
function linkedScripts(page: string): string[] {
  const linked = [...page.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(([, path]) =>
    join(WEB, path ?? ''),
  );
  if (linked.length === 0) throw new Error('the page of the web build names no script');
  return linked;
}

/** What each package gives to these scripts, largest first, by the maps that lie beside them. */
function packagesOf(scripts: readonly string[]): Sizes {
  const packages = new Map<string, number>();
  for (const path of scripts) {
    const sizes = bytesByPackage(readFileSync(path, 'utf8'), readFileSync(`${path}.map`, 'utf8'));
    for (const [name, size] of sizes) packages.set(name, (packages.get(name) ?? 0) + size);
  }
  return [...packages].sort((a, b) => b[1] - a[1]);
}

/** JavaScript that is loaded before the start screen shows; the worker and the other screens come later. */
function measureWeb(): readonly Measure[] {
  const page = join(WEB, 'index.html');
  if (!existsSync(page)) return [];
  const alone = [...new Set([...linkedScripts(readFileSync(page, 'utf8')), ...chunks(FIRST_ROUTES)])];
  const atTable = [...alone, ...chunks(FIRST_AT_A_TABLE)];
  const zipped = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
  const budget = BUDGETS.web;
  return [
    {
      name: 'Web JavaScript at first load, gzipped',
      bytes: zipped(alone),
      budget,
      packages: packagesOf(alone),
    },
    { name: 'The same from a table, with nearby play', bytes: zipped(atTable), budget, packages: [] },
  ];
}

/**
 * Bytecode shares one table of strings among all packages, so no byte of it belongs to one of them. The map
 * has what each package's sources amount to, which says as much about where the weight is.
 */
function measureAndroid(): readonly Measure[] {
  const bundles = filesBelow(ANDROID, '.hbc');
  if (bundles.length === 0) return [];
  const bytes = bundles.reduce((sum, path) => sum + statSync(path).size, 0);
  const packages = bundles.flatMap((path) => {
    const map = `${path}.map`;
    return existsSync(map) ? [...sourcesByPackage(readFileSync(map, 'utf8'))] : [];
  });
  return [
    {
      name: 'Android bytecode',
      bytes,
      budget: BUDGETS.android,
      packages: packages.sort((a, b) => b[1] - a[1]),
    },
  ];
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

try {
  process.exit(main(process.argv.slice(2)));
} catch (error) {
  console.error(`The sizes could not be measured: ${(error as Error).message}.`);
  process.exit(1);
}

import { PLANTS } from './plants';
import { runSeed } from './run';

const USAGE = `npm run simulate -- [--seeds 1-2000] [--json]   play many seeds
npm run simulate -- --seed 7 [--trace]          play one seed, with everything that happened
npm run simulate -- --faults [--seeds 1-1000]   break the protocol in known ways and see that it is noticed`;

function complain(sentence: string): never {
  process.stderr.write(`${sentence}\n${USAGE}\n`);
  process.exit(2);
}

interface Options {
  seeds: readonly [number, number] | null;
  json: boolean;
  trace: boolean;
  faults: boolean;
}

function readRange(text: string | undefined): readonly [number, number] {
  const [, from, to] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text ?? '') ?? [];
  const range = [Number(from), Number(to ?? from)] as const;
  if (from === undefined || range[1] < range[0]) complain(`Not a range of seeds: ${text ?? 'nothing'}.`);
  return range;
}

function readOptions(words: readonly string[]): Options {
  const options: Options = { seeds: null, json: false, trace: false, faults: false };
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === '--seeds' || word === '--seed') options.seeds = readRange(words[++i]);
    else if (word === '--json') options.json = true;
    else if (word === '--trace') options.trace = true;
    else if (word === '--faults') options.faults = true;
    else complain(`Unknown option: ${word}.`);
  }
  return options;
}

/** Plays a range of seeds and adds up what happened. */
export function simulate(from: number, to: number, trace = false) {
  const failed: { seed: number; failure: string; trace: readonly string[] }[] = [];
  const faultsInjected: Record<string, number> = {};
  let worstConvergeMs = 0;
  let entries = 0;
  for (let seed = from; seed <= to; seed++) {
    const report = runSeed(seed, { trace });
    for (const [fault, times] of Object.entries(report.faults)) {
      faultsInjected[fault] = (faultsInjected[fault] ?? 0) + times;
    }
    entries += report.entries;
    if (trace) process.stdout.write(`${report.trace.join('\n')}\n`);
    if (report.failure === null) worstConvergeMs = Math.max(worstConvergeMs, report.convergeMs);
    else failed.push({ seed, failure: report.failure, trace: report.trace });
  }
  return {
    runs: to - from + 1,
    failures: failed.length,
    failedSeeds: failed.map(({ seed }) => seed),
    faultsInjected,
    worstConvergeMs,
    entries,
    failed,
  };
}

/** What went wrong with a seed, and how to see it again with everything that led to it. */
export function replayOf({ seed, failure }: { readonly seed: number; readonly failure: string }): string {
  return `seed ${seed}: ${failure}\n  again: npm run simulate -- --seed ${seed} --trace`;
}

/** The first seed that shows a planted fault, and the guarantee it breaks; null if none does. */
export function catchPlant(plant: (typeof PLANTS)[number], from: number, to: number) {
  for (let seed = from; seed <= to; seed++) {
    const { failure } = runSeed(seed, { plant });
    if (failure !== null) return { seed, failure };
  }
  return null;
}

function runFaults([from, to]: readonly [number, number]): boolean {
  let good = true;
  for (const plant of PLANTS) {
    const caught = catchPlant(plant, from, to);
    const fine = (caught !== null) === (plant.equivalent === undefined);
    good &&= fine;
    const verdict =
      caught !== null
        ? `seed ${caught.seed}, ${caught.failure.split('\n')[0] as string}`
        : plant.equivalent !== undefined
          ? `no difference, as expected. ${plant.equivalent}`
          : 'NOT NOTICED';
    process.stdout.write(`${fine ? 'ok  ' : 'BAD '} ${plant.name}: ${verdict}\n`);
  }
  return good;
}

function runSeeds({ seeds, json, trace }: Options): boolean {
  const [from, to] = seeds ?? [1, 2000];
  const { failed, ...summary } = simulate(from, to, trace);
  if (json) {
    process.stdout.write(`${JSON.stringify(summary)}\n`);
  } else {
    process.stdout.write(
      `${summary.runs} runs, ${summary.entries} entries, ${summary.failures} failures; slowest agreement ${summary.worstConvergeMs} ms\n`,
    );
    for (const [fault, times] of Object.entries(summary.faultsInjected).sort()) {
      process.stdout.write(`  ${fault}: ${times}\n`);
    }
  }
  for (const one of failed) process.stderr.write(`${replayOf(one)}\n`);
  return failed.length === 0;
}

function main(): void {
  const options = readOptions(process.argv.slice(2));
  const good = options.faults ? runFaults(options.seeds ?? [1, 1000]) : runSeeds(options);
  process.exitCode = good ? 0 : 1;
}

if (require.main === module) main();

import { accept, refuse, type CalendarDate, type Result } from '@/engine/core';
import { TIER_IDS, isSeed, isTierId, type TierId } from '@/engine/cipher';

/** What the command was asked to do. */
export type Options =
  | { readonly kind: 'seed'; readonly tier: TierId; readonly seed: string; readonly json: boolean }
  | { readonly kind: 'id'; readonly id: string; readonly json: boolean }
  | { readonly kind: 'survey'; readonly seeds: number }
  | { readonly kind: 'dailies'; readonly days: number; readonly from: CalendarDate };

/** The sentence for whoever asks in a way that makes no sense. */
export const USAGE =
  'Usage: npm run puzzle -- --tier M4 --seed x [--json] | --id <id> [--json] | --survey <seeds> | --dailies <days> --from <yyyy-mm-dd>';

const VALUED = ['--tier', '--seed', '--id', '--survey', '--dailies', '--from'];
const COMBINATIONS = [['--tier', '--seed'], ['--id'], ['--survey'], ['--dailies', '--from']];

/** Takes the arguments apart; a refusal is the sentence to print. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  const values = new Map<string, string>();
  let json = false;
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!;
    if (name === '--json') {
      json = true;
      continue;
    }
    if (!VALUED.includes(name)) return refuse(`${JSON.stringify(name)} is not an option. ${USAGE}`);
    const value = args[++i];
    if (value === undefined || value.startsWith('--')) return refuse(`${name} needs a value. ${USAGE}`);
    if (values.has(name)) return refuse(`${name} is given twice. ${USAGE}`);
    values.set(name, value);
  }
  const given = [...values.keys()].sort().join();
  if (!COMBINATIONS.some((names) => [...names].sort().join() === given)) return refuse(USAGE);
  if (json && !values.has('--tier') && !values.has('--id'))
    return refuse(`--json goes with one puzzle. ${USAGE}`);
  return build(values, json);
}

function build(values: ReadonlyMap<string, string>, json: boolean): Result<Options, string> {
  const id = values.get('--id');
  if (id !== undefined) return accept({ kind: 'id', id, json });

  const tier = values.get('--tier');
  const seed = values.get('--seed');
  if (tier !== undefined && seed !== undefined) {
    if (!isTierId(tier))
      return refuse(`${JSON.stringify(tier)} is not a tier: one of ${TIER_IDS.join(', ')}.`);
    if (!isSeed(seed)) return refuse('A seed is 1 to 32 lower-case letters, digits and hyphens.');
    return accept({ kind: 'seed', tier, seed, json });
  }

  const survey = values.get('--survey');
  if (survey !== undefined) {
    const seeds = readCount(survey);
    return seeds === null
      ? refuse('--survey needs a whole number from 1 to 100000.')
      : accept({ kind: 'survey', seeds });
  }

  const days = readCount(values.get('--dailies') ?? '');
  const from = readDate(values.get('--from') ?? '');
  if (days === null) return refuse('--dailies needs a whole number from 1 to 100000.');
  return from === null
    ? refuse('--from needs a date such as 2026-11-18.')
    : accept({ kind: 'dailies', days, from });
}

function readCount(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= 100_000 ? Number(text) : null;
}

function readDate(text: string): CalendarDate | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  return parts ? { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) } : null;
}

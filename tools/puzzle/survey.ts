import { cell, complete, createRng, type Rng } from '@/engine/core';
import {
  TIER_IDS,
  cycledBy,
  edgesOf,
  fingerprint,
  generate,
  greedyPercent,
  positionOf,
  tierOf,
  type Config,
  type Puzzle,
  type TierId,
} from '@/engine/cipher';

/** What generating a tier's puzzles from many seeds came to. */
export interface TierSurvey {
  readonly tier: TierId;
  readonly seeds: number;
  readonly failures: number;
  readonly repeats: number;
  readonly outOfRange: number;
  readonly milliseconds: { readonly p50: number; readonly p95: number };
  readonly nodes: { readonly p50: number; readonly p95: number };
  /** Play-outs in a hundred that a greedy player solves, on average; null where there is no target to be greedy for. */
  readonly greedy: number | null;
  /** How many puzzles have each par. */
  readonly pars: ReadonlyMap<number, number>;
}

const PLAY_OUTS = 16;
/** Every so many puzzles the greedy player is tried, which takes longer than making them. */
const GREEDY_EVERY = 5;

/** Generates the puzzles of many seeds of one tier; `clock` counts milliseconds. */
export function surveyTier(tier: TierId, seeds: number, clock: () => number): TierSurvey {
  const times: number[] = [];
  const nodes: number[] = [];
  const pars = new Map<number, number>();
  const seen = new Set<string>();
  const greedy: number[] = [];
  const rng = createRng(`survey|${tier}`);
  const [least, most] = tierOf(tier).par;
  let failures = 0;
  let outOfRange = 0;
  for (let i = 0; i < seeds; i++) {
    const began = clock();
    const step = generate(tier, `survey-${i}`).run(Number.MAX_SAFE_INTEGER);
    times.push(clock() - began);
    nodes.push(step.nodes);
    if (!step.done || !step.value.ok) {
      failures++;
      continue;
    }
    const { config, par } = step.value.value;
    if (par < least || par > most) outOfRange++;
    pars.set(par, (pars.get(par) ?? 0) + 1);
    seen.add(fingerprint(config));
    const percent = i % GREEDY_EVERY === 0 ? greedyOn(step.value.value, rng) : null;
    if (percent !== null) greedy.push(percent);
  }
  return {
    tier,
    seeds,
    failures,
    repeats: seeds - failures - seen.size,
    outOfRange,
    milliseconds: { p50: quantile(times, 50), p95: quantile(times, 95) },
    nodes: { p50: quantile(nodes, 50), p95: quantile(nodes, 95) },
    greedy: greedy.length === 0 ? null : greedy.reduce((sum, percent) => sum + percent, 0) / greedy.length,
    pars: new Map([...pars].sort(([a], [b]) => a - b)),
  };
}

function greedyOn({ config, par }: Puzzle, rng: Rng): number | null {
  const { goal } = config;
  if (goal.kind === 'rules') return null;
  if (goal.kind === 'match')
    return greedyPercent(() => positionOf(config, config.start), edgesOf(config), rng);
  return greedyCycling(config, goal.target, par, rng);
}

/** The greedy player of Cycle puzzles: any press after which more cells are right, up to twice par of them. */
function greedyCycling(config: Config, target: readonly number[], par: number, rng: Rng): number {
  const unlocked = target.map((_, at) => cell(at)).filter((at) => !config.locks.includes(at));
  const rightIn = (cells: readonly number[]): number =>
    cells.filter((symbol, at) => symbol === target[at]).length;
  let solved = 0;
  for (let i = 0; i < PLAY_OUTS; i++) {
    let cells = config.start;
    for (let presses = 0; presses < 2 * par; presses++) {
      const right = rightIn(cells);
      const better = unlocked
        .map((at) => {
          const next = [...cells];
          for (const changed of cycledBy(config, at)) next[changed] = (next[changed]! + 1) % config.symbols;
          return next;
        })
        .filter((next) => rightIn(next) > right);
      if (better.length === 0) break;
      cells = rng.pick(better);
    }
    if (rightIn(cells) === target.length) solved++;
  }
  return (solved * 100) / PLAY_OUTS;
}

function quantile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}

/**
 * How many ways there are to press `presses` times, order aside and no cell as often as it has symbols:
 * what somebody who only tries things out is up against.
 */
export function pressPatterns(cells: number, symbols: number, presses: number): number {
  let ways = [1];
  for (let i = 0; i < cells; i++) {
    const wider = new Array<number>(presses + 1).fill(0);
    ways.forEach((count, used) => {
      for (let times = 0; times < symbols && used + times <= presses; times++) wider[used + times]! += count;
    });
    ways = wider;
  }
  return ways[presses]!;
}

/** The Cycle ladder: how far apart its rungs are. */
export function ladder(): string {
  const rows = TIER_IDS.flatMap((id) => {
    const { kind, rows: height, columns, symbols, locks, par } = tierOf(id);
    if (kind !== 'cycle') return [];
    const patterns = par.map((presses) =>
      pressPatterns(height * columns - locks, symbols, presses).toPrecision(2),
    );
    return [
      `| ${id} | ${height}×${columns} | ${symbols} | ${locks} | ${par.join('–')} | ${patterns.map(Number).join(' to ')} |`,
    ];
  });
  return [
    '| tier | board | symbols | locks | par | press patterns |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The head of the table that `surveyRow` fills. */
export const SURVEY_HEAD = [
  '| tier | board | symbols | locks | par | how often each par | greedy solves | p50 ms | p95 ms | p95 nodes | repeats | failures |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
].join('\n');

/** A tier's line of the table. */
export function surveyRow(survey: TierSurvey): string {
  const { rows, columns, symbols, locks, par } = tierOf(survey.tier);
  const spread = [...survey.pars].map(([value, count]) => `${value}: ${count}`).join(', ');
  const failures = survey.failures + survey.outOfRange;
  const cells = [
    survey.tier,
    `${rows}×${columns}`,
    symbols,
    locks,
    par.join('–'),
    spread,
    survey.greedy === null ? '' : `${survey.greedy.toFixed(0)} %`,
    survey.milliseconds.p50.toFixed(1),
    survey.milliseconds.p95.toFixed(1),
    survey.nodes.p95,
    `${survey.repeats} in ${survey.seeds}`,
    failures,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Surveys every tier, handing over each line of the table as soon as it is known. */
export function survey(seeds: number, clock: () => number, print: (line: string) => void): void {
  print(SURVEY_HEAD);
  for (const tier of TIER_IDS) {
    // The first puzzles of a tier meet cold code, which says nothing about the tier.
    for (let i = 0; i < Math.min(20, seeds); i++) complete(generate(tier, `warm-up-${i}`));
    print(surveyRow(surveyTier(tier, seeds, clock)));
  }
  print('');
  print(ladder());
}

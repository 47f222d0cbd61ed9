import { accept, refuse, type Result } from '@/engine/core';

import { arenaGames } from './agents';
import type { AnyArenaGame, Flags } from './arenaGame';
import { findAgent } from './findAgent';

const COMMON = ['game', 'x', 'o', 'games', 'seed', 'json', 'workers'];
const SWITCHES = ['json', 'swap'];
const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 64;

/** A simulation as the command line asks for it. */
export interface ArenaOptions {
  readonly flags: Flags;
  readonly game: string;
  readonly name: string;
  readonly x: string;
  readonly o: string;
  readonly games: number;
  readonly seed: string;
  readonly json: boolean;
  readonly workers: number;
}

export function readFlags(args: readonly string[]): Result<Flags, string> {
  const flags: Record<string, string | true> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!/^--[a-z]+$/.test(arg)) return refuse(`${arg} is not an option: options look like --games 1000.`);
    const name = arg.slice(2);
    if (SWITCHES.includes(name)) flags[name] = true;
    else if (args[i + 1] === undefined) return refuse(`--${name} needs a value.`);
    else flags[name] = args[++i]!;
  }
  return accept(flags);
}

/** A whole number from 1 to `most`, or the fallback where the option was not given. */
export function readCount(
  flags: Flags,
  name: string,
  fallback: number,
  most: number,
): Result<number, string> {
  const text = flags[name];
  if (text === undefined) return accept(fallback);
  const count = Number(text);
  const fits = Number.isInteger(count) && count >= 1 && count <= most;
  return fits ? accept(count) : refuse(`--${name} is a whole number from 1 to ${most}.`);
}

/** Reads and checks everything before the first game: a refusal is one sentence for the terminal. */
export function readOptions(args: readonly string[], cores: number): Result<ArenaOptions, string> {
  const read = readFlags(args);
  if (!read.ok) return read;
  const flags = read.value;
  const { game = 'classic', x = 'expert', o = 'expert', seed = '1' } = flags;
  const arena = Object.hasOwn(arenaGames, String(game)) ? arenaGames[String(game)] : undefined;
  if (arena === undefined)
    return refuse(`There is no game ${String(game)}: ${Object.keys(arenaGames).join(', ')}.`);
  const unknown = Object.keys(flags).find((name) => ![...COMMON, ...arena.options].includes(name));
  if (unknown !== undefined) return refuse(`There is no option --${unknown} for ${String(game)}.`);
  const config = arena.readConfig(flags);
  if (!config.ok) return config;
  for (const name of [x, o]) {
    const agent = findAgent(String(name), arena as AnyArenaGame);
    if (!agent.ok) return agent;
  }
  const games = readCount(flags, 'games', 1000, MOST_GAMES);
  if (!games.ok) return games;
  const workers = readCount(flags, 'workers', cores, MOST_WORKERS);
  if (!workers.ok) return workers;
  return accept({
    flags,
    game: String(game),
    name: config.value.name,
    x: String(x),
    o: String(o),
    games: games.value,
    seed: String(seed),
    json: flags.json === true,
    workers: workers.value,
  });
}

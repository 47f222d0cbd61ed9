import { importPuzzle } from '@/engine/cipher';
import { readBoard } from '@/engine/classic';
import { accept, complete, refuse, type Result } from '@/engine/core';
import { decodeStart, SEATS, type Seat, type StartAction } from '@/engine/nearby';

import { nearbyGames } from '@/engine/nearbyGames';

export interface HostOptions {
  readonly port: number;
  readonly opening: StartAction;
  /** The id of the first puzzle, in a race. */
  readonly puzzle?: string;
  /** Where the table is kept, if that was said. */
  readonly data: string | null;
  /** What the table is called by its game and board: a name for a folder. */
  readonly name: string;
  readonly fresh: boolean;
  readonly freeSeats: readonly Seat[];
  /** Where the web build is, if not where it is made. */
  readonly site: string | null;
  readonly bind?: string;
  readonly json: boolean;
}

export const USAGE =
  'npm run host -- [--port 8080] [--game classic|enchanted|cipher] [--board 3x3x3] [--puzzle PC1.M2#friends] [--data folder] [--new] [--free-seat 0|1|all] [--site folder] [--bind address] [--json]';

const DEFAULT_PORT = 8080;
const FLAGS = [
  '--port',
  '--game',
  '--board',
  '--puzzle',
  '--data',
  '--site',
  '--bind',
  '--free-seat',
] as const;
type Flag = (typeof FLAGS)[number];
type Values = Partial<Record<Flag, string>>;

interface Words {
  readonly values: Values;
  readonly json: boolean;
  readonly fresh: boolean;
}

function readWords(words: readonly string[]): Result<Words, string> {
  const values: Values = {};
  let json = false;
  let fresh = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const flag = FLAGS.find((known) => known === word);
    if (word === '--json') json = true;
    else if (word === '--new') fresh = true;
    else if (flag === undefined) return refuse(`There is no option ${word}.`);
    else if (words[i + 1] === undefined) return refuse(`${word} needs a value.`);
    else values[flag] = words[++i] as string;
  }
  return accept({ values, json, fresh });
}

const DEFAULT_BOARD = '3x3x3';
const DEFAULT_PUZZLE = 'PC1.M2#friends';

/** What the options say about a game, as that game's own settings. */
function readConfig(game: string, values: Values): Result<unknown, string> {
  const { '--board': board, '--puzzle': puzzle } = values;
  if (game !== 'classic' && board !== undefined) return refuse(`--board is for classic, not for ${game}.`);
  if (game !== 'cipher' && puzzle !== undefined) return refuse(`--puzzle is for cipher, not for ${game}.`);
  if (game === 'cipher') {
    const id = puzzle ?? DEFAULT_PUZZLE;
    const made = complete(importPuzzle(id));
    return made.ok ? accept(made.value.config) : refuse(`${id} is no puzzle: ${made.code}.`);
  }
  const defaults = nearbyGames(game)?.game.defaults as object;
  if (game !== 'classic') return accept(defaults);
  const size = readBoard(board ?? DEFAULT_BOARD);
  return size.ok ? accept({ ...defaults, ...size.value }) : refuse(`There is no board ${board ?? ''}.`);
}

function readOpening(values: Values): Result<StartAction, string> {
  const game = values['--game'] ?? 'classic';
  if (nearbyGames(game) === undefined) return refuse(`There is no game ${game} to host.`);
  const config = readConfig(game, values);
  if (!config.ok) return config;
  const opening = decodeStart({ t: 'start', game, config: config.value, marks: ['X', 'O'] }, nearbyGames);
  return opening === undefined ? refuse(`${game} cannot be played like that.`) : accept(opening);
}

/** Tables of different games have different names, so that asking for one never ends another. */
function nameOf(values: Values): string {
  const what = values['--board'] ?? values['--puzzle'];
  const parts = [values['--game'] ?? 'classic', ...(what === undefined ? [] : [what])];
  return parts.join('-').replaceAll(/[^\w.-]/g, '_');
}

function readSeats(text: string | undefined): Result<readonly Seat[], string> {
  if (text === undefined) return accept([]);
  const seats = text === 'all' ? SEATS : SEATS.filter((seat) => String(seat) === text);
  return seats.length > 0 ? accept(seats) : refuse(`--free-seat takes 0, 1 or all, not ${text}.`);
}

/** Reads the command line; a refusal is the sentence to print. */
export function readOptions(
  words: readonly string[],
  defaultPort = DEFAULT_PORT,
): Result<HostOptions, string> {
  const read = readWords(words);
  if (!read.ok) return read;
  const { values, json, fresh } = read.value;
  const port = values['--port'] === undefined ? defaultPort : Number(values['--port']);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return refuse(`${values['--port'] as string} is not a port: it must be a whole number from 0 to 65535.`);
  }
  const opening = readOpening(values);
  if (!opening.ok) return opening;
  const freeSeats = readSeats(values['--free-seat']);
  if (!freeSeats.ok) return freeSeats;
  return accept({
    port,
    opening: opening.value,
    ...(opening.value.game === 'cipher' && { puzzle: values['--puzzle'] ?? DEFAULT_PUZZLE }),
    data: values['--data'] ?? null,
    name: nameOf(values),
    fresh,
    freeSeats: freeSeats.value,
    site: values['--site'] ?? null,
    ...(values['--bind'] !== undefined && { bind: values['--bind'] }),
    json,
  });
}

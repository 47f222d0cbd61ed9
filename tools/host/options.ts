import { readBoard } from '@/engine/classic';
import { accept, refuse, type Result } from '@/engine/core';
import { decodeStart, type StartAction } from '@/engine/nearby';

import { tableGames } from './tableGames';

export interface HostOptions {
  readonly port: number;
  readonly opening: StartAction;
  readonly data: string;
  readonly site: string;
  readonly bind?: string;
  readonly json: boolean;
}

export const USAGE =
  'npm run host -- [--port 8080] [--game classic] [--board 3x3x3] [--data folder] [--site dist] [--bind address] [--json]';

const DEFAULT_PORT = 8080;
const FLAGS = ['--port', '--game', '--board', '--data', '--site', '--bind'] as const;
type Flag = (typeof FLAGS)[number];

function readWords(
  words: readonly string[],
): Result<{ values: Partial<Record<Flag, string>>; json: boolean }, string> {
  const values: Partial<Record<Flag, string>> = {};
  let json = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const flag = FLAGS.find((known) => known === word);
    if (word === '--json') json = true;
    else if (flag === undefined) return refuse(`There is no option ${word}.`);
    else if (words[i + 1] === undefined) return refuse(`${word} needs a value.`);
    else values[flag] = words[++i] as string;
  }
  return accept({ values, json });
}

function readOpening(game: string, board: string): Result<StartAction, string> {
  const known = tableGames(game);
  if (known === undefined) return refuse(`There is no game ${game} to host.`);
  const size = readBoard(board);
  if (!size.ok) return refuse(`There is no board ${board}.`);
  const config = { ...(known.game.defaults as object), ...size.value };
  const opening = decodeStart({ t: 'start', game, config, marks: ['X', 'O'] }, tableGames);
  return opening === undefined ? refuse(`${game} cannot be played on ${board}.`) : accept(opening);
}

/** Reads the command line; a refusal is the sentence to print. */
export function readOptions(words: readonly string[]): Result<HostOptions, string> {
  const read = readWords(words);
  if (!read.ok) return read;
  const { values, json } = read.value;
  const port = values['--port'] === undefined ? DEFAULT_PORT : Number(values['--port']);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return refuse(`${values['--port'] as string} is not a port: it must be a whole number from 0 to 65535.`);
  }
  const opening = readOpening(values['--game'] ?? 'classic', values['--board'] ?? '3x3x3');
  if (!opening.ok) return opening;
  return accept({
    port,
    opening: opening.value,
    data: values['--data'] ?? 'artifacts/table',
    site: values['--site'] ?? 'dist',
    ...(values['--bind'] !== undefined && { bind: values['--bind'] }),
    json,
  });
}

import { complete, dateOfDay, dayNumber, unreachable, type Result } from '@/engine/core';
import { dailyFor, generate, importPuzzle, type ImportProblem, type Puzzle } from '@/engine/cipher';

import { dailyRecord, writeRecords, type DailyRecord } from './dailies';
import { describePuzzle, drawDescription } from './describePuzzle';
import { readOptions } from './options';
import { survey } from './survey';

/** Where a command writes and reads the time: the terminal, or a test. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  clock(): number;
}

const BAD_ARGUMENTS = 2;

/** Runs the command; the number is its exit code. */
export function run(args: readonly string[], terminal: Terminal): number {
  const options = readOptions(args);
  if (!options.ok) return complain(options.code, terminal);
  const asked = options.value;
  switch (asked.kind) {
    case 'seed':
      return show(complete(generate(asked.tier, asked.seed)), asked.json, terminal);
    case 'id':
      return show(complete(importPuzzle(asked.id)), asked.json, terminal);
    case 'survey':
      survey(asked.seeds, terminal.clock, (line) => terminal.out(`${line}\n`));
      return 0;
    case 'dailies': {
      const first = dailyFor(asked.from);
      if (!first.ok) return complain(`There is no daily on that date (${first.code}).`, terminal);
      const dates = Array.from({ length: asked.days }, (_, i) => dateOfDay(dayNumber(asked.from) + i));
      terminal.out(
        writeRecords(dates.map(dailyRecord).filter((record): record is DailyRecord => record !== null)),
      );
      return 0;
    }
    default:
      return unreachable(asked);
  }
}

function complain(sentence: string, terminal: Terminal): number {
  terminal.err(`${sentence}\n`);
  return BAD_ARGUMENTS;
}

function show(made: Result<Puzzle, ImportProblem>, json: boolean, terminal: Terminal): number {
  if (!made.ok) return complain(`This is not a puzzle to play: ${made.code}.`, terminal);
  const description = describePuzzle(made.value);
  terminal.out(json ? `${JSON.stringify(description, null, 2)}\n` : drawDescription(description));
  return 0;
}

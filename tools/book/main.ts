import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { BOOK, OPENINGS } from '@/engine/classic/book.generated';
import { taskOf } from '@/engine/classic/solver';
import { complete } from '@/engine/core';

import { solveOpenings } from './openings';
import { bookOwnLines } from './ownBook';

const FILE = join('engine', 'classic', 'book.generated.ts');
/** Own lines are walked until this many stones stand: after that no move of the AI takes long. */
const LAST_STONES = 9;

function write(openings: string, book: string): void {
  const header = '// Written by `npm run book`, proved again by __tests__/proofs/classicBook.proof.ts.';
  writeFileSync(
    FILE,
    `${header}\nexport const OPENINGS =\n  '${openings}';\nexport const BOOK =\n  '${book}';\n`,
  );
}

const { text, distinct } = complete(taskOf(solveOpenings));
console.log(`${distinct} positions with two stones each solved`);

if (text !== OPENINGS) {
  // The walk below uses the table that this process was started with: begin again with the new one.
  write(text, BOOK);
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  const { text: book, entries, plies } = bookOwnLines(LAST_STONES);
  write(text, book);
  for (const { stones, positions, booked, mostNodes } of plies) {
    console.log(`${stones} stones: ${positions} positions, ${booked} booked, others <= ${mostNodes} nodes`);
  }
  console.log(`${entries} entries in the book`);
}

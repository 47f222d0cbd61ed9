import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderSounds } from './render';

const FOLDER = join(__dirname, '..', '..', 'assets', 'sounds');

mkdirSync(FOLDER, { recursive: true });
for (const [file, bytes] of renderSounds()) {
  writeFileSync(join(FOLDER, file), bytes);
  console.log(`${String(bytes.length).padStart(6)} bytes  ${file}`);
}

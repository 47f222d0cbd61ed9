import { cipher } from './cipher';
import { enchanted } from './enchanted';
import { learn } from './learn';
import { nearby } from './nearby';
import { records } from './records';
import { shell } from './shell';
import { table } from './table';

/** Every word a person reads, in English. Keys ending in _one and _other are plural forms. */
export const en = {
  ...shell,
  ...table,
  ...records,
  ...cipher,
  ...enchanted,
  ...learn,
  ...nearby,
} as const;

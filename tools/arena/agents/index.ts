import type { AnyArenaGame } from '../arenaGame';

import { classicArena } from './classic';
import { enchantedArena } from './enchanted';

/** The games that can be simulated, by the name that `--game` takes. */
export const arenaGames: Readonly<Record<string, AnyArenaGame>> = {
  classic: classicArena,
  enchanted: enchantedArena,
};

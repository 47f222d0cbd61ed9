import { cipher } from './cipher';
import { classic, type ClassicState } from './classic';
import { enchanted } from './enchanted';
import type { NearbyGame, NearbyGames } from './nearby';

const AT_TABLES: Readonly<Record<string, NearbyGame>> = {
  classic: {
    game: classic,
    // Whoever swaps takes over the opening stone, and with it the mark.
    marksNow: (marks, state) => ((state as ClassicState).swapped ? [marks[1], marks[0]] : marks),
  },
  enchanted: { game: enchanted },
  // Nobody takes turns at a puzzle: both solve the same one, each alone.
  cipher: { game: cipher, race: true },
};

/** Every game as two devices play it. */
export const nearbyGames: NearbyGames = (id) => (Object.hasOwn(AT_TABLES, id) ? AT_TABLES[id] : undefined);

/** The games this device can play at a table, as it tells a host. */
export const NEARBY_CAPS: readonly string[] = Object.keys(AT_TABLES);

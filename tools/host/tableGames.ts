import { classic, type ClassicState } from '@/engine/classic';
import type { NearbyGame, NearbyGames } from '@/engine/nearby';

const classicAtTable: NearbyGame = {
  game: classic,
  // Whoever swaps takes over the opening stone, and with it the mark.
  marksNow: (marks, state) => ((state as ClassicState).swapped ? [marks[1], marks[0]] : marks),
};

/** The games that can be played at a table, as the table plays them. */
export const tableGames: NearbyGames = (id) => (id === 'classic' ? classicAtTable : undefined);

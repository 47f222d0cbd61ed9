import { cipher, isSolved, type Config } from '@/engine/cipher';

/** Every grid that moves can reach from a puzzle's start, and which lie one move apart. */
export interface Flood {
  readonly grids: readonly (readonly number[])[];
  /** By grid: the grids one move on. */
  readonly next: readonly (readonly number[])[];
  indexOf(cells: ArrayLike<number>): number | undefined;
}

function keyOf(cells: ArrayLike<number>): string {
  return Array.from(cells).join('');
}

/** A goal that no grid reaches: solved grids too are left, so that the flood is complete. */
function neverReached({ goal, start }: Config): Config['goal'] {
  return { kind: goal.kind === 'cycle' ? 'cycle' : 'match', target: start.map(() => -1) };
}

/** Plain flooding by the rules of the game: no bound, no solver. */
export function flood(puzzleToFlood: Config): Flood {
  const config = { ...puzzleToFlood, goal: neverReached(puzzleToFlood) };
  const grids = [config.start];
  const index = new Map([[keyOf(config.start), 0]]);
  const next: number[][] = [];
  for (let i = 0; i < grids.length; i++) {
    const state = { config, cells: grids[i]!, moves: 0 };
    next[i] = cipher.legal(state).map((action) => {
      const after = cipher.play(state, action);
      if (!after.ok) throw new Error(`legal move refused: ${after.code}`);
      const key = keyOf(after.value.cells);
      const known = index.get(key);
      if (known !== undefined) return known;
      index.set(key, grids.length);
      return grids.push(after.value.cells) - 1;
    });
  }
  return { grids, next, indexOf: (cells) => index.get(keyOf(cells)) };
}

/** The true distance of every grid to the nearest solved one, by breadth-first search; null where there is none. */
export function trueDistances({ grids, next }: Flood, config: Config): (number | null)[] {
  const before: number[][] = grids.map(() => []);
  next.forEach((list, from) => list.forEach((to) => before[to]!.push(from)));
  const distances: (number | null)[] = grids.map((cells) => (isSolved(config, cells) ? 0 : null));
  const queue = grids.map((_, i) => i).filter((i) => distances[i] === 0);
  for (const at of queue) {
    for (const from of before[at]!) {
      if (distances[from] !== null) continue;
      distances[from] = distances[at]! + 1;
      queue.push(from);
    }
  }
  return distances;
}

/** `AB/BA` as a grid read row by row: how puzzles are written in tests. */
export function grid(text: string): { rows: number; columns: number; cells: number[] } {
  const lines = text.split('/');
  return {
    rows: lines.length,
    columns: lines[0]!.length,
    cells: Array.from(lines.join(''), (letter) => letter.charCodeAt(0) - 'A'.charCodeAt(0)),
  };
}

/** A puzzle from texts: start, symbols, goal, and the cells that are locked. */
export function puzzle(
  start: string,
  symbols: number,
  goal: Config['goal'],
  locks: readonly number[] = [],
): Config {
  const { rows, columns, cells } = grid(start);
  return { rows, columns, symbols, start: cells, locks: locks as Config['locks'], goal };
}

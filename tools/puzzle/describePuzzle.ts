import { complete } from '@/engine/core';
import {
  PROOF_NODES,
  solveReachable,
  writeAction,
  writePuzzleId,
  type Config,
  type Puzzle,
} from '@/engine/cipher';

/** A puzzle and one shortest way through it, as the command prints it with `--json`. */
export interface Description {
  readonly id: string;
  readonly description: string;
  readonly tier: string | null;
  readonly par: number;
  readonly path: readonly string[];
  readonly config: Config;
}

/** Solves a puzzle once more for its path. */
export function describePuzzle({ id, config, par, tier }: Puzzle): Description {
  const solution = complete(solveReachable(config, config.start, PROOF_NODES));
  if (solution.kind !== 'solved') throw new Error(`par of ${id} was proved before, and now is not`);
  return { id, description: writePuzzleId(config), tier, par, path: solution.path.map(writeAction), config };
}

/** The same for people: the grid, locked tiles in brackets, beside what it should become. */
export function drawDescription({ id, description, par, path, config }: Description): string {
  const start = drawGrid(config, config.start);
  const { goal } = config;
  const goalLines = goal.kind === 'rules' ? goal.rules : drawGrid(config, goal.target);
  const lines = start.map((line, i) => (goalLines[i] === undefined ? line : `${line}     ${goalLines[i]}`));
  return [
    `id            ${id}`,
    `description   ${description}`,
    `par           ${par}`,
    `path          ${path.join(' ')}`,
    '',
    ...lines,
    '',
  ].join('\n');
}

function drawGrid({ rows, columns, locks }: Config, cells: readonly number[]): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => {
      const at = row * columns + column;
      const letter = String.fromCharCode('A'.charCodeAt(0) + cells[at]!);
      return locks.some((lock) => lock === at) ? `[${letter}]` : ` ${letter} `;
    }).join(''),
  );
}

import type { Measures } from './measures';

const number = (value: number) => Math.round(value).toLocaleString('en');
const time = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;

/** The measures of one machine as lines for a terminal. */
export function textReport(title: string, measures: Measures): string {
  const { publicGamesPerSecond, bulkGamesPerSecond, openingWithoutTablesMilliseconds, boards } = measures;
  const rows = boards.map(({ board, nodes, milliseconds, nodesPerSecond, ...worst }) =>
    [
      board.padEnd(8),
      `${number(nodes)} nodes`.padStart(13),
      time(milliseconds).padStart(12),
      `${number(nodesPerSecond)} nodes/s`.padStart(20),
      `worst move ${number(worst.worstMoveNodes)} nodes, ${time(worst.worstMoveMilliseconds)}`.padStart(36),
    ].join(''),
  );
  return [
    title,
    `perfect 3x3 games, public API   ${number(publicGamesPerSecond)} a second`,
    `perfect 3x3 games, in bulk      ${number(bulkGamesPerSecond)} a second`,
    `5x5x4 opening without tables    ${time(openingWithoutTablesMilliseconds)}`,
    'proof of each board from empty:',
    ...rows,
  ].join('\n');
}

/** How many times slower the second machine is, at the same work. */
export function ratios(fast: Measures, slow: Measures) {
  const search = fast.boards.find(({ board }) => board === '5x5x4')!;
  const slowSearch = slow.boards.find(({ board }) => board === '5x5x4')!;
  return {
    publicGames: fast.publicGamesPerSecond / slow.publicGamesPerSecond,
    bulkGames: fast.bulkGamesPerSecond / slow.bulkGamesPerSecond,
    search: search.nodesPerSecond / slowSearch.nodesPerSecond,
  };
}

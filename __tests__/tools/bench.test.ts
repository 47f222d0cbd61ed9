import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { BOARDS } from '@/engine/classic';
import { enchantedReport } from '@/tools/bench/enchanted';
import { searchSpeed } from '@/tools/bench/enchantedSearch';
import { runHermes } from '@/tools/bench/machines';
import { measure } from '@/tools/bench/measures';
import { ratios, textReport } from '@/tools/bench/report';

describe('the bench', () => {
  const measures = measure(() => performance.now(), 0.6);

  it('measures games both ways and every board', () => {
    expect(measures.boards.map(({ board }) => board)).toEqual([...BOARDS]);
    expect(measures.publicGamesPerSecond).toBeGreaterThan(0);
    expect(measures.bulkGamesPerSecond).toBeGreaterThan(measures.publicGamesPerSecond);
    for (const { worstMoveNodes } of measures.boards) expect(worstMoveNodes).toBeLessThanOrEqual(2000);
  });

  it('times what takes longer than a second: rounded to whole proofs a second, three seconds were endless', () => {
    let now = 0;
    const { boards } = measure(() => (now += 3000), 0.6);
    for (const { milliseconds } of boards) expect(milliseconds).toBeCloseTo(3000);
  });

  it('says why Hermes did not run: a platform without one, a binary that cannot start, a script that fails', () => {
    expect(runHermes([], 'sunos')).toEqual({ ok: false, why: 'There is no Hermes for sunos.' });
    const other = process.platform === 'win32' ? 'linux' : 'win32';
    expect(runHermes(['--version'], other)).toMatchObject({ ok: false });
    expect(runHermes(['no such script.js'])).toMatchObject({ ok: false });
  });

  it('reports a line for each board', () => {
    const lines = textReport('here', measures).split('\n');
    for (const board of BOARDS) {
      expect(lines.filter((line) => line.startsWith(board) && line.includes('worst move'))).toHaveLength(1);
    }
  });

  it('compares two machines at the same work', () => {
    const half = {
      ...measures,
      publicGamesPerSecond: measures.publicGamesPerSecond / 2,
      bulkGamesPerSecond: measures.bulkGamesPerSecond / 4,
      boards: measures.boards.map((each) => ({ ...each, nodesPerSecond: each.nodesPerSecond / 8 })),
    };
    expect(ratios(measures, half)).toEqual({ publicGames: 2, bulkGames: 4, search: 8 });
  });

  it('measures Enchanted’s search, and reports a line for each machine', () => {
    const node = searchSpeed(() => performance.now(), 3000);
    expect(node.nodesPerSecond).toBeGreaterThan(0);
    expect(enchantedReport({ node: { nodes: 1, nodesPerSecond: 1_500_000 } })).toBe(
      'Enchanted search, Node       1,500,000 nodes/s',
    );
    expect(enchantedReport({ node, hermes: node }).split('\n')[1]).toMatch(/^Enchanted search, Hermes /);
  });

  it('takes the quickest search after the first', () => {
    const ticks = [0, 1, 10, 15, 20, 22, 30, 34];
    let next = 0;
    expect(searchSpeed(() => ticks[next++]!, 3000).nodesPerSecond).toBe(1_500_000);
  });

  it('answers bad arguments with one sentence and exit code 2', () => {
    const main = join('tools', 'bench', 'main.ts');
    const { status, stderr } = spawnSync(process.execPath, ['-r', 'tsx/cjs', main, '--fast'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { readFlags, readOptions } from '@/tools/arena/options';
import { jsonReport, progressBar, textReport } from '@/tools/arena/report';

const AGENTS = join('__tests__', 'fixtures', 'agents');

function arena(...args: string[]) {
  const main = join('tools', 'arena', 'main.ts');
  return spawnSync(process.execPath, ['-r', 'tsx/cjs', main, ...args], { encoding: 'utf8' });
}

describe('the arena from the command line', () => {
  it('comes to the same totals for the same seed, whatever the number of workers', () => {
    const run = (workers: string) => {
      const args = ['--board', '3x3x3', '--x', 'medium', '--o', 'random', '--games', '301', '--seed', '7'];
      const { stdout, status } = arena(...args, '--json', '--workers', workers);
      expect(status).toBe(0);
      return JSON.parse(stdout) as Record<string, unknown>;
    };
    const [one, three] = [run('1'), run('3')];
    const { x, o, draws } = one;
    expect({ x: three.x, o: three.o, draws: three.draws }).toEqual({ x, o, draws });
    expect(Number(x) + Number(o) + Number(draws)).toBe(301);
    expect(one).toMatchObject({ games: 301, xAgent: 'medium', oAgent: 'random', name: '3x3x3', seed: '7' });
    expect(typeof one.seconds).toBe('number');
    expect(typeof one.gamesPerSecond).toBe('number');
  });

  it("plays anyone's own agent, given as a file", () => {
    const file = `./${join(AGENTS, 'firstCell.ts')}`;
    const { stdout } = arena('--x', file, '--o', file, '--games', '5', '--json', '--workers', '1');
    expect(JSON.parse(stdout)).toMatchObject({ games: 5, x: 5, o: 0, draws: 0, xAgent: file });
  });

  it('says in one line what an agent did wrong, and fails', () => {
    const { status, stderr, stdout } = arena('--x', `./${join(AGENTS, 'cheat.ts')}`, '--games', '3');
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^X played a1: cell-taken \(seed 1\|\d\)$/);
    expect(stdout).toBe('');
  });

  it('answers bad arguments with one sentence and exit code 2', () => {
    const { status, stderr, stdout } = arena('--board', '3x3x4');
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
  });
});

describe('options', () => {
  it('has defaults for everything', () => {
    expect(readOptions([], 4)).toEqual({
      ok: true,
      value: {
        flags: {},
        game: 'classic',
        name: '3x3x3',
        x: 'expert',
        o: 'expert',
        games: 1000,
        seed: '1',
        json: false,
        workers: 4,
      },
    });
  });

  it('reads the options of the game', () => {
    const read = readOptions(['--board', '4x4x3', '--swap', '--first', 'O', '--json'], 1);
    expect(read).toMatchObject({ ok: true, value: { name: '4x4x3', json: true } });
  });

  it.each([
    [['--game', 'chess'], /no game chess/],
    [['--game', 'toString'], /no game toString/],
    [['--board', '6x6x4'], /no board 6x6x4/],
    [['--board', '2x2x2'], /no board 2x2x2/],
    [['--board', '3x3x3', '--swap'], /--swap is for/],
    [['--first', 'Z'], /--first is X or O/],
    [['--x', 'god'], /no agent god/],
    [['--o', 'toString'], /no agent toString/],
    [['--o', './nowhere.ts'], /no file/],
    [['--o', `./${join(AGENTS, 'notAnAgent.ts')}`], /default export/],
    [['--games', '0'], /--games is a whole number/],
    [['--games', 'many'], /--games is a whole number/],
    [['--games', '1.5'], /--games is a whole number/],
    [['--workers', '-1'], /--workers is a whole number/],
    [['--depth', '4'], /no option --depth/],
    [['--seed'], /--seed needs a value/],
    [['games', '5'], /not an option/],
  ])('refuses %j', (args, sentence) => {
    const read = readOptions(args, 2);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.code).toMatch(sentence);
  });

  it('takes a value that looks like an option as a value', () => {
    expect(readFlags(['--seed', '--json'])).toEqual({ ok: true, value: { seed: '--json' } });
  });
});

describe('reports', () => {
  const read = readOptions(['--x', 'hard', '--board', '4x4x4'], 1);
  if (!read.ok) throw new Error(read.code);
  const tally = { games: 200, x: 100, o: 20, draws: 80 };

  it('gives shares with the range that holds 19 times in 20', () => {
    expect(textReport(read.value, tally, 2).split('\n')).toEqual([
      'classic 4x4x4: 200 games, seed 1, 2.0 s',
      'X (hard) wins         100    50.00 %   (43.14 % to 56.86 %)',
      'O (expert) wins        20    10.00 %   (6.57 % to 14.94 %)',
      'draws                  80    40.00 %   (33.46 % to 46.92 %)',
    ]);
  });

  it('gives the same as JSON', () => {
    expect(JSON.parse(jsonReport(read.value, tally, 2))).toMatchObject({ ...tally, gamesPerSecond: 100 });
  });

  it('draws a bar that fills up', () => {
    expect(progressBar(0, 10)).toBe(`\r[${' '.repeat(30)}] 0 of 10`);
    expect(progressBar(10, 10)).toBe(`\r[${'='.repeat(30)}] 10 of 10`);
  });
});

import { run } from '@/tools/puzzle/run';
import { pressPatterns, surveyRow, surveyTier } from '@/tools/puzzle/survey';
import dailies from '../fixtures/dailies.json';

function puzzle(...args: string[]): { code: number; out: string; err: string } {
  let out = '';
  let err = '';
  let time = 0;
  const code = run(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    clock: () => time++,
  });
  return { code, out, err };
}

describe('npm run puzzle', () => {
  it('prints a puzzle, its par, its ids and a shortest path', () => {
    const { code, out, err } = puzzle('--tier', 'M2', '--seed', 'x');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const par = Number(/^par +(\d)$/m.exec(out)?.[1]);
    expect(par).toBeGreaterThanOrEqual(5);
    expect(/^path +(.*)$/m.exec(out)?.[1]?.split(' ')).toHaveLength(par);
    expect(out).toMatch(/^id +PC1\.M2#x$/m);
    expect(out).toMatch(/^description +PC1:3x3:4:[A-D]{9}:[0-9a-f]+:T[A-D]{9}$/m);
    expect(out).toMatch(/\[[A-D]\]/);
  });

  it('prints the same as data, and finds it again by its description', () => {
    for (const tier of ['M4', 'R4', 'C4']) {
      const seeded = JSON.parse(puzzle('--tier', tier, '--seed', 'x', '--json').out) as Record<
        string,
        unknown
      >;
      const described = JSON.parse(puzzle('--json', '--id', String(seeded['description'])).out) as unknown;
      expect(described).toEqual({ ...seeded, id: seeded['description'], tier: null });
    }
    expect(puzzle('--id', 'PC1.R4#x')).toEqual(puzzle('--tier', 'R4', '--seed', 'x'));
  });

  it('lists rules beside the grid', () => {
    expect(puzzle('--tier', 'R4', '--seed', 'x').out).toContain('NO_THREE\n');
  });

  it('prints dailies as the fixture keeps them', () => {
    const { out } = puzzle('--dailies', '3', '--from', '2026-11-18');
    expect(JSON.parse(out)).toEqual(dailies.slice(0, 3));
  });

  it.each([
    [[]],
    [['--tier', 'M4']],
    [['--tier', 'M9', '--seed', 'x']],
    [['--tier', 'M4', '--seed', 'No!']],
    [['--tier', 'M4', '--seed', 'x', '--id', 'PC1.M4#x']],
    [['--tier', 'M4', '--seed']],
    [['--tier', '--seed', 'x']],
    [['--seed', 'x', '--seed', 'y']],
    [['--help']],
    [['M4']],
    [['--id', 'hello']],
    [['--id', 'PC1:1x2:2:AB:0:TAB']],
    [['--survey', '0']],
    [['--survey', '100001']],
    [['--survey', '1', '--json']],
    [['--dailies', '3', '--from', 'today']],
    [['--dailies', 'x', '--from', '2026-11-18']],
    [['--dailies', '3', '--from', '2026-02-30']],
  ])('answers %j with one line on stderr and exit code 2', (args) => {
    const { code, out, err } = puzzle(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
  });

  it('surveys every tier', () => {
    const { code, out } = puzzle('--survey', '1');
    expect(code).toBe(0);
    expect(out.match(/^\| [MRC][1-6] \|.* 0 in 1 \| 0 \|$/gm)).toHaveLength(18);
    expect(out.match(/^\| C[1-6] \|.* to \d+ \|$/gm)).toHaveLength(6);
  });
});

describe('surveyTier', () => {
  it('counts pars, repeats and time', () => {
    let time = 0;
    const survey = surveyTier('M1', 40, () => time++);
    expect(survey).toMatchObject({ seeds: 40, failures: 0, outOfRange: 0, milliseconds: { p50: 1, p95: 1 } });
    expect([...survey.pars.values()].reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(surveyRow(survey)).toMatch(
      /^\| M1 \| 3×3 \| 3 \| 0 \| 3–4 \| 3: \d+, 4: \d+ \| \d+ % \| 1\.0 \| 1\.0 \| \d+ \|/,
    );
  });
});

describe('pressPatterns', () => {
  it.each([
    [9, 2, 4, 126],
    [3, 3, 2, 6],
    [2, 5, 4, 5],
    [2, 5, 5, 4],
  ])('%i cells, %i symbols, %i presses: %i', (cells, symbols, presses, count) => {
    expect(pressPatterns(cells, symbols, presses)).toBe(count);
  });
});

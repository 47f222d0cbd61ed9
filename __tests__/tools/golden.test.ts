import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkEnchantedGolden } from '@/tools/golden/enchanted';

const FILE = '__tests__/fixtures/golden/enchanted.json';

interface Golden {
  positions: {
    id: string;
    action: unknown;
    state: Record<string, unknown>;
    expect: Record<string, unknown>;
  }[];
}

const golden = () => JSON.parse(readFileSync(FILE, 'utf8')) as Golden;

function run(...args: string[]): { code: number; out: string; err: string } {
  try {
    const out = execFileSync('node_modules/.bin/tsx', ['tools/golden/main.ts', ...args], { stdio: 'pipe' });
    return { code: 0, out: out.toString(), err: '' };
  } catch (failure) {
    const { status, stdout, stderr } = failure as { status: number; stdout: Buffer; stderr: Buffer };
    return { code: status, out: stdout.toString(), err: stderr.toString() };
  }
}

describe('golden positions of Enchanted', () => {
  it('all come out as written', () => {
    expect(checkEnchantedGolden(golden())).toEqual({ passed: 20, failed: [] });
  });

  it.each(['board', 'owners', 'sealed', 'frozen', 'still', 'energies', 'scores', 'flags', 'turn', 'phase'])(
    'fail when %s is not what the engine makes of it',
    (field) => {
      const file = golden();
      const [first, second] = file.positions;
      const wrong = {
        board: 'X...............',
        owners: { X: [], O: [] },
        sealed: [3],
        frozen: [5],
        still: Array.from({ length: 16 }, () => 1),
        energies: { X: 0, O: 0 },
        scores: { X: 0, O: 2 },
        flags: { priority: { X: true, O: false }, penalty: { X: false, O: false }, heat: { X: 0, O: 0 } },
        turn: 9,
        phase: 'suddenDeath',
      }[field];
      first!.expect = { ...first!.expect, [field]: wrong };
      const report = checkEnchantedGolden({ positions: [first, second] });
      expect(report.passed).toBe(1);
      expect(report.failed).toHaveLength(1);
      expect(report.failed[0]).toContain(`g01: ${field}: expected`);
    },
  );

  it('fail when a refusal, a result or the lack of one differs', () => {
    const find = (id: string) => golden().positions.find((position) => position.id === id)!;
    const refused = find('g05');
    const won = find('g19');
    const report = checkEnchantedGolden({
      positions: [
        { ...refused, expect: { error: 'SEALED' } },
        { ...won, expect: { error: 'GAME_OVER' } },
        { ...won, expect: { ...won.expect, result: { winner: 'O', by: 'score' } } },
      ],
    });
    expect(report.failed).toEqual([
      'g05: error: expected "SEALED", got "LINE_CHOICE_REQUIRED"',
      'g19: error: expected "GAME_OVER", got undefined',
      'g19: result: expected {"winner":"O","by":"score"}, got {"winner":"X","by":"score"}',
    ]);
  });

  it('take strange actions and finished states as given', () => {
    const position = golden().positions[0]!;
    const over = { ...position.state, result: { winner: null, by: 'draw' } };
    const report = checkEnchantedGolden({
      positions: [
        { ...position, action: { type: 'teleport' }, expect: { error: 'UNKNOWN_ACTION' } },
        { ...position, action: null, expect: { error: 'UNKNOWN_ACTION' } },
        { ...position, action: { type: 'place', cell: 16 }, expect: { error: 'BAD_CELL' } },
        { ...position, state: over, expect: { error: 'GAME_OVER' } },
      ],
    });
    expect(report).toEqual({ passed: 4, failed: [] });
  });
});

describe('npm run golden', () => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function fileOf(content: string): string {
    const file = join(folder, 'file.json');
    writeFileSync(file, content);
    return file;
  }

  it('ends with the tally and exit 0 when all pass', () => {
    const { code, out } = run('enchanted', FILE);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').at(-1)).toBe('20 passed, 0 failed');
  });

  it('exits 1 when one fails, naming it', () => {
    const file = golden();
    file.positions[0]!.expect = { error: 'SEALED' };
    const { code, out } = run('enchanted', fileOf(JSON.stringify(file)));
    expect(code).toBe(1);
    expect(out).toBe('g01: error: expected "SEALED", got undefined\n19 passed, 1 failed\n');
  });

  it.each([
    ['no such game', ['chess', FILE], /^Usage: /],
    ['no file', ['enchanted'], /^Usage: /],
    [
      'a missing file',
      ['enchanted', 'nowhere.json'],
      /^Cannot check nowhere.json: it cannot be read \(ENOENT\)\.$/,
    ],
    ['no JSON', ['enchanted', 'jest.config.js'], /it is not JSON\.$/],
    ['another schema', ['enchanted', 'tsconfig.json'], /there is no list of positions\.$/],
  ])('exits 2 with one sentence for %s', (_, args, sentence) => {
    const { code, out, err } = run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err.trim()).toMatch(sentence);
  });

  it('exits 2 for a position without the fields of one', () => {
    const file = golden();
    delete file.positions[3]!.state['flags'];
    const { code, err } = run('enchanted', fileOf(JSON.stringify(file)));
    expect(code).toBe(2);
    expect(err).toContain('position 4 does not have the fields of one');
  });
});

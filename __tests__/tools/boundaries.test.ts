import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ESLint } from 'eslint';

const ROOT = join(__dirname, '..', '..');
const eslint = new ESLint({ cwd: ROOT });

/** Lints text as if it stood at a path. */
async function problems(path: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, path) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('the boundaries between layers', () => {
  it('are reported when the engine breaks every one of them', async () => {
    const fixture = readFileSync(join(ROOT, '__tests__/fixtures/boundaries/engine/reachesUp.ts'), 'utf8');
    const found = (await problems('engine/core/reachesUp.ts', fixture)).join('\n');
    for (const complaint of [
      'engine/ must not know platform/',
      'no React, no Expo, no Node modules',
      "'Date.now' is restricted",
      "'Math.random' is restricted",
      "Unexpected use of 'setTimeout'",
      "Unexpected use of 'console'",
      'The engine knows no clock',
    ]) {
      expect(found).toContain(complaint);
    }
  }, 60_000);

  it.each([
    [
      'platform/clock/x.ts',
      "import { useSettings } from '@/stores';\nexport const x = useSettings;\n",
      'platform/ must not know stores/',
    ],
    [
      'stores/x.ts',
      "import { t } from '@/components/i18n';\nexport const x = t;\n",
      'stores/ must not know components/',
    ],
    [
      'engine/core/x.ts',
      "import { helper } from '../../__tests__/support/describeGame';\nexport const x = helper;\n",
      'engine/ must not know __tests__/',
    ],
    ['components/x.tsx', 'export const X = () => <b>words</b>;\n', 'Strings not allowed in JSX files'],
  ])(
    'are reported in %s',
    async (path, text, complaint) => {
      expect((await problems(path, text)).join('\n')).toContain(complaint);
    },
    60_000,
  );

  it('let a layer use what stands below it', async () => {
    const text =
      "import { t } from '@/components/i18n';\nimport { useSettings } from '@/stores';\nexport const x = [t, useSettings];\n";
    expect(await problems('components/x.ts', text)).toEqual([]);
  }, 60_000);
});

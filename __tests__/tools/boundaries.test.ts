import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** A path, a text that breaks a rule there, and what must be said about it. */
const BROKEN = [
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
    "import { lint } from '../../__tests__/support/describeGame';\nexport const x = lint;\n",
    'engine/ must not know __tests__/',
  ],
  [
    'stores/x.ts',
    "import AsyncStorage from '@react-native-async-storage/async-storage';\nexport const x = AsyncStorage;\n",
    'Only platform/storage/ knows @react-native-async-storage/async-storage',
  ],
  [
    'platform/files/x.ts',
    "import AsyncStorage from '@react-native-async-storage/async-storage';\nexport const x = AsyncStorage;\n",
    'Only platform/storage/ knows @react-native-async-storage/async-storage',
  ],
  [
    'components/x.ts',
    "import * as Haptics from 'expo-haptics';\nexport const x = Haptics;\n",
    'Only platform/feedback/ knows expo-haptics',
  ],
  [
    'platform/share/x.ts',
    "import { createAudioPlayer } from 'expo-audio';\nexport const x = createAudioPlayer;\n",
    'Only platform/feedback/ knows expo-audio',
  ],
  ['components/x.tsx', 'export const X = () => <b>words</b>;\n', 'Strings not allowed in JSX files'],
  ...['label', 'title', 'placeholder', 'note', 'aria-label', 'accessibilityLabel'].flatMap((prop) =>
    ['"Some words"', "{'Some words'}", '{`Some ${words}`}'].map(
      (value) =>
        [
          'components/x.tsx',
          `export const X = ({ words, B }) => <B ${prop}=${value}>{words}</B>;\n`,
          'Words in a prop are read by people',
        ] as const,
    ),
  ),
  [
    'tools/bench/x.ts',
    "import { useSettings } from '@/stores';\nexport const x = useSettings;\n",
    'tools/ must not know stores/',
  ],
  [
    'tools/x.ts',
    "import { palettes } from '@/components/theme';\nexport const x = palettes;\n",
    'tools/ must not know components/',
  ],
  [
    'tools/x.ts',
    "import { copyText } from '@/platform/share';\nexport const x = copyText;\n",
    'tools/ may use of platform/ only what runs in Node',
  ],
] as const;

const FIXTURE = readFileSync(join(ROOT, '__tests__/fixtures/boundaries/engine/reachesUp.ts'), 'utf8');
const FIXTURE_COMPLAINTS = [
  'engine/ must not know platform/',
  'no React, no Expo, no Node modules',
  "'Date.now' is restricted",
  "'Math.random' is restricted",
  "Unexpected use of 'setTimeout'",
  "Unexpected use of 'console'",
  'The engine knows no clock: time is an argument.',
];

const ALLOWED = [
  [
    'components/x.ts',
    "import { t } from '@/components/i18n';\nimport { useSettings } from '@/stores';\nexport const x = [t, useSettings];\n",
  ],
  [
    'components/x.tsx',
    "export const X = ({ B, t }) => <B label={t('home.play')} title={t(`game.${B}`)} />;\n",
  ],
  [
    'tools/x.ts',
    "import { nodeSockets } from '@/platform/sockets/index.node';\nexport const x = nodeSockets;\n",
  ],
  [
    'tools/icons/x.ts',
    "import { palettes } from '@/components/theme/palette';\nexport const x = palettes;\n",
  ],
] as const;

describe('the boundaries between layers', () => {
  let found: readonly (readonly string[])[] = [];

  beforeAll(() => {
    const texts = [
      ['engine/core/reachesUp.ts', FIXTURE],
      ...ALLOWED,
      ...BROKEN.map(([path, text]) => [path, text]),
    ];
    const output = execFileSync('node', [join(ROOT, '__tests__/support/lintTexts.mjs')], {
      cwd: ROOT,
      input: JSON.stringify(texts),
    });
    found = JSON.parse(output.toString()) as string[][];
  }, 120_000);

  it.each(FIXTURE_COMPLAINTS)('bite when the engine reaches up: %s', (complaint) => {
    expect(found[0]?.join('\n')).toContain(complaint);
  });

  it.each(ALLOWED.map(([path], i) => [path, i] as const))('let what is in order pass: %s', (_, i) => {
    expect(found[i + 1]).toEqual([]);
  });

  it.each(BROKEN.map(([path, , complaint], i) => [path, complaint, i] as const))(
    'bite in %s: %s',
    (_, complaint, i) => {
      expect(found[i + 1 + ALLOWED.length]?.join('\n')).toContain(complaint);
    },
  );
});

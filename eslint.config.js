const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');

const LAYERS = ['app', 'components', 'stores', 'platform', 'engine'];

/** Arrows point down: a layer may import itself and what stands below it, never what stands above. */
const upward = LAYERS.flatMap((layer, height) =>
  [...LAYERS.slice(0, height), 'tools', '__tests__'].map((above) => ({
    target: `./${layer}`,
    from: `./${above}`,
    message: `${layer}/ must not know ${above}/: imports point down (app, components, stores, platform, engine).`,
  })),
);

/** Tools are programs for a computer: they use the engine and what of the platform runs in Node. */
const forTools = [
  ...['app', 'components', 'stores'].map((above) => ({
    // The icons are drawn with the marks and the colours of the app: there they come from, nothing else does.
    target: ['./tools/*.ts', './tools/!(icons)/**/*'],
    from: `./${above}/**/*`,
    message: `tools/ must not know ${above}/: tools use the engine and the platform's Node adapters.`,
  })),
  {
    target: './tools',
    from: './platform',
    except: ['./sockets/index.node.ts', './thinker/node.ts', './feedback/events.ts'],
    message: 'tools/ may use of platform/ only what runs in Node: its Node adapters.',
  },
];

/** Props whose text a person reads or hears. */
const SPOKEN_PROPS =
  '/^(label|title|placeholder|note|aria-label|aria-description|accessibilityLabel|accessibilityHint)$/';
const WORDS_IN_A_PROP = 'Words in a prop are read by people: they come from the catalogue.';

const IMPURE_GLOBALS = [
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'performance',
  'fetch',
  'process',
  'window',
  'document',
  'navigator',
  'localStorage',
];

/** Libraries that reach out of the app, and the folders that may know each. */
const HOMES = {
  '@react-native-async-storage/async-storage': ['platform/storage'],
  'expo-asset': ['platform/site'],
  'expo-audio': ['platform/feedback'],
  'expo-file-system': ['platform/files', 'platform/site'],
  'expo-haptics': ['platform/feedback'],
  'expo-network': ['platform/address'],
  'expo-sharing': ['platform/files'],
  'react-native-tcp-socket': ['platform/sockets'],
  'react-native-zeroconf': ['platform/discovery'],
};

/** Keeps every such library out, except those at home in `home`. */
function onlyAtHome(home) {
  const paths = Object.entries(HOMES)
    .filter(([, folders]) => !folders.includes(home))
    .map(([name, folders]) => ({
      name,
      message: `Only ${folders.join('/ and ')}/ knows ${name}: go through its port.`,
    }));
  return { 'no-restricted-imports': ['error', { paths }] };
}

module.exports = defineConfig([
  {
    ignores: [
      'node_modules',
      'dist',
      'artifacts',
      'coverage',
      '.expo',
      '.worklets',
      '**/*.generated.ts',
      '__tests__/fixtures/boundaries',
    ],
  },
  expo,
  {
    files: ['**/*.mjs', '*.config.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', Buffer: 'readonly' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'import/no-restricted-paths': ['error', { zones: [...upward, ...forTools] }],
      'import/no-named-as-default-member': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{app,components,stores,platform}/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error', ...onlyAtHome() },
  },
  ...[...new Set(Object.values(HOMES).flat())].map((home) => ({
    files: [`${home}/**/*.ts`],
    rules: onlyAtHome(home),
  })),
  {
    files: ['{app,components}/**/*.tsx'],
    rules: {
      // Every word a person reads goes through the catalogue.
      'react/jsx-no-literals': ['error', { noStrings: true, ignoreProps: true, noAttributeStrings: false }],
      'no-restricted-syntax': [
        'error',
        ...[
          '> Literal[value=/[A-Za-z]{2}/]',
          '> JSXExpressionContainer > Literal[value=/[A-Za-z]{2}/]',
          '> JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]',
        ].map((words) => ({
          selector: `JSXAttribute[name.name=${SPOKEN_PROPS}] ${words}`,
          message: WORDS_IN_A_PROP,
        })),
      ],
    },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({
          name,
          message: 'The engine is pure: no clock, no output, no host.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The engine knows no clock: time is an argument.' },
        {
          object: 'Math',
          property: 'random',
          message: 'The engine knows no chance but its seed: use an Rng.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The engine knows no clock: time is an argument.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'react',
                'react/*',
                'react-*',
                'react-native*',
                'expo',
                'expo-*',
                '@expo/*',
                '@react-native*',
                'zustand',
                'node:*',
              ],
              message: 'The engine could be published alone: no React, no Expo, no Node modules.',
            },
          ],
        },
      ],
    },
  },
]);

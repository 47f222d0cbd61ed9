const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');
const { FileStore } = require('@expo/metro/metro-cache');
const { default: DependencyGraph } = require('@expo/metro/metro/node-haste/DependencyGraph');
const { getBundleModeMetroConfig } = require('react-native-worklets/bundleMode');

const GENERATED = `${path.sep}.worklets${path.sep}`;

/**
 * The worklets plugin writes modules while Metro is already bundling, so Metro's crawl has never
 * seen them and knows no hash of theirs. They are hashed here, when they are asked for.
 */
const known = DependencyGraph.prototype.getOrComputeSha1;
DependencyGraph.prototype.getOrComputeSha1 = function (file) {
  if (!file.includes(GENERATED)) return known.call(this, file);
  const content = readFileSync(file);
  return Promise.resolve({ content, sha1: createHash('sha1').update(content).digest('hex') });
};

const config = getDefaultConfig(__dirname);

// Metro's cache and the generated modules must vanish together, so both live in node_modules.
config.cacheStores = [new FileStore({ root: path.join(__dirname, 'node_modules', '.cache', 'metro') })];
const below = (folder) =>
  new RegExp(`^${path.join(__dirname, folder).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/.*`);
config.resolver.blockList = ['artifacts', 'dist', 'coverage', '__tests__'].map(below);

// The web build that a phone serves to browser guests. It takes a web build to make one, so a fresh clone has
// none: with an empty one the app can be bundled all the same, and says that it has no pages.
const GUEST_PACK = path.join(__dirname, 'assets', 'guest.pack');
if (!existsSync(GUEST_PACK)) writeFileSync(GUEST_PACK, '');
config.resolver.assetExts.push('pack');

const browserResolver = config.resolver.resolveRequest;
const browserOptions = config.transformer.getTransformOptions;
const metro = getBundleModeMetroConfig(config);
const phoneResolver = metro.resolver.resolveRequest;
const phoneOptions = metro.transformer.getTransformOptions;

/**
 * What libraries bring along and nothing of ours reaches, by who asks for it and what is asked for.
 * See docs/adr/0005-what-phones-do-not-carry.md.
 */
const DEAD_WEIGHT_ANYWHERE = [
  // We have one stack of screens: no tabs, no second kind of stack.
  [/expo-router\/build\/exports\.js$/, /^\.\/layouts\/(Tabs|experimental-stack)$/],
  [/expo-router\/build\/react-navigation\/bottom-tabs\/index\.js$/, /^\.\/(navigators|views)\//],
];
const DEAD_WEIGHT_ON_PHONES = [
  ...DEAD_WEIGHT_ANYWHERE,
  [/./, /^@expo\/ui(\/|$)/],
  [/react-native-reanimated\/.*layoutReanimation\/index\.\w+$/, /^\.\/default/],
  [/react-native-reanimated\//, /layoutReanimation\/web$/],
  // Compares versions in development only, and brings all of semver along for it.
  ...(process.env.NODE_ENV === 'production' ? [[/workletsVersion\.\w+$/, /validate-worklets-version$/]] : []),
  [
    /react-native-gesture-handler\/src\/index\.\w+$/,
    /components\/(DrawerLayout|Pressable|Swipeable|touchables)$/,
  ],
];

function isDeadWeight(name, origin, platform) {
  const list = platform === 'web' ? DEAD_WEIGHT_ANYWHERE : DEAD_WEIGHT_ON_PHONES;
  return list.some(([asking, asked]) => asking.test(origin) && asked.test(name));
}

// Bundle Mode is for phones. In a browser its late requires lose the address that the worker is found by.
metro.resolver.resolveRequest = (context, name, platform) => {
  if (isDeadWeight(name, context.originModulePath, platform)) return { type: 'empty' };
  if (platform === 'web') return (browserResolver ?? context.resolveRequest)(context, name, platform);
  return phoneResolver(context, name, platform);
};
metro.transformer.getTransformOptions = (entryPoints, options, getDependenciesOf) => {
  const choose = options.platform === 'web' ? browserOptions : phoneOptions;
  return choose(entryPoints, options, getDependenciesOf);
};

module.exports = metro;

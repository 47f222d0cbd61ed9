/** The file whose worklet may import the engine: see docs/adr/0003-thinking-off-the-ui-thread.md. */
const BRIDGE = 'platform/thinker/bridge.native.ts';

const onPhones = {
  presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
  plugins: [
    [
      'react-native-worklets/plugin',
      { bundleMode: true, strictGlobal: true, importForwarding: { relativePaths: [BRIDGE] } },
    ],
  ],
};

module.exports = function (api) {
  // Jest must return before `api.caller`: asking for the caller makes it transform everything on each run.
  if (process.env.NODE_ENV === 'test') {
    api.cache.forever();
    // Node would take `import()` for one of its own modules.
    return { presets: ['babel-preset-expo'], plugins: ['@babel/plugin-transform-dynamic-import'] };
  }
  const platform = api.caller((caller) => caller?.platform);
  return platform === 'web' ? { presets: ['babel-preset-expo'] } : onPhones;
};

module.exports = function (api) {
  // Jest must return before `api.caller`: asking for the caller makes it transform everything on each run.
  if (process.env.NODE_ENV === 'test') {
    api.cache.forever();
    return { presets: ['babel-preset-expo'] };
  }
  api.cache.forever();
  return { presets: ['babel-preset-expo'] };
};

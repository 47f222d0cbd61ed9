/** The guest pack takes a web build to make, and no test of the app needs a real one. */
const noPack = { '\\.pack$': '<rootDir>/__tests__/support/noPack.ts' };
const alias = { '^@/(.*)$': '<rootDir>/$1' };
/** Generated copies of the project would be taken for more of it. */
const modulePathIgnorePatterns = ['<rootDir>/artifacts', '<rootDir>/dist'];

/** Pure TypeScript needs no React Native around it: these projects start in a fraction of the time. */
const pure = {
  testEnvironment: 'node',
  moduleNameMapper: alias,
  modulePathIgnorePatterns,
  transform: {
    '\\.[jt]sx?$': [
      'babel-jest',
      {
        configFile: false,
        presets: ['@babel/preset-typescript'],
        plugins: ['@babel/plugin-transform-modules-commonjs'],
      },
    ],
  },
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...pure,
      displayName: 'engine',
      testMatch: ['<rootDir>/__tests__/engine/**/*.test.ts'],
    },
    {
      ...pure,
      displayName: 'tools',
      testMatch: ['<rootDir>/__tests__/tools/**/*.test.ts'],
    },
    {
      ...pure,
      displayName: 'proofs',
      testMatch: ['<rootDir>/__tests__/proofs/**/*.proof.ts'],
    },
    {
      ...pure,
      displayName: 'browser',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.e2e.ts'],
    },
    {
      ...pure,
      displayName: 'native',
      testMatch: ['<rootDir>/__tests__/native/**/*.native.ts'],
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver',
      moduleNameMapper: { ...noPack, ...alias },
      modulePathIgnorePatterns,
      // The engine's own tests are what its coverage counts; measuring it here again would only take longer.
      coveragePathIgnorePatterns: ['/'],
      setupFiles: ['<rootDir>/__tests__/support/setupApp.ts'],
      // Long ones run with the proofs. A project of their own would compile all of React Native a second time.
      testMatch: ['<rootDir>/__tests__/{app,components,stores,platform}/**/*.{test,long}.{ts,tsx}'],
    },
  ],
  collectCoverageFrom: ['engine/**/*.ts', '!engine/**/*.generated.ts'],
  coverageThreshold: { './engine/': { lines: 95, branches: 95 } },
  coverageReporters: ['text-summary', 'json-summary'],
};

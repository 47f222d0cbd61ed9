export * from './farewell';
export * from './message';
export * from './times';

export * from './farewell';
export * from './joinLink';
export * from './message';
export * from './times';

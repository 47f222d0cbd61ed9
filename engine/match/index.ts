export * from './checkMatch';
export * from './ladder';
export * from './match';

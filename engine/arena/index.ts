export * from './arena';
export * from './interval';

export * from './action';
export * from './board';
export * from './config';
export * from './cycling';
export * from './game';
export * from './rules';
export * from './solution';
export * from './solve';

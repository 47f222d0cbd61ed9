export * from './board';
export * from './lines';
export * from './rules';

export * from './board';
export * from './lines';
export * from './mind';
export * from './perfect';
export * from './rules';

export * from './history';
export * from './ladders';
export * from './notices';
export * from './open';
export * from './opponent';
export * from './settings';
export * from './setups';
export * from './tables';

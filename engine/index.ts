export * from './arena';
export * from './classic';
export * from './core';
export * from './games';
export * from './match';
export * from './thinker';

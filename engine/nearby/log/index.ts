export * from './action';
export * from './chain';
export * from './games';
export * from './journal';
export * from './seat';
export * from './table';

export * from './record';
export * from './state';
export * from './step';
export * from './view';

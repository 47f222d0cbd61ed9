export * from './bytes';
export * from './guest';
export * from './host';
export * from './log';
export * from './wire';

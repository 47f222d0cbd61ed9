export * from './DrawnPath';
export * from './Pulse';
export * from './Settle';
export * from './useReducedMotion';

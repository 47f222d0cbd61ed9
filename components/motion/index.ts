export * from './DrawnPath';
export * from './Pulse';
export * from './useReducedMotion';

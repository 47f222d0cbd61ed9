export * from './DrawnPath';
export * from './FadeAway';
export * from './Fill';
export * from './Glide';
export * from './Pulse';
export * from './Settle';
export * from './useReducedMotion';

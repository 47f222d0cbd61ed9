export * from './Board';
export * from './CellView';
export * from './Mark';
export * from './useBoardSide';

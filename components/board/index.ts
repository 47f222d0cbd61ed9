export * from './Board';
export { MARK_SHARE } from './Cell';
export * from './CellView';
export * from './Mark';
export * from './marks';
export * from './cellLabel';
export * from './useBoardSide';
export * from './useKeys';
export * from './WinLine';

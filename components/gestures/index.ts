export * from './DragCells';
export * from './GestureRoot';
export * from './Swipe';

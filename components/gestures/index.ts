export * from './DragCells';
export * from './GestureRoot';
export * from './Swipe';
export * from './TileDrag';

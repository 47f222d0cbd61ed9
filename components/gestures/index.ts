export * from './GestureRoot';
export * from './Swipe';
export * from './TileDrag';

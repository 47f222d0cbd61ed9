export * from './GestureRoot';
export * from './Swipe';

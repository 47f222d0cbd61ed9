export * from './NameFields';
export * from './OpponentChoice';
export * from './PracticeToggle';
export * from './RoundsChoice';
export * from './sitters';
export * from './starterText';

export * from './days';
export * from './fold';
export { averageLength, gamesIn, winRate, type Group, type Opponent, type Where } from './group';
export type { PuzzleTally } from './puzzles';
export * from './rolling';
export { groupOf, groupsWithin, NO_STATS, puzzlesOf, sharedGames, type Stats } from './stats';

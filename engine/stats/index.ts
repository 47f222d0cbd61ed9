export * from './accuracy';
export * from './days';
export * from './fold';
export {
  averageLength,
  gamesIn,
  winRate,
  type CountedGame,
  type Group,
  type Opponent,
  type Where,
} from './group';
export { mostStars, NO_PUZZLES, type PuzzleTally } from './puzzles';
export * from './rolling';
export { choicesOf, gamesWithin, groupOf, NO_STATS, type Stats } from './stats';

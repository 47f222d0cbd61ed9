/** The door for programs that make and prove the book: the parts that Expert's choice is made of. */
export { readBook, writeEntry } from './book';
export { keeperOf } from './choice';
export { emptyCells, positionOf, winningCells } from './position';
export { losingReplies, promiseOf } from './promise';

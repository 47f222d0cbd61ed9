export * from './evaluate';
export * from './generateMoves';
export * from './lineTables';
export * from './makeMove';
export * from './move';
export * from './packed';
export * from './search';
export * from './weights';

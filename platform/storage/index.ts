export { storage } from './device';
export { HISTORY, openHistory, type History } from './history';
export type { KeyValue } from './keyValue';
export type { StorageProblem } from './problems';
export type { Pages, Slice, Stored, Unreadable } from './slice';
export { createStorage, type Storage } from './storage';
export { IMPORT_PROBLEMS, pagesIn, valueIn, type Contents, type ImportProblem } from './transfer';

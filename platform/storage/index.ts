export type { StaysAside } from './aside';
export type { SetAside } from './backups';
export { storage } from './device';
export { HISTORY, openHistory, type History } from './history';
export type { KeyValue } from './keyValue';
export type { StorageProblem } from './problems';
export { isPages, owns, type Pages, type Slice, type Stored, type Unreadable } from './slice';
export { createStorage, type Storage } from './storage';
export { IMPORT_PROBLEMS, pagesIn, valueIn, type Contents, type ImportProblem } from './transfer';

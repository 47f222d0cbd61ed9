export { PAGE_SIZE, readPage, writePage } from './page';
export {
  recordId,
  RESULTS,
  type GameRecord,
  type PuzzleRecord,
  type RecordResult,
  type Seated,
  type StarCount,
} from './record';
export { readRecord, writeRecord } from './recordCodec';
export * from './shareCode';

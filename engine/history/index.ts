export { PAGE_SIZE, pageReader, upgradeLine, upgradePage, writePage, type PageReader } from './page';
export { recordReader } from './readRecord';
export {
  LATEST,
  recordId,
  RESULTS,
  type GameRecord,
  type PuzzleRecord,
  type RecordResult,
  type Seated,
  type StarCount,
} from './record';
export { writeRecord } from './recordCodec';
export * from './shareCode';

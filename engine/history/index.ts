export { PAGE_SIZE, readPage, writePage } from './page';
export * from './record';
export { readRecord, writeRecord } from './recordCodec';
export * from './shareCode';

export * from './checkTable';
export * from './table';

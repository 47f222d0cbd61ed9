export * from './index.web';

export * from './request';
export * from './thinker';

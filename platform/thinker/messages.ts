import type { ThinkAnswer, ThinkRequest } from '@/engine';

/** What crosses into a worker. */
export type ToWorker =
  | { readonly kind: 'think'; readonly id: number; readonly request: ThinkRequest }
  | { readonly kind: 'cancel'; readonly id: number };

/** What comes back. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: ThinkAnswer };

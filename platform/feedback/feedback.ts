/** What can be felt and heard. */
export const FEEDBACK_EVENTS = [
  'place',
  'illegal',
  'score',
  'skill',
  'win',
  'draw',
  'lose',
  'undo',
  'round-over',
] as const;
export type FeedbackEvent = (typeof FEEDBACK_EVENTS)[number];

export function feedback(_event: FeedbackEvent): void {}

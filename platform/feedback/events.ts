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

export const HAPTICS = ['off', 'light', 'strong'] as const;

/** How strongly the phone answers a touch. */
export type Haptics = (typeof HAPTICS)[number];

/** What a person wants to hear and feel. */
export interface FeedbackSettings {
  readonly sound: boolean;
  readonly haptics: Haptics;
}

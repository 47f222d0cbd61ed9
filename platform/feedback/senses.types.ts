import type { FeedbackEvent, Haptics } from './events';

/** How an event can feel: a tap of the board, a warning, the end of a round. */
export type Touch = 'tap' | 'firm' | 'warning' | 'success' | 'failure';

/** What a device can do to be heard and felt. Neither ever throws: a phone without a motor just stays still. */
export interface Senses {
  sound(event: FeedbackEvent): void;
  touch(touch: Touch, strength: Exclude<Haptics, 'off'>): void;
}

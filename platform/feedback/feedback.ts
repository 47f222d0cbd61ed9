import type { FeedbackEvent, FeedbackSettings } from './events';
import type { Senses, Touch } from './senses.types';

const TOUCHES = {
  place: 'tap',
  undo: 'tap',
  skill: 'firm',
  score: 'firm',
  illegal: 'warning',
  draw: 'firm',
  'round-over': 'success',
  win: 'success',
  lose: 'failure',
} as const satisfies Record<FeedbackEvent, Touch>;

/** Turns events into sound and touch, as far as the person wants them. */
export interface Feedback {
  feedback(event: FeedbackEvent): void;
  setFeedback(settings: FeedbackSettings): void;
}

/** Feedback over a device's senses; silent until it is told the person's settings. */
export function createFeedback(senses: Senses): Feedback {
  let settings: FeedbackSettings = { sound: false, haptics: 'off' };
  return {
    feedback(event) {
      if (settings.sound) senses.sound(event);
      if (settings.haptics !== 'off') senses.touch(TOUCHES[event], settings.haptics);
    },
    setFeedback(wanted) {
      settings = wanted;
    },
  };
}

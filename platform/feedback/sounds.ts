import type { FeedbackEvent } from './events';

/** The file of each event, as the bundler hands it out: a number on phones, an address on the web. */
export const SOUNDS = {
  place: require('@/assets/sounds/place.wav'),
  illegal: require('@/assets/sounds/illegal.wav'),
  score: require('@/assets/sounds/score.wav'),
  skill: require('@/assets/sounds/skill.wav'),
  win: require('@/assets/sounds/win.wav'),
  draw: require('@/assets/sounds/draw.wav'),
  lose: require('@/assets/sounds/lose.wav'),
  undo: require('@/assets/sounds/undo.wav'),
  'round-over': require('@/assets/sounds/round-over.wav'),
} as const satisfies Record<FeedbackEvent, unknown>;

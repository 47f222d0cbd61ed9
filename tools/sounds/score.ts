import type { FeedbackEvent } from '@/platform/feedback/events';

import type { Note } from './synth';

/** Pitches of the C major scale that the sounds are made of, in hertz. */
const C4 = 261.63;
const E4 = 329.63;
const G4 = 392;
const C5 = 523.25;
const E5 = 659.25;
const G5 = 783.99;
const C6 = 1046.5;

/** What each event sounds like. Good news rises, bad news falls, and all of it is over at once. */
export const SCORE: Readonly<Record<FeedbackEvent, readonly Note[]>> = {
  place: [{ at: 0, hz: G4, length: 0.11, gain: 0.5, bright: 0.5 }],
  undo: [{ at: 0, hz: G4, glide: C4, length: 0.13, gain: 0.4 }],
  illegal: [
    { at: 0, hz: 150, length: 0.09, gain: 0.6 },
    { at: 0.08, hz: 140, length: 0.11, gain: 0.5 },
  ],
  skill: [
    { at: 0, hz: C5, glide: C6, length: 0.2, gain: 0.3 },
    { at: 0.05, hz: G5, glide: 2 * G5, length: 0.17, gain: 0.12 },
  ],
  score: [
    { at: 0, hz: E5, length: 0.14, gain: 0.4, bright: 0.4 },
    { at: 0.07, hz: G5, length: 0.18, gain: 0.45, bright: 0.4 },
  ],
  win: [
    { at: 0, hz: C5, length: 0.16, gain: 0.35, bright: 0.4 },
    { at: 0.05, hz: E5, length: 0.17, gain: 0.35, bright: 0.4 },
    { at: 0.1, hz: G5, length: 0.17, gain: 0.35, bright: 0.4 },
    { at: 0.15, hz: C6, length: 0.12, gain: 0.4, bright: 0.4 },
  ],
  draw: [
    { at: 0, hz: G4, length: 0.13, gain: 0.4, bright: 0.3 },
    { at: 0.1, hz: G4, length: 0.15, gain: 0.35, bright: 0.3 },
  ],
  lose: [
    { at: 0, hz: E4, length: 0.16, gain: 0.45, bright: 0.2 },
    { at: 0.1, hz: C4, length: 0.17, gain: 0.5, bright: 0.2 },
  ],
  'round-over': [
    { at: 0, hz: C5, length: 0.15, gain: 0.4, bright: 0.4 },
    { at: 0.09, hz: G5, length: 0.18, gain: 0.4, bright: 0.4 },
  ],
};

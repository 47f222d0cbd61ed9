export const SAMPLE_RATE = 22_050;

/** One struck note: a tone that is loud at once and dies away. */
export interface Note {
  /** When it is struck, in seconds. */
  readonly at: number;
  readonly hz: number;
  /** Where its pitch has glided to by its end; it stays where it is without one. */
  readonly glide?: number;
  /** Seconds until it cannot be heard any more. */
  readonly length: number;
  /** From 0 to 1. */
  readonly gain: number;
  /** How much of a bar's bright overtone rings along, from 0 to 1. */
  readonly bright?: number;
}

/** A note falls by 60 dB over its length. */
const FALL = Math.log(1_000);
const ATTACK = 0.002;
/** The overtone of a wooden bar, as on a marimba: two octaves up, and much shorter. */
const OVERTONE = 4;
const OVERTONE_FALL = 3;

function strike(into: Float64Array, note: Note): void {
  const { hz, glide = hz, length, gain, bright = 0 } = note;
  const first = Math.round(note.at * SAMPLE_RATE);
  const count = Math.round(length * SAMPLE_RATE);
  let turns = 0;
  for (let i = 0; i < count && first + i < into.length; i++) {
    const done = i / count;
    turns += (hz + (glide - hz) * done) / SAMPLE_RATE;
    const attack = Math.min(1, i / (ATTACK * SAMPLE_RATE));
    const tone = Math.sin(2 * Math.PI * turns) * Math.exp(-FALL * done);
    const overtone = Math.sin(2 * Math.PI * OVERTONE * turns) * Math.exp(-FALL * OVERTONE_FALL * done);
    into[first + i]! += gain * attack * (tone + bright * overtone);
  }
}

/** Notes as samples from -32768 to 32767, as long as the last note sounds. */
export function synthesise(notes: readonly Note[]): Int16Array {
  const seconds = Math.max(...notes.map(({ at, length }) => at + length));
  const sum = new Float64Array(Math.round(seconds * SAMPLE_RATE));
  for (const note of notes) strike(sum, note);
  // The tangent bends loud peaks over instead of cutting them off.
  return Int16Array.from(sum, (value) => Math.round(32_000 * Math.tanh(value)));
}

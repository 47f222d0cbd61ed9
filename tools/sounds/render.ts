import { SCORE } from './score';
import { SAMPLE_RATE, synthesise } from './synth';
import { writeWav } from './wav';

/** Every sound of the app as a file, by its name. The same on every computer. */
export function renderSounds(): ReadonlyMap<string, Buffer> {
  return new Map(
    Object.entries(SCORE).map(([event, notes]) => [`${event}.wav`, writeWav(synthesise(notes), SAMPLE_RATE)]),
  );
}

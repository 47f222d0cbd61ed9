import type { Senses } from './senses.types';

/** Senses for tests: they only write down what would have been heard and felt. */
export interface FakeSenses extends Senses {
  readonly noted: string[];
}

/** Senses that have noticed nothing yet. */
export function fakeSenses(): FakeSenses {
  const noted: string[] = [];
  return {
    noted,
    sound: (event) => void noted.push(`sound ${event}`),
    touch: (touch, strength) => void noted.push(`${strength} ${touch}`),
  };
}

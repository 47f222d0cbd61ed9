import { measure } from './measures';

/** Hermes has no console of its own, only this; elsewhere it is the console. */
declare const print: (text: string) => void;

const SECONDS = 8;

print(JSON.stringify(measure(() => Date.now(), SECONDS)));

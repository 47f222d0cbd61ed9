import type { FeedbackEvent } from './events';
import type { Senses, Touch } from './senses.types';
import { SOUNDS } from './sounds';

let context: AudioContext | undefined;
const buffers = new Map<FeedbackEvent, Promise<AudioBuffer>>();

/** The bundler's word for a file: its address, alone or beside other facts about it. */
function addressOf(asset: unknown): string {
  return typeof asset === 'string' ? asset : (asset as { readonly uri: string }).uri;
}

async function load(into: AudioContext, event: FeedbackEvent): Promise<AudioBuffer> {
  const answer = await fetch(addressOf(SOUNDS[event]));
  return into.decodeAudioData(await answer.arrayBuffer());
}

async function play(event: FeedbackEvent): Promise<void> {
  // Browsers allow sound only after a first touch, and the first event follows one.
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  if (!buffers.has(event)) buffers.set(event, load(context, event));
  const source = context.createBufferSource();
  source.buffer = await buffers.get(event)!;
  source.connect(context.destination);
  source.start();
}

/** Milliseconds of shaking, and of stillness between. */
const PATTERNS: Readonly<Record<Touch, readonly number[]>> = {
  tap: [8],
  firm: [18],
  warning: [12, 60, 12],
  success: [14, 50, 14, 50, 28],
  failure: [40, 60, 20],
};

/** A browser's loudspeaker, and the motor that some phones lend it. */
export const senses: Senses = {
  sound(event) {
    // A sound that cannot be had is forgotten, so that the next event tries again.
    play(event).catch(() => buffers.delete(event));
  },
  touch(touch, strength) {
    const pattern = PATTERNS[touch].map((part) => (strength === 'strong' ? part * 2 : part));
    navigator.vibrate?.(pattern);
  },
};

import { createFeedback } from './feedback';
import { senses } from './senses';

export * from './events';

/** The app's own feedback service, and the way to tell it what the person wants. */
export const { feedback, setFeedback } = createFeedback(senses);

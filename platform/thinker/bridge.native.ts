import { scheduleOnRN, type Synchronizable } from 'react-native-worklets';

import { startJob, type ThinkAnswer, type ThinkRequest } from '../../engine/thinker';

const SLICE = 500;

/**
 * Runs on the thinking runtime, where Bundle Mode lets it import the engine as an ordinary module:
 * imports of this file are named and relative, as forwarding requires. Null means withdrawn.
 */
export function thinkOnRuntime(
  request: ThinkRequest,
  withdrawn: Synchronizable<boolean>,
  report: (progress: number) => void,
): ThinkAnswer | null {
  'worklet';
  const job = startJob(request);
  for (;;) {
    if (withdrawn.getDirty()) return null;
    const step = job.run(SLICE);
    if (step.done) return step.value;
    scheduleOnRN(report, step.progress);
  }
}

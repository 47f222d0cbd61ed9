import { AppState, type AppStateStatus } from 'react-native';

import { watchFront } from '@/platform/front';

/** The phone as the app sees it. */
function phone() {
  const ears = new Set<(state: AppStateStatus) => void>();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_event, ear) => {
    ears.add(ear as (state: AppStateStatus) => void);
    return { remove: () => void ears.delete(ear as (state: AppStateStatus) => void) } as never;
  });
  return (...states: readonly AppStateStatus[]) =>
    states.forEach((state) => ears.forEach((ear) => ear(state)));
}

describe('Coming to the front', () => {
  it('is told after the background, and not after a question of the system', () => {
    const become = phone();
    const told = jest.fn();
    const stop = watchFront(told);
    // Allowing the local network made the table drop the guest that was just joining.
    become('inactive', 'active');
    expect(told).toHaveBeenCalledTimes(0);
    become('inactive', 'background', 'inactive', 'active');
    expect(told).toHaveBeenCalledTimes(1);
    become('active', 'inactive', 'active');
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    become('background', 'active');
    expect(told).toHaveBeenCalledTimes(1);
  });
});

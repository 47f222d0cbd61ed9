import { Suspense, lazy, type ComponentType } from 'react';

/**
 * All of nearby play is one piece of code that a browser fetches when it is first needed: nobody who
 * plays alone waits for it. Whoever imports a part of it directly, instead of from here, makes it part
 * of what everybody loads first.
 */
const parts = () => import('./parts');

function later(part: keyof Awaited<ReturnType<typeof parts>>): ComponentType {
  const Part = lazy(async () => ({ default: (await parts())[part] }));
  return function Later() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

export const NearbyCards = later('NearbyCards');
export const NearbyPage = later('NearbyPage');
export const HostPage = later('HostPage');
export const JoinPage = later('JoinPage');
export const NearbyTablePage = later('NearbyTablePage');

import { lazy, Suspense, type ComponentType } from 'react';

import { Screen } from '@/components/controls';
import { t, type MessageKey } from '@/components/i18n';

/** A screen whose code is fetched when it is first opened; until then its title stands. */
export function lazyScreen(title: MessageKey, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  return function LazyScreen() {
    return (
      <Suspense fallback={<Screen title={t(title)}>{null}</Screen>}>
        <Page />
      </Suspense>
    );
  };
}

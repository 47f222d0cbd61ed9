import { useEffect, useState, type ComponentType } from 'react';

import { Screen } from '@/components/controls';
import { t, type MessageKey } from '@/components/i18n';

/**
 * A screen whose code is fetched when it is first opened; until then its title stands. React's own
 * `lazy` would hold a page back for 300 ms once a placeholder has shown, however soon it arrives.
 */
export function lazyScreen(title: MessageKey, load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | undefined;
  return function LazyScreen() {
    const [Page, setPage] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (page) => {
          loaded = page;
          setPage(() => page);
        },
        // Thrown while rendering, it reaches the screen that tells of crashes.
        (error: unknown) =>
          setPage(() => {
            throw error;
          }),
      );
    }, []);
    return Page ? <Page /> : <Screen title={t(title)}>{null}</Screen>;
  };
}

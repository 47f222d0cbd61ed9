import { NativeModules } from 'react-native';
import Zeroconf, { type Service } from 'react-native-zeroconf';

import type { Discovery } from './discovery';
import { tablesIn } from './found';

export type * from './discovery';

/** `_oxs._tcp`, as the app's Info.plist announces it. */
const SERVICE = ['oxs', 'tcp', 'local.'] as const;

let made: Zeroconf | undefined;

function zeroconf(): Zeroconf {
  made ??= new Zeroconf();
  return made;
}

/** Being found is a convenience: a phone that cannot do it is joined by code, so trouble is no news. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing to tidy up.
  }
}

const onThisPhone: Discovery = {
  publish({ name, port }) {
    let known = name;
    let over = false;
    const withdraw = () => attempt(() => zeroconf().unpublishService(known));
    // The system renames a service whose name is taken, and on Android forgets a withdrawal that comes
    // before it has said so.
    const onPublished = (service: Service) => {
      if (!service.name.startsWith(name)) return;
      known = service.name;
      zeroconf().removeListener('published', onPublished);
      if (over) withdraw();
    };
    attempt(() => {
      zeroconf().on('published', onPublished);
      zeroconf().publishService(...SERVICE, name, port, {});
    });
    return () => {
      if (over) return;
      over = true;
      withdraw();
    };
  },
  browse(onChange) {
    const onUpdate = () => onChange(tablesIn(zeroconf().getServices()));
    attempt(() => {
      zeroconf().on('update', onUpdate);
      zeroconf().scan(...SERVICE);
    });
    return () =>
      attempt(() => {
        zeroconf().removeListener('update', onUpdate);
        zeroconf().stop();
      });
  },
};

/** Null where the app was built without the native module, as in Expo Go. */
export const discovery: Discovery | null = NativeModules.RNZeroconf ? onThisPhone : null;

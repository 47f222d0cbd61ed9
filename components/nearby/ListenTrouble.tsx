import { Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { useHosting } from '@/stores/nearby';

import { LocalNetwork } from './LocalNetwork';

/** Why this device's table is not open although it should be, and what to do. */
export function ListenTrouble() {
  const problem = useHosting((state) => state.problem);
  if (problem === null) return null;
  return (
    <>
      <Words tone="danger" role="alert">
        {t(problem === 'port-busy' ? 'nearby.hosting.busy' : 'nearby.hosting.unavailable')}
      </Words>
      <LocalNetwork />
    </>
  );
}

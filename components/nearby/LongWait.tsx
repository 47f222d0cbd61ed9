import { useEffect, useState } from 'react';

import { Spoken } from '@/components/controls';
import { t } from '@/components/i18n';
import type { Line } from '@/stores/nearby';

import { LocalNetwork } from './LocalNetwork';

/** Joining takes a second or two. A wait this long has a reason, though nobody can tell which. */
const LONG_MS = 8_000;
/** A host waits for a friend who may still be walking over. */
const LONG_FOR_HOST_MS = 45_000;

/** What to try when nobody gets through: offered, because the cause cannot be told from here. */
export function LongWait({ line }: { readonly line: Line }) {
  const [since, setSince] = useState<Line | null>(null);
  useEffect(() => {
    if (line === 'connected') return undefined;
    const timer = setTimeout(() => setSince(line), line === 'nobody' ? LONG_FOR_HOST_MS : LONG_MS);
    return () => clearTimeout(timer);
  }, [line]);
  if (since !== line) return null;
  return (
    <>
      <Spoken as="small" tone="muted">
        {t('nearby.apart')}
      </Spoken>
      <LocalNetwork />
    </>
  );
}

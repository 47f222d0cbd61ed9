import { useState } from 'react';

import { t } from '@/components/i18n';
import { offerText, type Offered } from '@/platform/share';

/** Offers a text, and says on the button what became of it. A share sheet speaks for itself. */
export function useShare() {
  const [offered, setOffered] = useState<Offered | null>(null);
  return {
    share: (text: string) => void offerText(text).then(setOffered),
    forget: () => setOffered(null),
    labelOr(label: string): string {
      if (offered === 'copied') return t('cipher.solved.copied');
      return offered === 'failed' ? t('cipher.solved.notShared') : label;
    },
  };
}

import { PROTOCOL_VERSION, type Ending } from '@/engine/nearby';
import { t } from '@/components/i18n';

/** Why a seat was lost and what to do, in a sentence. */
export function endingText(why: Ending, hostVersion: number | null): string {
  return t(`nearby.ended.${why}`, { ours: PROTOCOL_VERSION, theirs: hostVersion ?? '?' });
}

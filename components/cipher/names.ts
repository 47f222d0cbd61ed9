import { TIERS, isTierId, weightOf, type Attempt, type TierId } from '@/engine/cipher';
import { t } from '@/components/i18n';

const RANKS = ['novice', 'easy', 'medium', 'hard', 'expert', 'master'] as const;

/** `Match 4 · Hard`. */
export function tierName(tier: TierId): string {
  const number = weightOf(tier);
  return t('cipher.tier', {
    kind: t(`cipher.kind.${TIERS[tier].kind}`),
    number,
    rank: t(`cipher.rank.${RANKS[number - 1] ?? 'novice'}`),
  });
}

/** What a puzzle is called: the day's, its tier's, or somebody's. */
export function puzzleName(tier: string | null, daily: number | null): string {
  if (daily !== null) return t('cipher.dailyTitle', { number: daily });
  return isTierId(tier) ? tierName(tier) : t('cipher.noTier');
}

export function attemptName({ puzzle, daily }: Attempt): string {
  return puzzleName(puzzle.tier, daily);
}

/** `2 stars`, or what there is instead. */
export function starsText(stars: number): string {
  return stars === 0 ? t('cipher.solved.noStars') : t('cipher.solved.stars', { count: stars });
}

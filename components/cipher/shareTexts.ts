import type { GameRecord } from '@/engine';
import { cipher, dailyShare, drawSquares, type Puzzle } from '@/engine/cipher';
import { t } from '@/components/i18n';
import { puzzleLink } from '@/platform/links';

import { puzzleName } from './names';

/** A puzzle to be passed on. */
export function puzzleShareText({ id, tier, par }: Puzzle): string {
  return t('cipher.share.puzzle', { tier: puzzleName(tier, null), par, id, link: puzzleLink(id) });
}

/** `★★☆` */
function drawStars(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(3 - stars);
}

/** How a daily puzzle went, without a spoiler; null for any other game, and where the solution was shown. */
export function dailyShareText(record: GameRecord): string | null {
  const { puzzle, moves } = record;
  const config = cipher.check(record.config);
  if (!puzzle || puzzle.daily === null || record.assisted || !config.ok) return null;
  const line = moves.flatMap((text) => {
    const action = cipher.read(text);
    return action.ok ? [action.value] : [];
  });
  const { number, stars, hints, par, squares } = dailyShare(
    { id: '', config: config.value, par: puzzle.par, tier: null },
    { number: puzzle.daily, line, stars: puzzle.stars, hints: puzzle.hints },
  );
  return t('cipher.share.daily', {
    number,
    stars: drawStars(stars),
    moves: moves.length,
    par,
    hints: hints === 0 ? t('cipher.share.dailyNoHints') : t('cipher.solved.hints', { count: hints }),
    squares: drawSquares(squares),
  });
}

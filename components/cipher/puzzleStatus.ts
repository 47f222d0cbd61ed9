import type { PuzzleHint } from '@/engine';
import { violations, type Attempt, type State } from '@/engine/cipher';
import { isMessage, t } from '@/components/i18n';

/** How far the board is from its goal, in one line: what is announced after every move. */
export function distanceText({ config, cells }: State): string {
  const { goal } = config;
  if (goal.kind === 'rules') return t('cipher.status.rules', { count: violations(config, cells).length });
  const count = cells.filter((symbol, index) => symbol !== goal.target[index]).length;
  return t(goal.kind === 'match' ? 'cipher.status.match' : 'cipher.status.cycle', { count });
}

/** How the puzzle stands. Before the first move: what to do. */
export function puzzleStatus(attempt: Attempt, state: State): string {
  if (attempt.record !== null) return t('cipher.status.solved', { count: attempt.session.cursor });
  if (attempt.assisted) return t('cipher.status.showing');
  if (attempt.session.moves.length === 0) return t(`cipher.kindNote.${state.config.goal.kind}`);
  return distanceText(state);
}

/** The squares that a move's text names, as texts. */
export function squaresOf(move: string): readonly string[] {
  return move.split('-');
}

export function hintText(hint: PuzzleHint | 'thinking' | 'none'): string {
  if (hint === 'thinking') return t('cipher.status.thinking');
  if (hint === 'none') return t('cipher.status.noHint');
  if (hint.kind === 'undo') return t('cipher.status.hintUndo');
  const [one = '', other] = squaresOf(hint.move);
  return other === undefined
    ? t('cipher.status.hintTurn', { one, count: hint.toGo })
    : t('cipher.status.hintSwap', { one, other, count: hint.toGo });
}

/** Why a move cannot be made, and what to know about it. */
export function puzzleRefusal(code: string): string {
  const key = `cipher.refusal.${code}`;
  return t(isMessage(key) ? key : 'refusal.other');
}

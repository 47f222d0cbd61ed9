import { readSquare, type PuzzleHint } from '@/engine';
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

/** A move in the words that cells go by: `swap row 2, column 3 with the tile below`. */
export function moveText(move: string): string {
  const [one, other] = squaresOf(move).map((text) => readSquare(text));
  if (!one?.ok) return move;
  const place = { row: one.value.row + 1, column: one.value.column + 1 };
  if (!other?.ok) return t('cipher.move.turn', place);
  return t(other.value.row > one.value.row ? 'cipher.move.down' : 'cipher.move.right', place);
}

export function hintText(hint: PuzzleHint | 'thinking' | 'none'): string {
  if (hint === 'thinking') return t('cipher.status.thinking');
  if (hint === 'none') return t('cipher.status.noHint');
  if (hint.kind === 'undo') return t('cipher.status.hintUndo');
  return t('cipher.status.hintMove', { move: moveText(hint.move), count: hint.toGo });
}

/** Why a move cannot be made, and what to know about it. */
export function puzzleRefusal(code: string): string {
  const key = `cipher.refusal.${code}`;
  return t(isMessage(key) ? key : 'refusal.other');
}

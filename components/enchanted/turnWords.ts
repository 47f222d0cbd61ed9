import { SIDE, unreachable, writeCell, type Cell, type Finish, type TurnEvent } from '@/engine';
import { t } from '@/components/i18n';

/** Cells as people write them: `a2, b2, c2`. */
export function cellsText(cells: readonly Cell[]): string {
  return cells.map((at) => writeCell(at, SIDE)).join(', ');
}

function finishWords(finish: Finish): string {
  if (finish.kind === 'drawn') return t('enchanted.log.drawn');
  return t(`enchanted.log.won.${finish.how as 'score' | 'turn-limit' | 'sudden-death'}`, { mark: finish.by });
}

/** One thing that happened in a turn, as a sentence. */
function eventWords(event: TurnEvent): string {
  switch (event.kind) {
    case 'placed':
      return t('enchanted.log.placed', { mark: event.player, cell: cellsText([event.cell]) });
    case 'removed':
      return t('enchanted.log.removed', { mark: event.player, cell: cellsText([event.cell]) });
    case 'shifted':
      return t('enchanted.log.shifted', {
        mark: event.player,
        from: cellsText([event.from]),
        to: cellsText([event.to]),
      });
    case 'sealed':
      return t('enchanted.log.sealed', { mark: event.player, cell: cellsText([event.cell]) });
    case 'passed':
      return t('enchanted.log.passed', { mark: event.player });
    case 'paid':
      return t('enchanted.log.paid', { mark: event.player, amount: event.amount });
    case 'penalty':
      return t('enchanted.log.penalty', { mark: event.player });
    case 'scored':
      return t('enchanted.log.scored', { mark: event.player, cells: cellsText(event.line) });
    case 'priority':
      return t('enchanted.log.priority', { mark: event.player });
    case 'unsealed':
      return t('enchanted.log.unsealed', { cell: cellsText([event.cell]) });
    case 'thawed':
      return t('enchanted.log.thawed', { cells: cellsText(event.cells) });
    case 'froze':
      return t('enchanted.log.froze', { cells: cellsText(event.cells) });
    case 'phase':
      return t('enchanted.log.suddenDeath');
    case 'ended':
      return finishWords(event.finish);
    case 'overheated':
      return t('enchanted.log.overheated', { mark: event.player, energy: event.energy });
    case 'gained':
      return t('enchanted.log.gained', { mark: event.player, amount: event.amount });
    default:
      return unreachable(event);
  }
}

/** What a glance at the board does not need to be told. */
const DETAILS: readonly TurnEvent['kind'][] = ['paid', 'unsealed', 'thawed', 'gained', 'priority', 'penalty'];

/** What goes without saying before a turn is taken. */
const ROUTINE: readonly TurnEvent['kind'][] = ['paid', 'unsealed', 'thawed', 'gained'];

/** Everything a turn brought about, in order. */
export function turnWords(events: readonly TurnEvent[]): string {
  return events.map(eventWords).join(' ');
}

/** The turn in a line: what was done, and what came of it. */
export function turnHeadline(events: readonly TurnEvent[]): string {
  return turnWords(events.filter(({ kind }) => !DETAILS.includes(kind)));
}

/** What a turn would bring about, in the space of a status line. */
export function turnPreview(events: readonly TurnEvent[]): string {
  return turnWords(events.filter(({ kind }) => !ROUTINE.includes(kind)));
}

import { opponentOf, readBoard, type GameId, type GameRecord, type Player, type Seated } from '@/engine';
import { isMessage, t } from '@/components/i18n';
import { boardOf } from '@/stores';

const SIZE = /^(\d)x(\d)$/;

/** A board by the name its games are grouped under, in words. */
export function boardText(board: string): string {
  const classic = readBoard(board);
  if (classic.ok) return t('setup.boardName', { ...classic.value });
  const [, rows, columns] = SIZE.exec(board) ?? [];
  if (rows && columns) return t('records.board.size', { rows, columns });
  const key = `records.board.${board}`;
  return isMessage(key) ? t(key) : board;
}

/** What was played, and on which board. */
export function gameText(record: Pick<GameRecord, 'game' | 'config'>): string {
  return t('records.history.game', {
    game: t(`game.${record.game}.name`),
    board: boardText(boardOf(record)),
  });
}

/** How a game is spoken of when it ended: for you if you played, else for the mark that won. */
export function resultText({ result, you }: Pick<GameRecord, 'result' | 'you'>): string {
  if (result === 'solved') return t('records.result.solved');
  if (result === 'given-up') return t('records.result.givenUp');
  if (result === 'draw') return t('records.result.drawn');
  if (you === null) return t('records.result.markWon', { mark: result });
  return t(result === you ? 'records.result.won' : 'records.result.lost');
}

function personName(seat: Seated, player: Player): string {
  if (seat.kind === 'ai') return t('records.share.ai', { level: t(`level.${seat.level}`) });
  return seat.name || t(player === 'X' ? 'play.player1' : 'play.player2');
}

function puzzleText({ puzzle }: GameRecord): string {
  if (!puzzle) return t('records.who.solo');
  const { daily, tier } = puzzle;
  if (daily !== null) return t('records.who.daily', { number: daily });
  return tier === null ? t('records.who.solo') : t('records.who.tier', { tier });
}

/** Whom it was played against. */
export function whoText(record: GameRecord): string {
  const { people, you, imported, adaptive } = record;
  if (imported) return t('records.who.imported');
  if (record.game === 'cipher') return puzzleText(record);
  if (you === null) {
    const [one, two] = [personName(people.X, 'X'), personName(people.O, 'O')];
    return t('records.who.pair', { one, two });
  }
  const other = people[opponentOf(you)];
  if (other.kind === 'nearby') return t('records.who.nearby', { name: personName(other, opponentOf(you)) });
  if (other.kind === 'person') return t('home.against', { name: personName(other, opponentOf(you)) });
  return t(adaptive ? 'records.who.adaptive' : 'records.who.ai', { level: t(`level.${other.level}`) });
}

/** A game's moves in a line, two to a number where two people moved. */
function movesText(game: GameId, moves: readonly string[]): string {
  if (game === 'cipher') return moves.join(' ');
  return moves.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move)).join(' ');
}

function sharedName(seat: Seated): string {
  if (seat.kind === 'ai') return t('records.share.ai', { level: t(`level.${seat.level}`) });
  return seat.name || t('records.share.somebody');
}

/** A whole game as a message to a friend. */
export function shareText(record: GameRecord, link: string): string {
  const { game, people } = record;
  const head = t('records.share.head', { game: t(`game.${game}.name`), board: boardText(boardOf(record)) });
  const result = resultText({ result: record.result, you: null });
  const who =
    game === 'cipher'
      ? result
      : t('records.share.people', { x: sharedName(people.X), o: sharedName(people.O), result });
  return [head, who, movesText(game, record.moves), link].join('\n');
}

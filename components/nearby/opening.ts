import type { BoardName, EnchantedStart, GameId, Player } from '@/engine';
import type { Config } from '@/engine/cipher';
import type { StartAction } from '@/engine/nearby';
import { classicConfig } from '@/components/classic/classicConfig';

/** The first game of a table, with the host in seat 0. */
function opening(game: GameId, config: unknown, mark: Player): StartAction {
  return { t: 'start', game, config, marks: mark === 'X' ? ['X', 'O'] : ['O', 'X'] };
}

export function classicOpening(board: BoardName, swap: boolean, mark: Player): StartAction {
  return opening('classic', classicConfig(board, swap), mark);
}

export function enchantedOpening(start: EnchantedStart, mark: Player): StartAction {
  return opening('enchanted', { start }, mark);
}

export function raceOpening(config: Config): StartAction {
  return opening('cipher', config, 'X');
}

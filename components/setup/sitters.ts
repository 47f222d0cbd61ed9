import type { GameId, Sitter } from '@/engine';
import { ladderOf, useSettings, type Opponent } from '@/stores';

/** Who sits down: the first person is seat 0, whatever their mark. */
export function sittersFor(game: GameId, opponent: Opponent): readonly [Sitter, Sitter] {
  const { name1, name2 } = useSettings.getState();
  const first: Sitter = { kind: 'person', name: name1 };
  if (opponent === 'phone') return [first, { kind: 'person', name: name2 }];
  const level = opponent === 'adaptive' ? ladderOf(game).level : opponent;
  return [first, { kind: 'ai', choice: opponent, level }];
}

import { cipher } from './cipher';
import { classic, classicMind } from './classic';
import type { AnyGame, GameId, Mind } from './core';
import { enchanted, enchantedMind } from './enchanted';

/** Every game, by id. A game plugs in with one line here, and one in `minds` if it has an opponent. */
export const games = { classic, enchanted, cipher } as const satisfies Record<GameId, AnyGame>;

/** The games' thinking, by id. */
export const minds = {
  classic: classicMind,
  enchanted: enchantedMind,
} as const satisfies Partial<Record<GameId, Mind<never>>>;

/** The game with this id, if there is one: ids also come from saves, sockets and links. */
export function gameById(id: string): AnyGame | undefined {
  return Object.hasOwn(games, id) ? games[id as keyof typeof games] : undefined;
}

/** A game's thinking about states whose type the caller does not know. */
export function mindById(id: string): Mind<unknown> | undefined {
  return Object.hasOwn(minds, id) ? (minds[id as keyof typeof minds] as Mind<unknown>) : undefined;
}

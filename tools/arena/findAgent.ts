import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { accept, refuse, type Agent, type Result } from '@/engine/core';

import type { AnyArenaGame } from './arenaGame';

/** An agent by its name in the game's list, or by the path of a file whose default export it is. */
export function findAgent(name: string, arena: AnyArenaGame): Result<Agent<unknown, unknown>, string> {
  if (Object.hasOwn(arena.agents, name)) return accept(arena.agents[name]!);
  const known = `${Object.keys(arena.agents).join(', ')}, or a file such as ./my-agent.ts`;
  if (!/[./\\]/.test(name)) return refuse(`There is no agent ${name}: choose ${known}.`);
  const file = resolve(name);
  if (!existsSync(file)) return refuse(`There is no file ${name}.`);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the file is only known at run time
  const agent: unknown = (require(file) as { readonly default?: unknown }).default;
  if (typeof agent !== 'function') return refuse(`${name} has no function as its default export.`);
  return accept(agent as Agent<unknown, unknown>);
}

import type { Skill } from './draft';

/** The key that takes up each skill: the first letter of its name that no skill before it has. */
export const SKILL_KEYS = { seal: 's', shift: 'h', disrupt: 'd', double: 'o' } as const satisfies Record<
  Skill,
  string
>;

/** The fixed strengths an opponent can play at, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What a person can choose: a fixed strength, or one that follows their results. */
export const LEVEL_CHOICES = [...LEVELS, 'adaptive'] as const;
export type LevelChoice = (typeof LEVEL_CHOICES)[number];

export function isLevel(value: unknown): value is Level {
  return LEVELS.includes(value as Level);
}

export function isLevelChoice(value: unknown): value is LevelChoice {
  return LEVEL_CHOICES.includes(value as LevelChoice);
}

import type { GameId } from '@/engine';

import { CipherLessonBoard } from './CipherLessonBoard';
import { cipherLessons } from './cipherLessons';
import { ClassicLessonBoard } from './ClassicLessonBoard';
import { classicLessons } from './classicLessons';
import { EnchantedLessonBoard } from './EnchantedLessonBoard';
import { enchantedLessons } from './enchantedLessons';
import type { Course } from './Lesson';

/** Each game's lessons. */
export const courses = {
  classic: { lessons: classicLessons, Board: ClassicLessonBoard },
  enchanted: { lessons: enchantedLessons, Board: EnchantedLessonBoard },
  cipher: { lessons: cipherLessons, Board: CipherLessonBoard },
} as const satisfies Partial<Record<GameId, Course>>;

export type Taught = keyof typeof courses;

/** Whether a game has lessons. */
export function isTaught(game: unknown): game is Taught {
  return typeof game === 'string' && Object.hasOwn(courses, game);
}

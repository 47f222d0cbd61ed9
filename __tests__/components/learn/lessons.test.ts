import { checkState, classic, enchanted, isOver, type AnyGame } from '@/engine';
import { isMessage } from '@/components/i18n';
import { classicLessons } from '@/components/learn/classicLessons';
import { enchantedLessons } from '@/components/learn/enchantedLessons';
import type { Course } from '@/components/learn/Lesson';

const TAUGHT: readonly (readonly [string, AnyGame, Course['lessons']])[] = [
  ['classic', classic, classicLessons],
  ['enchanted', enchanted, enchantedLessons],
];

describe.each(TAUGHT)('the lessons of %s', (name, game, lessons) => {
  it('have ids of their own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
    const reaching = game.legal(lesson.position).filter((action) => {
      const after = game.play(lesson.position, action);
      return after.ok && lesson.goal({ before: lesson.position, action, after: after.value });
    });

    it('is X’s turn in a game that goes on', () => {
      const outcome = game.outcome(lesson.position);
      expect(isOver(outcome)).toBe(false);
      expect(outcome).toMatchObject({ turn: 'X' });
    });

    it('can be done, and can be missed', () => {
      expect(reaching.length).toBeGreaterThan(0);
      expect(reaching.length).toBeLessThan(game.legal(lesson.position).length);
    });

    it.each(['title', 'task', 'done'])('has words for its %s', (part) => {
      expect(isMessage(`lessons.${name}.${id}.${part}`)).toBe(true);
    });
  });
});

it('Enchanted is taught on positions the rules know', () => {
  for (const { position } of enchantedLessons) {
    expect(checkState(position)).toEqual({ ok: true, value: position });
  }
});

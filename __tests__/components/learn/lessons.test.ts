import { checkState, classic, enchanted, isOver, type AnyGame } from '@/engine';
import { cipher } from '@/engine/cipher';
import { isMessage } from '@/components/i18n';
import { cipherLessons } from '@/components/learn/cipherLessons';
import { classicLessons } from '@/components/learn/classicLessons';
import { enchantedLessons } from '@/components/learn/enchantedLessons';
import type { Course } from '@/components/learn/Lesson';

const TAUGHT: readonly (readonly [string, AnyGame, Course['lessons']])[] = [
  ['classic', classic, classicLessons],
  ['enchanted', enchanted, enchantedLessons],
  ['cipher', cipher, cipherLessons],
];

describe.each(TAUGHT)('the lessons of %s', (name, game, lessons) => {
  it('have ids of their own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s can be done, can be missed, and has its words',
    (id, { position, goal }) => {
      expect(isOver(game.outcome(position))).toBe(false);
      const legal = game.legal(position);
      const reaching = legal.filter((action) => {
        const after = game.play(position, action);
        return after.ok && goal({ before: position, action, after: after.value });
      });
      expect(reaching.length).toBeGreaterThan(0);
      expect(reaching.length).toBeLessThan(legal.length);
      for (const part of ['title', 'task', 'done'])
        expect(isMessage(`lessons.${name}.${id}.${part}`)).toBe(true);
    },
  );
});

it.each([...classicLessons, ...enchantedLessons].map(({ id, position }) => [id, position] as const))(
  '%s is X’s turn',
  (_, position) => {
    expect('turn' in position && 'energies' in position ? position.current : position.turn).toBe('X');
  },
);

it('Enchanted is taught on positions the rules know', () => {
  for (const { position } of enchantedLessons) {
    expect(checkState(position)).toEqual({ ok: true, value: position });
  }
});

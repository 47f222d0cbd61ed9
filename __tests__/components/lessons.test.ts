import { gameById, playText } from '@/engine';
import { isMessage } from '@/components/i18n';
import { courses, type Taught } from '@/components/learn/courses';
import type { Course } from '@/components/learn/Lesson';

const LESSONS = (Object.keys(courses) as Taught[]).flatMap((game) => {
  const { lessons }: Course = courses[game];
  return lessons.map((lesson) => [`${game} ${lesson.id}`, game, lesson] as const);
});

describe.each(LESSONS)('the lesson %s', (_, game, { id, position, goal }) => {
  const rules = gameById(game)!;

  it('can be done with a legal move, and not with every one', () => {
    const reached = rules.legal(position).map((action) => {
      const after = playText(rules, position, rules.write(action));
      return after.ok && goal({ before: position, action, after: after.value });
    });
    expect(reached).toContain(true);
    expect(reached).toContain(false);
  });

  it('has its words', () => {
    for (const part of ['title', 'task', 'done'])
      expect(isMessage(`lessons.${game}.${id}.${part}`)).toBe(true);
  });
});

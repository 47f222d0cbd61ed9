import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button, Card, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { forgetLessons, useLearning } from '@/stores';

import { courses, type Taught } from './courses';
import type { Course } from './Lesson';
import { LessonView } from './LessonView';

/** A game's lessons one at a time, beginning with the first that was not done. */
export function Lessons({ game }: { readonly game: Taught }) {
  const router = useRouter();
  const { lessons }: Course = courses[game];
  const done = useLearning((state) => state.learned[game]);
  const undone = lessons.findIndex(({ id }) => !done?.includes(id));
  const [index, setIndex] = useState(undone < 0 ? lessons.length : undone);
  if (index < lessons.length) {
    return <LessonView key={lessons[index]!.id} game={game} index={index} onGo={setIndex} />;
  }
  const name = t(`game.${game}.name`);
  return (
    <Card>
      <Words as="heading">{t(undone < 0 ? 'lessons.allDone' : 'lessons.end', { game: name })}</Words>
      <Button
        kind="main"
        label={t('home.play', { game: name })}
        onPress={() => router.push({ pathname: '/new/[game]', params: { game } })}
      />
      {undone < 0 ? (
        <Button
          kind="quiet"
          label={t('lessons.restart')}
          onPress={() => {
            forgetLessons(game);
            setIndex(0);
          }}
        />
      ) : (
        <Button kind="quiet" label={t('lessons.missed')} onPress={() => setIndex(undone)} />
      )}
    </Card>
  );
}

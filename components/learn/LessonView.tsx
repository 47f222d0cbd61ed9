import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { gameById, playText } from '@/engine';
import { Button, Card, Status, Words } from '@/components/controls';
import { t, type MessageKey } from '@/components/i18n';
import { refusalText } from '@/components/table/statusText';
import { space } from '@/components/theme';
import { finishLesson } from '@/stores';

import { courses, type Taught } from './courses';
import type { Course } from './Lesson';

interface LessonViewProps {
  readonly game: Taught;
  readonly index: number;
  /** Goes to another lesson; one past the last is the end. */
  readonly onGo: (index: number) => void;
}

interface Tried {
  readonly move: string;
  readonly after: unknown;
  readonly reached: boolean;
}

/** A lesson: what to do, a board to do it on, and what came of it. Mounted anew for each lesson. */
export function LessonView({ game, index, onGo }: LessonViewProps) {
  const { lessons, Board }: Course = courses[game];
  const { id, position, goal } = lessons[index]!;
  const [tried, setTried] = useState<Tried | null>(null);
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const say = (part: 'title' | 'task' | 'done') => t(`lessons.${game}.${id}.${part}` as MessageKey);

  const move = (text: string) => {
    const rules = gameById(game)!;
    const action = rules.read(text);
    const after = playText(rules, position, text);
    if (!action.ok || !after.ok) return setRefusal(after.ok ? 'unreadable' : after.code);
    const reached = goal({ before: position, action: action.value, after: after.value });
    setRefusal(null);
    setTried({ move: text, after: after.value, reached });
    if (reached) finishLesson(game, id);
  };
  const again = () => {
    setTried(null);
    setTries(tries + 1);
  };

  const verdict = tried && (tried.reached ? t('lessons.reached') : t('lessons.notYet'));
  return (
    <Card>
      <Words as="small" tone="muted">
        {t('lessons.step', { step: index + 1, steps: lessons.length })}
      </Words>
      <Words as="heading">{say('title')}</Words>
      <Words>{tried?.reached ? say('done') : say('task')}</Words>
      <Board
        at={`${id} ${tries} ${tried?.move ?? ''}`}
        state={tried?.after ?? position}
        last={tried ? { move: tried.move, before: position } : null}
        interactive={tried === null}
        onMove={move}
        onRefuse={setRefusal}
      >
        {({ board, tools, prompt }) => (
          <>
            <View style={styles.board}>{board}</View>
            <Status>
              {verdict ?? (refusal === null ? null : refusalText(refusal)) ?? prompt ?? t('lessons.yourTurn')}
            </Status>
            {tried === null ? tools : null}
          </>
        )}
      </Board>
      <View style={styles.buttons}>
        {tried?.reached ? (
          <Button
            kind="main"
            label={t('lessons.next')}
            onPress={() => onGo(index + 1)}
            style={styles.button}
          />
        ) : null}
        {tried && !tried.reached ? (
          <Button kind="main" label={t('lessons.again')} onPress={again} style={styles.button} />
        ) : null}
        {index > 0 ? (
          <Button
            kind="quiet"
            label={t('lessons.previous')}
            onPress={() => onGo(index - 1)}
            style={styles.button}
          />
        ) : null}
        {tried?.reached ? null : (
          <Button
            kind="quiet"
            label={t('lessons.skip')}
            onPress={() => onGo(index + 1)}
            style={styles.button}
          />
        )}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  board: { alignItems: 'center' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
});

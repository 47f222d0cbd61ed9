import { StyleSheet, View } from 'react-native';

import { playText } from '@/engine';
import { cipher, violations, type State } from '@/engine/cipher';
import { useBoardSide } from '@/components/board';
import { GoalView } from '@/components/cipher/GoalView';
import { distanceText, puzzleRefusal } from '@/components/cipher/puzzleStatus';
import { TileBoard } from '@/components/cipher/TileBoard';
import { useTileTouch } from '@/components/cipher/useTileTouch';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';

import type { LessonBoardProps } from './Lesson';
import { LESSON_TAKEN } from './lessonSpace';

const GOAL_HEIGHT = 120;

/** A small puzzle in a lesson. */
export function CipherLessonBoard({ at, state: anyState, interactive, onMove, children }: LessonBoardProps) {
  const { config, cells } = anyState as State;
  const { side, wide } = useBoardSide(config.rows, config.columns, LESSON_TAKEN + GOAL_HEIGHT);
  const touch = useTileTouch({
    config,
    at,
    interactive,
    play(text) {
      const next = playText(cipher, anyState, text);
      if (!next.ok) return next.code;
      onMove(text);
      return null;
    },
  });
  const prompt =
    touch.refusal !== null
      ? puzzleRefusal(touch.refusal)
      : touch.held !== null
        ? t('cipher.status.held')
        : distanceText({ config, cells, moves: 0 });
  return children({
    board: (
      <View style={styles.puzzle}>
        <GoalView config={config} cells={cells} wide={wide} />
        <TileBoard
          config={config}
          cells={cells}
          side={side}
          marks={{ held: touch.held, broken: violations(config, cells), hinted: [] }}
          interactive={interactive}
          onPress={touch.press}
          onSwap={touch.swap}
          onDrop={touch.drop}
        />
      </View>
    ),
    prompt,
  });
}

const styles = StyleSheet.create({ puzzle: { alignItems: 'center', gap: space.m, alignSelf: 'stretch' } });

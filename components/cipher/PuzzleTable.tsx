import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { readSquare } from '@/engine';
import { attemptState, violations, type Attempt } from '@/engine/cipher';
import { useBoardSide } from '@/components/board';
import { Button, Icon, Press, Screen, Status } from '@/components/controls';
import { t } from '@/components/i18n';
import { COLUMN, TOUCH, space, type } from '@/components/theme';
import { leavePuzzle, playPuzzle, prepareAhead, usePuzzleSettings, watchPuzzle } from '@/stores';

import { GoalView } from './GoalView';
import { attemptName } from './names';
import { PuzzleControls } from './PuzzleControls';
import { PuzzleFacts } from './PuzzleFacts';
import { PuzzleMenu } from './PuzzleMenu';
import { hintText, puzzleRefusal, puzzleStatus, squaresOf } from './puzzleStatus';
import { SolvedSheet } from './SolvedSheet';
import { TileBoard } from './TileBoard';
import { positionKey, usePuzzleHint } from './usePuzzleHint';
import { useSolution } from './useSolution';
import { useSolvedOpen } from './useSolvedOpen';
import { useTileTouch } from './useTileTouch';

/** Height of everything but the board, in points: bar, goal and facts, status, controls and the gaps between. */
const TAKEN = 56 + 140 + 56 + 64 + 48;

/** The cells that a move's text names. */
function cellsOf(move: string, columns: number): readonly number[] {
  return squaresOf(move).flatMap((text) => {
    const square = readSquare(text);
    return square.ok ? [square.value.row * columns + square.value.column] : [];
  });
}

/** One puzzle being solved: what to reach, the board, and what can be done now. */
export function PuzzleTable({ attempt }: { readonly attempt: Attempt }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const marksBroken = usePuzzleSettings((settings) => settings.marksBroken);
  const { id, config, tier } = attempt.puzzle;
  const state = attemptState(attempt);
  const { side, wide } = useBoardSide(config.rows, config.columns, TAKEN);
  const { hint, ask } = usePuzzleHint(attempt);
  const solution = useSolution(attempt);
  const solved = useSolvedOpen(attempt);
  const over = attempt.record !== null;
  const interactive = !over && !solution.showing;
  const touch = useTileTouch({
    config,
    at: positionKey(attempt),
    interactive,
    play(text) {
      const played = playPuzzle(id, text);
      return played.ok ? null : played.code;
    },
  });

  useEffect(() => {
    void prepareAhead(tier);
  }, [tier]);
  useEffect(() => {
    watchPuzzle(id);
    return () => leavePuzzle(id);
  }, [id]);

  const said =
    touch.refusal !== null
      ? puzzleRefusal(touch.refusal)
      : touch.held !== null
        ? t('cipher.status.held')
        : (solution.text ?? (hint !== null && !over ? hintText(hint) : puzzleStatus(attempt, state)));
  const hinted =
    hint !== null && typeof hint === 'object' && hint.kind === 'move'
      ? cellsOf(hint.move, config.columns)
      : [];
  const broken = marksBroken && !over ? violations(config, state.cells) : [];

  const goal = (
    <View style={styles.goal}>
      <GoalView config={config} cells={state.cells} wide={wide}>
        <PuzzleFacts attempt={attempt} />
      </GoalView>
    </View>
  );

  const board = (
    <TileBoard
      config={config}
      cells={state.cells}
      side={side}
      marks={{ held: touch.held, broken, hinted }}
      interactive={interactive}
      onPress={touch.press}
      onSwap={touch.swap}
      onDrop={touch.drop}
    />
  );
  const below = (
    <>
      <View style={styles.status}>
        <Status>{said}</Status>
      </View>
      <View style={styles.controls}>
        {over ? (
          <Button kind="main" label={t('cipher.solved.result')} onPress={solved.show} />
        ) : (
          <PuzzleControls attempt={attempt} onHint={ask} />
        )}
      </View>
    </>
  );

  return (
    <Screen
      fixed
      title={attemptName(attempt)}
      actions={
        <Press label={t('cipher.controls.menu')} onPress={() => setMenuOpen(true)} style={styles.menu}>
          <Icon name="menu" />
        </Press>
      }
    >
      {wide ? (
        <View style={[styles.table, styles.wide]}>
          {board}
          <ScrollView style={styles.side} contentContainerStyle={styles.sideContent}>
            {goal}
            {below}
          </ScrollView>
        </View>
      ) : (
        <ScrollView alwaysBounceVertical={false} contentContainerStyle={styles.table}>
          {goal}
          {board}
          <View style={styles.below}>{below}</View>
        </ScrollView>
      )}
      <PuzzleMenu
        attempt={attempt}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        onShowSolution={solution.show}
      />
      <SolvedSheet attempt={attempt} open={solved.open} onClose={solved.hide} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  table: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    gap: space.s,
    paddingHorizontal: space.l,
  },
  // The board stays in view; what stands beside it scrolls where it is higher than the screen.
  wide: { flex: 1, flexDirection: 'row', gap: space.l },
  goal: { alignSelf: 'stretch', width: '100%', maxWidth: COLUMN, marginHorizontal: 'auto' },
  below: { alignSelf: 'stretch', gap: space.s, width: '100%', maxWidth: COLUMN, marginHorizontal: 'auto' },
  side: { flex: 1, maxWidth: 380 },
  sideContent: { flexGrow: 1, justifyContent: 'center', gap: space.s },
  // Room for two lines always: the board must not jump when the words change.
  status: { minHeight: 2 * type.heading.lineHeight, justifyContent: 'center' },
  controls: { minHeight: TOUCH + space.s, justifyContent: 'center' },
  menu: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
});

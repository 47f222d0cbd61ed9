import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { gameById, replay, type AnyGame, type GameRecord } from '@/engine';
import { Screen, Status, Words } from '@/components/controls';
import { Swipe } from '@/components/gestures';
import { t } from '@/components/i18n';

import { lossText } from './gradeText';
import { Judging } from './Judging';
import { MoveList } from './MoveList';
import { reviewBoards } from './reviewBoards';
import { StepBar } from './StepBar';
import { judged, useAnalysis } from './useAnalysis';

const TAKEN = 360;
/** A position won in many ways has as many best moves; a few of them tell it. */
const MOST_BEST = 4;

/** Every position of the game and the mark that moved from it. */
function positionsOf(game: AnyGame, record: GameRecord) {
  const states = replay(game, record.config, record.moves);
  if (!states.ok) return { states: [game.start(record.config)], marks: [] };
  const marks = states.value.map((state) => {
    const outcome = game.outcome(state);
    return outcome.kind === 'playing' ? outcome.turn : '';
  });
  return { states: states.value, marks };
}

export function Review({ record }: { readonly record: GameRecord }) {
  const game = gameById(record.game)!;
  const { states, marks } = positionsOf(game, record);
  const total = states.length - 1;
  const [position, setPosition] = useState(total);
  const judgement = useAnalysis(record);
  const go = (to: number) => setPosition(Math.max(0, Math.min(total, to)));
  const Board = reviewBoards[record.game]!;

  const move = position > 0 ? judged(judgement, record, position - 1) : undefined;
  const best = (judgement.plies.get(position - 1)?.moves ?? [])
    .filter(({ grade }) => grade === 'best')
    .map((one) => one.move);
  const headline =
    position === 0
      ? t('review.start')
      : t('review.moved', {
          ply: position,
          mark: marks[position - 1] ?? '',
          move: record.moves[position - 1] ?? '',
        });
  const last =
    position === 0 ? null : { move: record.moves[position - 1] ?? '', before: states[position - 1] };
  const verdict = move ? `${headline}: ${t(`review.grade.${move.grade}`)}` : headline;
  const [first] = judgement.plies.get(position - 1)?.moves ?? [];
  const loss = move && first ? lossText(move, first.worth) : null;

  return (
    <Screen title={t('review.title')}>
      <Status>{verdict}</Status>
      <View style={styles.centre}>
        <Swipe onLeft={() => go(position + 1)} onRight={() => go(position - 1)}>
          <Board
            state={states[position]}
            last={last}
            taken={TAKEN}
            grade={move?.grade}
            best={move?.grade === 'best' ? [] : best}
          />
        </Swipe>
      </View>
      {loss === null ? null : <Words style={styles.text}>{loss}</Words>}
      {best.length > 0 ? (
        <Words tone="muted" style={styles.text}>
          {[
            t('review.best', { moves: best.slice(0, MOST_BEST).join(', ') }),
            ...(best.length > MOST_BEST ? [t('review.bestMore', { count: best.length - MOST_BEST })] : []),
          ].join(' ')}
        </Words>
      ) : null}
      {judgement.done ? null : <Judging judgement={judgement} />}
      <StepBar position={position} total={total} onGo={go} />
      <MoveList
        record={record}
        marks={marks}
        current={position}
        gradeOf={(ply) => judged(judgement, record, ply)}
        onChoose={go}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  centre: { alignItems: 'center' },
  text: { textAlign: 'center' },
});

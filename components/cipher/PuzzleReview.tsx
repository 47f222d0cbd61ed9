import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { replay, type GameRecord } from '@/engine';
import { cipher, type Config, type State } from '@/engine/cipher';
import { useBoardSide } from '@/components/board';
import { Choice, Screen, Status, Words } from '@/components/controls';
import { Swipe } from '@/components/gestures';
import { t } from '@/components/i18n';
import { StepBar } from '@/components/review/StepBar';
import { thinker } from '@/platform/thinker';

import { GoalView } from './GoalView';
import { moveText } from './puzzleStatus';
import { TileBoard } from './TileBoard';
import { NO_MARKS } from './tiles';

const TAKEN = 420;
const WAYS = ['yours', 'shortest'] as const;
type Way = (typeof WAYS)[number];

type Shortest = readonly string[] | 'finding' | 'not-found';

/** A shortest way through a puzzle, found off this thread. */
function useShortest(config: Config): Shortest {
  const [found, setFound] = useState<Shortest>('finding');
  useEffect(() => {
    const thought = thinker.think({ kind: 'solution', config });
    void thought.answer.then((answer) => {
      if (answer.ok && answer.value.kind === 'solution') setFound(answer.value.moves);
      else if (answer.ok || answer.code !== 'cancelled') setFound('not-found');
    });
    return () => thought.cancel();
  }, [config]);
  return found;
}

/** What is on the board: the start, a move, or why there is no way to show. */
function stepText(way: Shortest, at: number): string {
  if (way === 'finding') return t('cipher.compare.finding');
  if (way === 'not-found') return t('cipher.compare.notFound');
  if (at === 0) return t('cipher.compare.start');
  return t('cipher.compare.stepIs', { step: at, total: way.length, move: moveText(way[at - 1] ?? '') });
}

function gridsOf(config: Config, moves: readonly string[]): readonly (readonly number[])[] {
  const states = replay(cipher, config, moves);
  return states.ok ? states.value.map((state) => (state as State).cells) : [config.start];
}

interface PuzzleReviewProps {
  readonly record: GameRecord;
  readonly config: Config;
}

/** A solved puzzle: the way that was taken and a shortest one, step by step. */
export function PuzzleReview({ record, config }: PuzzleReviewProps) {
  const { side, wide } = useBoardSide(config.rows, config.columns, TAKEN);
  const shortest = useShortest(config);
  const par = record.puzzle?.par ?? (typeof shortest === 'string' ? undefined : shortest.length);
  const [way, setWay] = useState<Way>('yours');
  const [step, setStep] = useState(0);
  const shown = way === 'yours' ? record.moves : shortest;
  const moves = typeof shown === 'string' ? [] : shown;
  const grids = gridsOf(config, moves);
  const total = moves.length;
  const at = Math.min(step, total);
  const go = (to: number) => setStep(Math.max(0, Math.min(total, to)));
  const cells = grids[at] ?? config.start;

  return (
    <Screen title={t('cipher.compare.title')}>
      <Choice
        title={t('cipher.compare.which')}
        value={way}
        onChange={setWay}
        options={WAYS.map((value) => ({ value, label: t(`cipher.compare.${value}`) }))}
      />
      {par === undefined ? null : (
        <Words tone="muted">{t('cipher.compare.ways', { count: record.moves.length, par })}</Words>
      )}
      <GoalView config={config} cells={cells} wide={wide} />
      <View style={styles.centre}>
        <Swipe onLeft={() => go(at + 1)} onRight={() => go(at - 1)}>
          <TileBoard
            config={config}
            cells={cells}
            side={side}
            marks={NO_MARKS}
            interactive={false}
            onPress={() => undefined}
            onSwap={() => undefined}
            onDrop={() => undefined}
          />
        </Swipe>
      </View>
      <Status>{stepText(shown, at)}</Status>
      <StepBar position={at} total={total} onGo={go} />
    </Screen>
  );
}

const styles = StyleSheet.create({ centre: { alignItems: 'center' } });

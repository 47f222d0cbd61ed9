import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { attemptLine, attemptState, raceProgress, violations, type Attempt } from '@/engine/cipher';
import { otherSeat, type Seat, type TableGame } from '@/engine/nearby';
import { useBoardSide } from '@/components/board';
import { Icon, Press, Screen, Status, Words } from '@/components/controls';
import { GoalView } from '@/components/cipher/GoalView';
import { PuzzleControls } from '@/components/cipher/PuzzleControls';
import { puzzleRefusal, puzzleStatus } from '@/components/cipher/puzzleStatus';
import { TileBoard } from '@/components/cipher/TileBoard';
import { positionKey } from '@/components/cipher/usePuzzleHint';
import { useTileTouch } from '@/components/cipher/useTileTouch';
import { t } from '@/components/i18n';
import { COLUMN, TOUCH, radius, space, type, useStyles, type Palette } from '@/components/theme';
import { usePuzzleSettings } from '@/stores';
import { actNearby, playRace, redoRace, restartRace, undoRace, type Nearby } from '@/stores/nearby';

import { AfterGame } from './AfterGame';
import { LineStatus } from './LineStatus';
import { NearbyMenu } from './NearbyMenu';

/** Height of everything but the board, in points: bar, line, two runners, goal, status, controls and the gaps. */
const TAKEN = 56 + 40 + 2 * 28 + 140 + 56 + 64 + 48;

interface RaceTableProps {
  readonly now: Nearby;
  readonly game: TableGame;
  readonly seat: Seat;
  readonly attempt: Attempt;
}

const STEPPING = { undo: undoRace, redo: redoRace, restart: restartRace };

/** Whether this seat can still solve the puzzle: coming second counts for the record, giving up ends it. */
function runsOn({ game, seat, attempt }: RaceTableProps): boolean {
  const { standing, finished } = game;
  const resigned = standing.kind === 'over' && standing.how === 'resigned';
  return attempt.record === null && finished[seat] === null && !resigned;
}

/** Tells the table how far this seat is, one thing at a time, and the whole line once it is solved. */
function useProgress(props: RaceTableProps): number {
  const { now, game, seat, attempt } = props;
  const { config } = attempt.puzzle;
  const percent = raceProgress(config, attemptState(attempt).cells);
  const solved = attempt.record !== null;
  const told = game.progress[seat];
  const listens = game.finished[seat] === null && (solved || runsOn(props));
  const free = now.sending === null;
  useEffect(() => {
    if (!free || !listens) return;
    if (solved) actNearby({ t: 'finish', moves: attemptLine(attempt) });
    else if (percent > told) actNearby({ t: 'progress', n: percent });
    // The attempt only matters through what was derived from it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [free, listens, solved, percent, told, now.line]);
  return percent;
}

function raceText({ game, seat }: Pick<RaceTableProps, 'game' | 'seat'>): string | null {
  const { standing, finished } = game;
  if (standing.kind === 'playing') return null;
  if (standing.how === 'resigned') {
    return t(standing.winner === seat ? 'nearby.table.friendResigned' : 'nearby.table.youResigned');
  }
  if (standing.winner === seat) return t('nearby.race.first');
  return t(finished[seat] === null ? 'nearby.race.second' : 'nearby.race.both');
}

/** A puzzle that two people solve at the same time, each on their own board. */
export function RaceTable(props: RaceTableProps) {
  const { now, game, seat, attempt } = props;
  const styles = useStyles(makeStyles);
  const [menuOpen, setMenuOpen] = useState(false);
  const marksBroken = usePuzzleSettings((settings) => settings.marksBroken);
  const { config } = attempt.puzzle;
  const state = attemptState(attempt);
  const { side, wide } = useBoardSide(config.rows, config.columns, TAKEN);
  const running = runsOn(props);
  const percent = useProgress(props);
  const touch = useTileTouch({
    config,
    at: positionKey(attempt),
    interactive: running,
    play(text) {
      const played = playRace(text);
      return played.ok ? null : played.code;
    },
  });
  const said =
    touch.refusal !== null
      ? puzzleRefusal(touch.refusal)
      : (raceText(props) ?? (touch.held !== null ? t('cipher.status.held') : puzzleStatus(attempt, state)));
  const other = otherSeat(seat);

  return (
    <Screen
      fixed
      title={t('nearby.race.title')}
      actions={
        <Press label={t('play.menu')} onPress={() => setMenuOpen(true)} style={styles.menu}>
          <Icon name="menu" size={28} />
        </Press>
      }
    >
      <ScrollView alwaysBounceVertical={false} contentContainerStyle={[styles.table, wide && styles.wide]}>
        <View style={styles.above}>
          <LineStatus line={now.line} waits={now.sending !== null} />
          <Runner name={t('nearby.friend')} percent={game.progress[other]} moves={game.finished[other]} />
          <Runner name={t('nearby.race.you')} percent={percent} moves={game.finished[seat]} />
          <GoalView config={config} cells={state.cells} wide={wide} />
        </View>
        <TileBoard
          config={config}
          cells={state.cells}
          side={side}
          marks={{
            held: touch.held,
            broken: marksBroken && running ? violations(config, state.cells) : [],
            hinted: [],
          }}
          interactive={running}
          onPress={touch.press}
          onSwap={touch.swap}
          onDrop={touch.drop}
        />
        <View style={styles.below}>
          <View style={styles.status}>
            <Status>{said}</Status>
          </View>
          {running ? <PuzzleControls attempt={attempt} stepping={STEPPING} /> : null}
          {game.standing.kind === 'over' ? <AfterGame now={now} seat={seat} aside={running} /> : null}
        </View>
      </ScrollView>
      <NearbyMenu now={now} open={menuOpen} onClose={() => setMenuOpen(false)} />
    </Screen>
  );
}

interface RunnerProps {
  readonly name: string;
  readonly percent: number;
  /** How many moves it took, once it is solved. */
  readonly moves: number | null;
}

/** How far somebody is: a bar that fills, and the same in words. */
function Runner({ name, percent, moves }: RunnerProps) {
  const styles = useStyles(makeStyles);
  const words =
    moves === null
      ? t('nearby.race.progress', { name, percent })
      : t('nearby.race.done', { name, count: moves });
  return (
    <View accessible role="group" aria-label={words} style={styles.runner}>
      <Words as="small" style={styles.name} numberOfLines={1}>
        {words}
      </Words>
      <View style={styles.track}>
        <View style={[styles.bar, { width: `${moves === null ? percent : 100}%` }]} />
      </View>
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    table: {
      flexGrow: 1,
      alignItems: 'center',
      justifyContent: 'space-evenly',
      gap: space.s,
      paddingHorizontal: space.l,
    },
    wide: { flexDirection: 'row', flexWrap: 'wrap' },
    above: { alignSelf: 'stretch', gap: space.s, width: '100%', maxWidth: COLUMN, marginHorizontal: 'auto' },
    below: { alignSelf: 'stretch', gap: space.s, width: '100%', maxWidth: COLUMN, marginHorizontal: 'auto' },
    status: { minHeight: 2 * type.heading.lineHeight, justifyContent: 'center' },
    menu: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
    runner: { flexDirection: 'row', alignItems: 'center', gap: space.m },
    name: { flex: 3 },
    track: {
      flex: 2,
      height: 10,
      borderRadius: radius.round,
      overflow: 'hidden',
      borderWidth: 1,
      borderColor: colors.line,
      backgroundColor: colors.sunken,
    },
    bar: { height: 8, backgroundColor: colors.accent },
  });

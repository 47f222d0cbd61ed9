import { StyleSheet } from 'react-native';

import { SIDE, aboutToFreeze, arrivals, type Cell, type EnchantedState, type Player } from '@/engine';
import { MARK_SHARE, Mark, cellLabel, type CellView, type Tint } from '@/components/board';
import { t } from '@/components/i18n';
import { FadeAway } from '@/components/motion';
import { motion } from '@/components/theme';

import { cellsOfAction } from './moveCells';
import type { PlayedTurn } from './playedTurn';
import { FreezingSign, FrozenSign, SealedSign } from './signs';

/** A cleared line stays long enough to be read: its last mark and the stroke through it are drawn first. */
export const CLEARED_HOLD_MS = 3 * motion.slow;

interface Options {
  /** The side of one cell, in points. */
  readonly side: number;
  /** The turn that led here: what moved, and what was cleared. */
  readonly turn: PlayedTurn | null;
  readonly targets?: readonly Cell[];
  readonly chosen?: readonly Cell[];
  readonly hint?: readonly Cell[];
  /** A piece that would stand here. */
  readonly ghosts?: readonly Cell[];
  readonly lifted?: number | null;
  readonly tints?: ReadonlyMap<number, Tint>;
}

/** The line the last turn cleared, if it scored. */
export function clearedBy(turn: PlayedTurn | null): readonly Cell[] {
  return turn?.events.find((event) => event.kind === 'scored')?.line ?? [];
}

/** A mark that the last turn took from a cell that is now empty. */
function takenFrom(turn: PlayedTurn, at: Cell): Player | null {
  if (clearedBy(turn).includes(at)) return turn.before.current;
  return turn.action.kind === 'disrupt' && turn.action.cell === at ? (turn.before.board[at] ?? null) : null;
}

interface LeavingProps {
  readonly player: Player;
  readonly side: number;
  readonly hold: number;
  /** It completed the line it is cleared with, so it is drawn before it goes. */
  readonly fresh: boolean;
}

function Leaving({ player, side, hold, fresh }: LeavingProps) {
  return (
    <FadeAway hold={hold} duration={motion.slow} style={styles.leaving}>
      <Mark player={player} size={side * MARK_SHARE} fresh={fresh} />
    </FadeAway>
  );
}

/** A position of Enchanted as cells to be drawn and said. */
export function enchantedCells(state: EnchantedState, options: Options): readonly CellView[] {
  const { side, turn, targets = [], chosen = [], hint = [], ghosts = [], lifted = null, tints } = options;
  const freezing = aboutToFreeze(state);
  const cleared = clearedBy(turn);
  const touched = turn === null ? [] : cellsOfAction(turn.action);

  return state.board.map((mark, index) => {
    const at = index as Cell;
    const sealed = state.sealed === at;
    const frozen = state.frozen.includes(at);
    const freezes = freezing.includes(at);
    const isLast = touched.includes(at);
    const notes = [
      ...(frozen ? [t('enchanted.cell.frozen')] : []),
      ...(freezes ? [t('enchanted.cell.freezing')] : []),
      ...(sealed ? [t('enchanted.cell.sealed')] : []),
      ...(cleared.includes(at) ? [t('enchanted.cell.cleared')] : []),
      ...(isLast ? [t('board.last')] : []),
      ...(chosen.includes(at) ? [t('enchanted.cell.chosen')] : []),
      ...(targets.includes(at) ? [t('enchanted.cell.target')] : []),
      ...(hint.includes(at) ? [t('board.hint')] : []),
    ];
    const tint: Tint | undefined =
      tints?.get(index) ??
      (cleared.includes(at) ? 'win' : hint.includes(at) ? 'hint' : isLast ? 'last' : undefined);
    const shifted = turn?.action.kind === 'shift' && turn.action.to === at ? turn.action : null;
    const gone = turn !== null && mark === null ? takenFrom(turn, at) : null;
    return {
      label: cellLabel(Math.floor(index / SIDE), index % SIDE, mark ?? t('board.empty'), notes),
      mark,
      fresh: turn !== null && isLast && shifted === null,
      tint,
      lifted: lifted === index,
      ring: chosen.includes(at) ? 'chosen' : targets.includes(at) ? 'target' : undefined,
      ...(ghosts.includes(at) ? { ghost: state.current } : {}),
      ...(shifted === null
        ? {}
        : {
            from: {
              rows: Math.floor(shifted.from / SIDE) - Math.floor(shifted.to / SIDE),
              columns: (shifted.from % SIDE) - (shifted.to % SIDE),
            },
          }),
      extra: (
        <>
          {gone === null || turn === null ? null : (
            <Leaving
              key={`gone-${turn.before.turn}`}
              player={gone}
              side={side}
              hold={cleared.includes(at) ? CLEARED_HOLD_MS : 0}
              fresh={arrivals(turn.action).includes(at)}
            />
          )}
          {sealed ? <SealedSign /> : null}
          {frozen ? <FrozenSign /> : null}
          {freezes ? <FreezingSign /> : null}
        </>
      ),
    };
  });
}

const styles = StyleSheet.create({
  leaving: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
});

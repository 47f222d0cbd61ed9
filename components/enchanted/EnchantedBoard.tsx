import { useState } from 'react';
import { StyleSheet, View, type AccessibilityActionInfo } from 'react-native';

import {
  SIDE,
  cell,
  enchanted,
  writeCell,
  type Cell,
  type EnchantedAction,
  type EnchantedState,
} from '@/engine';
import { Board, MARK_SHARE, Mark, WinLine } from '@/components/board';
import { DragCells } from '@/components/gestures';
import { t } from '@/components/i18n';
import { FadeAway } from '@/components/motion';
import { motion } from '@/components/theme';

import { SKILLS, type Skill } from './draft';
import { CLEARED_HOLD_MS, clearedBy, enchantedCells } from './enchantedCells';
import type { PlayedTurn } from './playedTurn';
import type { Turn } from './useTurn';

interface EnchantedBoardProps {
  readonly state: EnchantedState;
  /** The side of one cell, in points. */
  readonly side: number;
  /** The turn that led here. */
  readonly last: PlayedTurn | null;
  readonly turn: Turn;
  readonly interactive: boolean;
  readonly hint: readonly Cell[];
}

const SHIFT_TO = 'shift-to-';

/** What a screen reader offers on a cell besides placing: every skill that could begin there. */
function actionsAt(legal: readonly EnchantedAction[], at: Cell): readonly AccessibilityActionInfo[] {
  const single = SKILLS.filter((skill) =>
    legal.some(
      (action) =>
        action.kind === skill &&
        ((action.kind === 'double' && action.cells.includes(at)) || ('cell' in action && action.cell === at)),
    ),
  ).map((skill) => ({ name: skill, label: t(`enchanted.skill.${skill}`) }));
  const shifts = new Set(
    legal.flatMap((action) => (action.kind === 'shift' && action.from === at ? [action.to] : [])),
  );
  return [
    ...single,
    ...[...shifts].map((to) => ({
      name: `${SHIFT_TO}${to}`,
      label: t('enchanted.shiftTo', { cell: writeCell(to, SIDE) }),
    })),
  ];
}

/** Enchanted's board: draws the position, lets pieces be dragged, and shows what the last turn cleared. */
export function EnchantedBoard({ state, side, last, turn, interactive, hint }: EnchantedBoardProps) {
  const [lifted, setLifted] = useState<number | null>(null);
  const cleared = clearedBy(last);
  const legal = interactive ? enchanted.legal(state) : [];
  const mine = (index: number) => interactive && state.board[index] === state.current;
  const act = (index: number, name: string) => {
    if (name.startsWith(SHIFT_TO)) turn.drop(cell(index), cell(Number(name.slice(SHIFT_TO.length))));
    else if (SKILLS.includes(name as Skill)) turn.use(name as Skill, cell(index));
  };
  return (
    <DragCells
      rows={SIDE}
      columns={SIDE}
      side={side}
      canLift={mine}
      lifted={(index) => <Mark player={state.board[index] ?? state.current} size={side * MARK_SHARE} />}
      onLift={setLifted}
      onDrop={(from, to) => turn.drop(cell(from), cell(to))}
    >
      <Board
        rows={SIDE}
        columns={SIDE}
        side={side}
        cells={enchantedCells(state, {
          side,
          turn: last,
          targets: turn.targets,
          chosen: turn.draft.cells,
          ghosts: turn.ghosts,
          hint,
          lifted,
        })}
        onPress={(index) => turn.touch(cell(index))}
        onLongPress={(index) => turn.hold(cell(index))}
        actions={(index) => actionsAt(legal, cell(index))}
        onAction={(index, { nativeEvent }) => act(index, nativeEvent.actionName)}
      />
      {cleared.length > 0 && last ? (
        <FadeAway key={last.before.turn} hold={CLEARED_HOLD_MS} duration={motion.slow} style={styles.over}>
          <WinLine lines={[cleared]} rows={SIDE} columns={SIDE} side={side} fresh />
        </FadeAway>
      ) : null}
      {turn.lines.length > 0 ? (
        <View style={styles.over} aria-hidden>
          <WinLine lines={turn.lines} rows={SIDE} columns={SIDE} side={side} fresh={false} />
        </View>
      ) : null}
    </DragCells>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, pointerEvents: 'none' },
});

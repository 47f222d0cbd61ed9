import { useEffect, useRef, useState } from 'react';
import { View, type AccessibilityActionEvent, type AccessibilityActionInfo } from 'react-native';

import type { Config } from '@/engine/cipher';
import { useBoardKeys } from '@/components/board/useBoardKeys';
import { TileDrag } from '@/components/gestures';
import { t } from '@/components/i18n';

import { useArrivals } from './arrivals';
import { NEIGHBOURS, besideAlike, neighbourOf, type Direction } from './neighbours';
import { Tile } from './Tile';
import { tilesOf, type TileMarks } from './tiles';

interface TileBoardProps {
  readonly config: Config;
  readonly cells: readonly number[];
  readonly side: number;
  readonly marks: TileMarks;
  readonly interactive: boolean;
  readonly onPress: (cell: number) => void;
  readonly onSwap: (from: number, to: number) => void;
  readonly onDrop: () => void;
}

/** The board of a puzzle: tiles that are dragged, tapped, turned, and moved by keys or a screen reader. */
export function TileBoard(props: TileBoardProps) {
  const { config, cells, side, marks, interactive, onPress, onSwap, onDrop } = props;
  const { rows, columns, goal, locks } = config;
  const board = useRef<View>(null);
  const left = useRef(1);
  const [focus, setFocus] = useState(0);
  const { arrivals, move } = useArrivals(cells, columns);
  const swaps = interactive && goal.kind !== 'cycle';
  const canSwap = (from: number, to: number) =>
    swaps && cells[from] !== cells[to] && !locks.some((at) => at === from || at === to);

  // The finger's share of the way counts for the move it made, not for the next one.
  useEffect(() => {
    left.current = 1;
  }, [move]);

  useBoardKeys(board, rows, columns, {
    onEscape: onDrop,
    onStep(from, to) {
      const { held } = marks;
      if (held === null) return true;
      // The arrow carries the tile in the hand, wherever the focus is.
      const goal = from === held ? to : besideAlike(held, from, to, rows, columns);
      if (goal !== null) onSwap(held, goal);
      return from === held && canSwap(from, to);
    },
  });

  const dropped = (from: number, to: number, travelled: number) => {
    left.current = 1 - travelled;
    onSwap(from, to);
  };
  const actionsOf = (index: number): readonly AccessibilityActionInfo[] =>
    NEIGHBOURS.flatMap((direction) => {
      const to = neighbourOf(index, direction, rows, columns);
      return to !== null && canSwap(index, to)
        ? [{ name: direction, label: t(`cipher.swapWith.${direction}`) }]
        : [];
    });
  const onAction = (index: number, { nativeEvent }: AccessibilityActionEvent) => {
    const to = neighbourOf(index, nativeEvent.actionName as Direction, rows, columns);
    if (to !== null) onSwap(index, to);
  };

  const tiles = tilesOf(config, cells, marks);
  return (
    <View ref={board} role="group" aria-label={t('board.label')}>
      <TileDrag
        rows={rows}
        columns={columns}
        side={side}
        enabled={swaps}
        canSwap={canSwap}
        onSwap={dropped}
        renderTile={(index) => (
          <Tile
            tile={tiles[index]!}
            index={index}
            side={side}
            arrival={arrivals.get(index)}
            move={move}
            left={left}
            focusable={index === focus}
            onPress={onPress}
            onFocus={setFocus}
            actions={actionsOf(index)}
            onAction={onAction}
          />
        )}
      />
    </View>
  );
}

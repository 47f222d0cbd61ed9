import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { motion } from '@/components/theme';

import { cellUnder, dragStep, isFarEnough, type DragGrid, type DragStep } from './dragStep';
import { DRAG_SLOP, type TileDragProps } from './TileDrag.types';

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly x: number;
  readonly y: number;
  step: DragStep | null;
}

/** Follows one pointer over the grid. Returns a way to stop. */
function follow(board: HTMLElement, grid: DragGrid, onSwap: TileDragProps['onSwap']): () => void {
  let drag: Drag | null = null;

  const tile = (index: number) => board.children[index] as HTMLElement | undefined;
  const place = (index: number, x: number, y: number, above: boolean) => {
    const element = tile(index);
    if (!element) return;
    element.style.transform = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px)`;
    element.style.zIndex = above ? '2' : '';
  };
  const show = (from: number, before: DragStep | null, step: DragStep | null) => {
    if (before !== null && before.to !== null) place(before.to, 0, 0, false);
    place(from, step?.x ?? 0, step?.y ?? 0, step !== null);
    if (step !== null && step.to !== null) place(step.to, -step.x, -step.y, false);
  };
  const springBack = (from: number, step: DragStep) => {
    const { x, y, to } = step;
    const timing = { duration: motion.quick, easing: 'ease-out' };
    tile(from)?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing);
    if (to !== null)
      tile(to)?.animate([{ transform: `translate(${-x}px, ${-y}px)` }, { transform: 'none' }], timing);
  };

  const down = (event: PointerEvent) => {
    if (drag !== null || !event.isPrimary || event.button !== 0) return;
    const box = board.getBoundingClientRect();
    const from = cellUnder(grid, event.clientX - box.left, event.clientY - box.top);
    if (from === null) return;
    drag = { pointer: event.pointerId, from, x: event.clientX, y: event.clientY, step: null };
  };
  const move = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (drag.step === null && Math.hypot(dx, dy) < DRAG_SLOP) return;
    if (drag.step === null) board.setPointerCapture(event.pointerId);
    const step = dragStep(grid, drag.from, dx, dy);
    show(drag.from, drag.step, step);
    drag.step = step;
  };
  const up = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const { from, step } = drag;
    drag = null;
    if (step === null) return;
    show(from, step, null);
    if (event.type === 'pointerup' && step.to !== null && isFarEnough(step, grid.side))
      onSwap(from, step.to, Math.abs(step.x + step.y) / grid.side);
    else springBack(from, step);
    // The click that follows a mouse drag is no tap.
    board.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => board.removeEventListener('click', swallow, { capture: true }), 0);
  };
  const swallow = (event: MouseEvent) => event.stopPropagation();

  board.addEventListener('pointerdown', down);
  board.addEventListener('pointermove', move);
  board.addEventListener('pointerup', up);
  board.addEventListener('pointercancel', up);
  return () => {
    if (drag) show(drag.from, drag.step, null);
    board.removeEventListener('pointerdown', down);
    board.removeEventListener('pointermove', move);
    board.removeEventListener('pointerup', up);
    board.removeEventListener('pointercancel', up);
  };
}

export function TileDrag({ rows, columns, side, enabled, canSwap, onSwap, renderTile }: TileDragProps) {
  const view = useRef<View>(null);
  useEffect(() => {
    // On the web a View's ref is its element.
    const element = view.current as unknown as HTMLElement | null;
    if (!element || !enabled) return undefined;
    element.style.touchAction = 'none';
    const stop = follow(element, { rows, columns, side, canSwap }, onSwap);
    return () => {
      element.style.touchAction = '';
      stop();
    };
  }, [rows, columns, side, enabled, canSwap, onSwap]);
  return (
    <View ref={view} style={[styles.grid, { width: columns * side, height: rows * side }]}>
      {Array.from({ length: rows * columns }, (_, index) => (
        <View key={index} style={{ width: side, height: side }}>
          {renderTile(index)}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ grid: { flexDirection: 'row', flexWrap: 'wrap', direction: 'ltr' } });

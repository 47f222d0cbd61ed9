import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DRAG_DISTANCE, cellUnder, type DragCellsProps } from './DragCells.types';

interface Held {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  /** The finger has travelled far enough for this to be a drag. */
  readonly moving: boolean;
}

/** Pointer events follow mouse, pen and finger alike; taps pass through to the cells. */
export function DragCells(props: DragCellsProps) {
  const { columns, side, canLift, lifted, onLift, onDrop, children } = props;
  const view = useRef<View>(null);
  const follower = useRef<View>(null);
  const [held, setHeld] = useState<number | null>(null);
  const may = useEffectEvent(canLift);
  const under = useEffectEvent((x: number, y: number) => cellUnder(x, y, props));
  const lift = useEffectEvent((cell: number | null) => {
    setHeld(cell);
    onLift?.(cell);
  });
  const drop = useEffectEvent((from: number, to: number | null) => {
    if (to !== null && to !== from) onDrop(from, to);
  });

  useEffect(() => {
    // On the web a View's ref is its element.
    const element = view.current as unknown as HTMLElement | null;
    if (!element) return undefined;
    let touch: Held | null = null;
    const cellAt = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      return under(event.clientX - box.left, event.clientY - box.top);
    };
    const down = (event: PointerEvent) => {
      const cell = event.isPrimary && event.button === 0 ? cellAt(event) : null;
      if (cell !== null && may(cell)) touch = { cell, x: event.clientX, y: event.clientY, moving: false };
    };
    const move = (event: PointerEvent) => {
      if (!touch || !event.isPrimary) return;
      const [x, y] = [event.clientX - touch.x, event.clientY - touch.y];
      if (!touch.moving && Math.hypot(x, y) >= DRAG_DISTANCE) {
        touch = { ...touch, moving: true };
        lift(touch.cell);
      }
      const following = follower.current as unknown as HTMLElement | null;
      if (touch.moving && following) following.style.transform = `translate(${x}px, ${y}px)`;
    };
    const end = (event: PointerEvent, kept: boolean) => {
      if (!touch || !event.isPrimary) return;
      const { cell, moving } = touch;
      touch = null;
      if (!moving) return;
      lift(null);
      if (kept) drop(cell, cellAt(event));
    };
    const up = (event: PointerEvent) => end(event, true);
    const cancel = (event: PointerEvent) => end(event, false);
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  }, []);

  // A finger on a piece that may be lifted drags it; the page scrolls from everywhere else.
  useLayoutEffect(() => {
    const element = view.current as unknown as HTMLElement | null;
    const cells = element?.querySelectorAll<HTMLElement>('[data-testid^="cell-"]') ?? [];
    cells.forEach((cell, index) => (cell.style.touchAction = canLift(index) ? 'none' : ''));
  });

  return (
    <View ref={view}>
      {children}
      {held === null ? null : (
        <View
          ref={follower}
          style={[
            styles.held,
            {
              left: (held % columns) * side,
              top: Math.floor(held / columns) * side,
              width: side,
              height: side,
            },
          ]}
        >
          {lifted(held)}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  held: { position: 'absolute', pointerEvents: 'none', alignItems: 'center', justifyContent: 'center' },
});

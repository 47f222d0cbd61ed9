import { cellUnder, dragStep, isFarEnough, type DragGrid } from '@/components/gestures/dragStep';

const OPEN: DragGrid = { rows: 3, columns: 4, side: 50, canSwap: () => true };
const SHUT: DragGrid = { ...OPEN, canSwap: () => false };

describe('a dragged tile', () => {
  it('is the one under the finger, and none beyond the edge', () => {
    expect(cellUnder(OPEN, 60, 110)).toBe(9);
    expect(cellUnder(OPEN, 199, 149)).toBe(11);
    expect(cellUnder(OPEN, 200, 10)).toBeNull();
    expect(cellUnder(OPEN, 10, -1)).toBeNull();
  });

  it.each([
    ['right', 30, 5, { x: 30, y: 0, to: 6 }],
    ['left', -30, 5, { x: -30, y: 0, to: 4 }],
    ['up', 8, -31, { x: 0, y: -31, to: 1 }],
    ['down', 8, 31, { x: 0, y: 31, to: 9 }],
  ] as const)('slides %s along the axis that the finger goes most', (_, dx, dy, step) => {
    expect(dragStep(OPEN, 5, dx, dy)).toEqual(step);
  });

  it('goes no further than its neighbour', () => {
    expect(dragStep(OPEN, 5, 400, 0)).toEqual({ x: 50, y: 0, to: 6 });
  });

  it('only gives way a little towards an edge or a tile it cannot swap with', () => {
    for (const step of [dragStep(OPEN, 3, 50, 0), dragStep(SHUT, 5, 50, 0)]) {
      expect(step.to).toBeNull();
      expect(step.x).toBeGreaterThan(0);
      expect(step.x).toBeLessThan(10);
      expect(isFarEnough(step, 50)).toBe(false);
    }
  });

  it('swaps when it is let go nearer to its neighbour than to home', () => {
    expect(isFarEnough(dragStep(OPEN, 5, 10, 0), 50)).toBe(false);
    expect(isFarEnough(dragStep(OPEN, 5, -30, 0), 50)).toBe(true);
  });
});

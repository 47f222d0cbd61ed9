import type { Player } from '@/engine';

/** A mark as strokes on a 100 × 100 square, each with its length, in the order a hand draws them. */
interface Stroke {
  readonly d: string;
  readonly length: number;
}

export const MARK_STROKES = {
  X: [
    { d: 'M24 25 C38 38 61 62 77 76', length: 76 },
    { d: 'M77 23 C62 39 39 61 23 77', length: 78 },
  ],
  O: [
    { d: 'M59 21 C34 15 19 34 20 53 C21 72 38 82 54 80 C72 78 82 62 80 46 C78 31 66 22 50 21', length: 210 },
  ],
} as const satisfies Record<Player, readonly Stroke[]>;

/** Pen widths by mark style, on the same square. */
export const PEN = { drawn: 9, bold: 15 } as const;

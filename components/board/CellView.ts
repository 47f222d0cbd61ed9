import type { ReactNode } from 'react';

import type { Player } from '@/engine';

/** Backgrounds a cell can have; each is also said in its label or drawn as a shape. */
export const TINTS = ['last', 'win', 'hint', 'target', 'best', 'good', 'slip', 'mistake', 'blunder'] as const;
export type Tint = (typeof TINTS)[number];

/** One cell as it is to be shown. The board knows no rules: this is all it is told. */
export interface CellView {
  /** What a screen reader says: `Row 2, column 3, empty`. */
  readonly label: string;
  readonly mark?: Player | null;
  readonly fresh?: boolean;
  readonly tint?: Tint | undefined;
  /** A faint mark: what would stand here. */
  readonly ghost?: Player | undefined;
  /** A frame round the cell: dashed where a touch leads on, solid where one has been. */
  readonly ring?: 'target' | 'chosen' | undefined;
  /** How many rows and columns away the mark stood before, if it has just moved here. */
  readonly from?: { readonly rows: number; readonly columns: number } | undefined;
  /** The mark is in somebody's fingers. */
  readonly lifted?: boolean;
  /** Anything else drawn inside, over the mark. */
  readonly extra?: ReactNode;
}

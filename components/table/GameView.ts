import type { ComponentType } from 'react';

import type { Table } from '@/engine';
import type { BoardSpace } from '@/components/board';

/** What a game's own part of the play screen is given. It draws the position and turns touches into move texts. */
export interface GameViewProps {
  readonly table: Table;
  /** A person on this phone is to move. */
  readonly interactive: boolean;
  /** Plays a move's text, or shows why it cannot be played. */
  readonly onMove: (text: string) => void;
  /** A move to point at. */
  readonly hint: string | null;
  /** Height already taken by what surrounds the view. */
  readonly taken: number;
}

export type GameView = ComponentType<GameViewProps>;

export type { BoardSpace };

import type { ComponentType, ReactNode } from 'react';

import type { Player, Table } from '@/engine';

/** What a game puts on the play screen; the screen decides where it goes. */
export interface ViewParts {
  readonly board: ReactNode;
  /** Below or beside the board: what the rules offer besides touching a cell. */
  readonly tools?: ReactNode;
  /** What to do next, said in place of whose turn it is. */
  readonly prompt?: string | null;
}

/** What a game's own part of the play screen is given. It draws the position and turns touches into move texts. */
export interface GameViewProps {
  readonly table: Table;
  /** A person on this phone is to move. */
  readonly interactive: boolean;
  /** Plays a move's text, or shows why it cannot be played. */
  readonly onMove: (text: string) => void;
  /** Shows why a touch led to no move; null takes it back. */
  readonly onRefuse: (code: string | null) => void;
  /** A move to point at. */
  readonly hint: string | null;
  /** Height already taken by what surrounds the view. */
  readonly taken: number;
  readonly children: (parts: ViewParts) => ReactNode;
}

/** What a game adds to the panel of a seat is given. */
export interface SeatProps {
  readonly table: Table;
  readonly mark: Player;
}

/** Everything a game adds to the play screen. */
export interface GameParts {
  readonly View: ComponentType<GameViewProps>;
  readonly Seat?: ComponentType<SeatProps>;
  /** What `Seat` shows, in words. */
  readonly seatWords?: (seat: SeatProps) => string;
}

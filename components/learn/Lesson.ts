import type { ComponentType, ReactNode } from 'react';

import type { Player } from '@/engine';
import type { ViewParts } from '@/components/table/GameView';

/** A move made in a lesson: what it was, and what it made of the position. */
export interface Attempt<State, Action> {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/**
 * One rule, learned by doing it: a position and what must be done in it. Its words are in the
 * catalogue under its id. Any legal move may be tried; the engine plays it and the goal judges it.
 */
export interface Lesson<State, Action> {
  readonly id: string;
  readonly position: State;
  readonly goal: (attempt: Attempt<State, Action>) => boolean;
}

/** What a game's own part of a lesson is given. */
export interface LessonBoardProps {
  /** Changes when the position does. */
  readonly at: string;
  readonly state: unknown;
  /** The move that led here and the position it was made in; null where the lesson begins. */
  readonly last: { readonly move: string; readonly before: unknown } | null;
  readonly interactive: boolean;
  readonly onMove: (text: string) => void;
  /** Shows why a touch led to no move; null takes it back. */
  readonly onRefuse: (code: string | null) => void;
  readonly children: (parts: ViewParts) => ReactNode;
}

/** A game's lessons, in order, and the board they are done on. */
export interface Course {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only `any` lets each game's own types pass
  readonly lessons: readonly Lesson<any, any>[];
  readonly Board: ComponentType<LessonBoardProps>;
}

/** Whoever learns plays X. */
export const LEARNER: Player = 'X';

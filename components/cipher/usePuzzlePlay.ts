import { useState } from 'react';

import { cell, writeCell } from '@/engine';
import { type Attempt } from '@/engine/cipher';
import { playPuzzle } from '@/stores';

import { positionKey } from './usePuzzleHint';

interface Touch {
  /** The position it was made in; in another one it is over. */
  readonly at: string;
  readonly refusal: string | null;
}

/** Turns touches and keys into moves: drags, tap after tap, and turns. */
export function usePuzzlePlay(attempt: Attempt) {
  const { id, config } = attempt.puzzle;
  const { columns, goal, locks } = config;
  const [held, setHeld] = useState<number | null>(null);
  const [touch, setTouch] = useState<Touch | null>(null);
  const at = positionKey(attempt);
  const over = attempt.record !== null;

  const refuse = (refusal: string | null) => setTouch({ at, refusal });
  const name = (index: number) => writeCell(cell(index), columns);
  const play = (text: string) => {
    const played = playPuzzle(id, text);
    refuse(played.ok ? null : played.code);
    return played.ok;
  };

  const swap = (from: number, to: number) => {
    const done = play(from < to ? `${name(from)}-${name(to)}` : `${name(to)}-${name(from)}`);
    // A tile in the hand stays in the hand: it can be carried on.
    if (done) setHeld((current) => (current === from ? to : null));
  };
  const press = (index: number) => {
    if (over) return;
    if (goal.kind === 'cycle') {
      play(name(index));
      return;
    }
    refuse(null);
    if (held === index) setHeld(null);
    else if (locks.some((lock) => lock === index)) refuse('locked');
    else if (held !== null && isNear(held, index, columns)) {
      swap(held, index);
      setHeld(null);
    } else setHeld(index);
  };

  return {
    held: over ? null : held,
    refusal: touch?.at === at ? touch.refusal : null,
    press,
    swap,
    drop: () => setHeld(null),
  };
}

function isNear(a: number, b: number, columns: number): boolean {
  const rows = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return rows + Math.abs((a % columns) - (b % columns)) === 1;
}

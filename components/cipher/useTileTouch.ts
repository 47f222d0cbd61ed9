import { useState } from 'react';

import { cell, writeCell } from '@/engine';
import type { Config } from '@/engine/cipher';

import { afterMove } from './usePuzzleHint';

interface TileTouchOptions {
  readonly config: Config;
  /** The name of the position: what was said about a touch is over in another one. */
  readonly at: string;
  readonly interactive: boolean;
  /** Plays a move's text; returns why it cannot be played. */
  readonly play: (text: string) => string | null;
}

interface Refused {
  readonly at: string;
  readonly code: string;
}

interface Held {
  /** The position it was picked up in, or carried into: in any other one the hand is empty. */
  readonly at: string;
  readonly index: number;
}

/** Turns touches and keys into moves: drags, tap after tap, and turns. */
export function useTileTouch({ config, at, interactive, play }: TileTouchOptions) {
  const { columns, goal, locks } = config;
  const [taken, setTaken] = useState<Held | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const held = interactive && taken?.at === at ? taken.index : null;
  const drop = () => setTaken(null);
  // Gone for good: it must not be in the hand again when an undone move is made once more.
  if (taken !== null && taken.at !== at) drop();
  const name = (index: number) => writeCell(cell(index), columns);
  const refuse = (code: string | null) => setRefused(code === null ? null : { at, code });
  const swap = (from: number, to: number) => {
    const [one, other] = from < to ? [from, to] : [to, from];
    const move = `${name(one)}-${name(other)}`;
    const code = play(move);
    refuse(code);
    // A tile in the hand stays in the hand: it can be carried on.
    if (code === null) setTaken(held === from ? { at: afterMove(at, move), index: to } : null);
  };
  const pick = (index: number) => {
    refuse(null);
    if (held === index) drop();
    else if (locks.some((lock) => lock === index)) refuse('locked');
    else if (held !== null && isNear(held, index, columns)) {
      swap(held, index);
      drop();
    } else setTaken({ at, index });
  };

  return {
    held,
    refusal: refused?.at === at ? refused.code : null,
    press(index: number) {
      if (!interactive) return;
      if (goal.kind === 'cycle') refuse(play(name(index)));
      else pick(index);
    },
    swap,
    drop,
  };
}

function isNear(a: number, b: number, columns: number): boolean {
  const rows = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return rows + Math.abs((a % columns) - (b % columns)) === 1;
}

import { useState } from 'react';

import { cell, writeCell } from '@/engine';
import type { Config } from '@/engine/cipher';

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

/** Turns touches and keys into moves: drags, tap after tap, and turns. */
export function useTileTouch({ config, at, interactive, play }: TileTouchOptions) {
  const { columns, goal, locks } = config;
  const [held, setHeld] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const name = (index: number) => writeCell(cell(index), columns);
  const refuse = (code: string | null) => setRefused(code === null ? null : { at, code });
  const swap = (from: number, to: number) => {
    const [one, other] = from < to ? [from, to] : [to, from];
    const code = play(`${name(one)}-${name(other)}`);
    refuse(code);
    // A tile in the hand stays in the hand: it can be carried on.
    if (code === null) setHeld((current) => (current === from ? to : null));
  };
  const pick = (index: number) => {
    refuse(null);
    if (held === index) setHeld(null);
    else if (locks.some((lock) => lock === index)) refuse('locked');
    else if (held !== null && isNear(held, index, columns)) {
      swap(held, index);
      setHeld(null);
    } else setHeld(index);
  };

  return {
    held: interactive ? held : null,
    refusal: refused?.at === at ? refused.code : null,
    press(index: number) {
      if (!interactive) return;
      if (goal.kind === 'cycle') refuse(play(name(index)));
      else pick(index);
    },
    swap,
    drop: () => setHeld(null),
  };
}

function isNear(a: number, b: number, columns: number): boolean {
  const rows = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return rows + Math.abs((a % columns) - (b % columns)) === 1;
}

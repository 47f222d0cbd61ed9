import { create } from 'zustand';

import {
  REMEMBERED_PUZZLES,
  TIER_IDS,
  checkPuzzle,
  fingerprint,
  remember,
  type Puzzle,
  type TierId,
} from '@/engine/cipher';
import { newId } from '@/platform/chance';
import { storage, type Slice } from '@/platform/storage';
import { thinker, type Thought } from '@/platform/thinker';

import { fields, listOf, text } from './lib/shape';

const LONGEST_FINGERPRINT = 32;

/** Puzzles made in advance, one a tier at most, and the fingerprints of the latest ones played. */
interface PuzzleBox {
  readonly ready: readonly Puzzle[];
  readonly recent: readonly string[];
}

export const puzzleBoxSlice: Slice<PuzzleBox> = {
  key: 'puzzle-box',
  version: 1,
  defaults: { ready: [], recent: [] },
  check: fields<PuzzleBox>({
    ready: listOf(checkPuzzle, TIER_IDS.length),
    recent: listOf(text(LONGEST_FINGERPRINT), REMEMBERED_PUZZLES),
  }),
};

export const usePuzzleBox = create<PuzzleBox>()(() => puzzleBoxSlice.defaults);

function keep(change: Partial<PuzzleBox>): void {
  usePuzzleBox.setState(change);
  storage.save(puzzleBoxSlice, usePuzzleBox.getState());
}

const making = new Map<TierId, Thought>();

function make(tier: TierId, onProgress?: (progress: number) => void): Thought {
  const { recent } = usePuzzleBox.getState();
  return thinker.think({ kind: 'puzzle', tier, seed: newId(), recent }, onProgress);
}

/** Makes the next puzzle of a tier while nobody waits for it. */
export function prepareNext(tier: TierId): void {
  if (making.has(tier) || usePuzzleBox.getState().ready.some((puzzle) => puzzle.tier === tier)) return;
  const thought = make(tier);
  making.set(tier, thought);
  void thought.answer.then((answer) => {
    making.delete(tier);
    if (!answer.ok || answer.value.kind !== 'puzzle') return;
    const { puzzle } = answer.value;
    const others = usePuzzleBox.getState().ready.filter((one) => one.tier !== tier);
    keep({ ready: [...others, puzzle] });
  });
}

/**
 * A puzzle of a tier that was not played lately: the one made in advance, or one made now. Undefined
 * when none could be made.
 */
export async function takeNext(
  tier: TierId,
  onProgress: (progress: number) => void,
): Promise<Puzzle | undefined> {
  await making.get(tier)?.answer;
  const { ready, recent } = usePuzzleBox.getState();
  const waiting = ready.find((puzzle) => puzzle.tier === tier);
  if (waiting) keep({ ready: ready.filter((puzzle) => puzzle !== waiting) });
  // It may have been played since it was made: somebody sent its id.
  if (waiting && !recent.includes(fingerprint(waiting.config))) return waiting;
  const answer = await make(tier, onProgress).answer;
  return answer.ok && answer.value.kind === 'puzzle' ? answer.value.puzzle : undefined;
}

/** A puzzle that has been opened does not come again soon. */
export function noteOpened({ config }: Puzzle): void {
  keep({ recent: remember(usePuzzleBox.getState().recent, config) });
}

export async function openPuzzleBox(): Promise<void> {
  usePuzzleBox.setState(await storage.open(puzzleBoxSlice));
}

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
import { thinker } from '@/platform/thinker';

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

type Watcher = (progress: number) => void;

/** A puzzle on its way into the box, and everybody who waits for it. */
interface Making {
  /** Whether it got there. */
  readonly done: Promise<boolean>;
  readonly watchers: Set<Watcher>;
  progress: number;
}

const making = new Map<TierId, Making>();

const isReady = (tier: TierId) => usePuzzleBox.getState().ready.some((puzzle) => puzzle.tier === tier);

/** Makes a puzzle of a tier, unless one is being made. */
function make(tier: TierId): Making {
  const underWay = making.get(tier);
  if (underWay) return underWay;
  const watchers = new Set<Watcher>();
  const { recent } = usePuzzleBox.getState();
  const thought = thinker.think({ kind: 'puzzle', tier, seed: newId(), recent }, (progress) => {
    made.progress = progress;
    watchers.forEach((watch) => watch(progress));
  });
  const done = thought.answer.then((answer) => {
    making.delete(tier);
    if (!answer.ok || answer.value.kind !== 'puzzle') return false;
    const others = usePuzzleBox.getState().ready.filter((one) => one.tier !== tier);
    keep({ ready: [...others, answer.value.puzzle] });
    return true;
  });
  const made: Making = { done, watchers, progress: 0 };
  making.set(tier, made);
  return made;
}

/** The tier somebody plays: its next puzzle comes before all others. */
let played: TierId | null = null;
let preparing = false;

function nextMissing(): TierId | undefined {
  const tiers = played === null ? TIER_IDS : [played, ...TIER_IDS];
  return tiers.find((tier) => !isReady(tier));
}

/** Makes the missing puzzles of all tiers, one after another, while nobody waits for them. */
export async function prepareAhead(tier: TierId | null): Promise<void> {
  played = tier ?? played;
  if (preparing) return;
  preparing = true;
  for (let next = nextMissing(); next !== undefined; next = nextMissing()) {
    if (!(await make(next).done)) break;
  }
  preparing = false;
}

/** Takes a tier's puzzle out of the box. It may have been played since it was made: somebody sent its id. */
function takeReady(tier: TierId): Puzzle | undefined {
  const { ready, recent } = usePuzzleBox.getState();
  const waiting = ready.find((puzzle) => puzzle.tier === tier);
  if (waiting) keep({ ready: ready.filter((puzzle) => puzzle !== waiting) });
  return waiting && !recent.includes(fingerprint(waiting.config)) ? waiting : undefined;
}

/**
 * A puzzle of a tier that was not played lately: the one made in advance, or one made now, with
 * progress from where it stands. Undefined when none could be made.
 */
export async function takeNext(tier: TierId, onProgress: Watcher): Promise<Puzzle | undefined> {
  const waiting = takeReady(tier);
  if (waiting) return waiting;
  const { done, watchers, progress } = make(tier);
  watchers.add(onProgress);
  onProgress(progress);
  await done;
  return takeReady(tier);
}

/** A puzzle that has been opened does not come again soon. */
export function noteOpened({ config }: Puzzle): void {
  keep({ recent: remember(usePuzzleBox.getState().recent, config) });
}

export async function openPuzzleBox(): Promise<void> {
  usePuzzleBox.setState(await storage.open(puzzleBoxSlice));
}

import { assert } from '@/engine/core';

import { LAST_TURN } from '../rules';
import type { EnchantedState } from '../state';
import { evaluate, WINS_AT_ONCE } from './evaluate';
import { generateMoves, MOST_MOVES } from './generateMoves';
import { lineTables } from './lineTables';
import { LOST, makeMove, PLAYING, WON } from './makeMove';
import type { Move } from './move';
import { createOrdering } from './ordering';
import { pack, WORDS } from './packed';
import {
  AT_LEAST,
  AT_MOST,
  boundAt,
  createTranspositions,
  depthAt,
  EXACT,
  holds,
  moveAt,
  slotOf,
  store,
  valueAt,
} from './transpositions';
import { packWeights, WEIGHTS, type Weights } from './weights';

/**
 * What every node needs from other files, as constants of this one: in the app's bundle an imported
 * name is looked up again at every use, which cost a third of the speed.
 */
const STRIDE = WORDS;
const ROOM = MOST_MOVES;
const GOES_ON = PLAYING;
const IS_WON = WON;
const IS_LOST = LOST;
const WINS_NOW = WINS_AT_ONCE;

/** A won game, less one for each action until the win, so that sooner is better. */
export const WIN = 30_000;

/** Values this far out are proved wins or losses; everything nearer zero is an estimate or a draw. */
export const DECIDED = WIN - 100;

/** Deeper than any budget reaches; the stack is this high. */
export const DEEPEST = 20;

const INFINITE = 32_000;

export interface SearchOptions {
  /** Depths up to this one are finished whatever they cost. */
  readonly minDepth: number;
  readonly maxDepth: number;
  /** Nodes after which a depth beyond `minDepth` is broken off. */
  readonly budget: number;
  /** Values every root move exactly instead of only finding the best. */
  readonly everyMove: boolean;
  /** Decides between moves that look alike at the root. */
  readonly jitter: number;
  /**
   * How much `jitter` may favour a root move, in `POINT`ths of a point: moves that close are alike.
   * Nothing is added to a proved win or loss.
   */
  readonly variety?: number;
  readonly weights?: Weights;
}

/** What a search has found so far. */
export interface Findings {
  readonly best: Move;
  /** For the side to move: in `POINT`ths of a point with the favour shown to `best`, or `WIN` less the distance. */
  readonly value: number;
  /** The last depth that was finished. */
  readonly depth: number;
  /** The root moves and, when every move is valued, what each is worth at `depth`. */
  readonly moves: Int32Array;
  readonly values: Int32Array;
  readonly nodes: number;
}

export interface Search {
  /** Visits about `nodes` more positions; true once there is nothing left to do. */
  run(nodes: number): boolean;
  findings(): Findings;
}

/**
 * Alpha-beta by iterative deepening over an explicit stack, so that it can stop between any two nodes
 * and go on later as if nothing had happened: slicing never changes what is found.
 */
export function createSearch(state: EnchantedState, options: SearchOptions): Search {
  assert(state.result === null, 'a finished game has no moves to search');
  const { budget, everyMove, minDepth } = options;
  const deepest = Math.min(options.maxDepth, DEEPEST, LAST_TURN - state.turn + 1);
  const weights = packWeights(options.weights ?? WEIGHTS);
  const variety = everyMove ? 0 : (options.variety ?? 0);
  const tables = lineTables();
  const transpositions = createTranspositions(tableBits(budget));
  const ordering = createOrdering(tables, DEEPEST, options.jitter);

  const words = new Int32Array((DEEPEST + 1) * STRIDE);
  const moves = new Int32Array(DEEPEST * ROOM);
  const ranks = new Int32Array(DEEPEST * ROOM);
  const nextMove = new Int32Array(DEEPEST);
  const lastMove = new Int32Array(DEEPEST);
  const alphas = new Int32Array(DEEPEST);
  const floors = new Int32Array(DEEPEST);
  const betas = new Int32Array(DEEPEST);
  const bests = new Int32Array(DEEPEST);
  const bestMoves = new Int32Array(DEEPEST);
  const slots = new Int32Array(DEEPEST);

  pack(state, words);
  const rootCount = generateMoves(tables, words, 0, moves, 0);
  const rootMoves = moves.slice(0, rootCount);
  const rootValues = new Int32Array(rootCount);
  const pending = new Int32Array(rootCount);

  let depth = 0;
  let ply = 0;
  let nodes = 0;
  let over = false;
  let found: { best: Move; value: number; depth: number } = {
    best: rootMoves[0] as Move,
    value: 0,
    depth: 0,
  };

  /** Opens the node at `at`, whose position is already in place: lists and ranks its moves. */
  function open(at: number, alpha: number, beta: number, tableMove: Move): void {
    const start = at * ROOM;
    const end = generateMoves(tables, words, at * STRIDE, moves, start);
    ordering.rank(words, at, moves, ranks, start, end, tableMove);
    nextMove[at] = start;
    lastMove[at] = end;
    alphas[at] = alpha;
    floors[at] = alpha;
    betas[at] = beta;
    bests[at] = -INFINITE;
    bestMoves[at] = tableMove;
  }

  /** Begins the next depth at the root. */
  function deepen(): void {
    depth += 1;
    ply = 0;
    open(0, -INFINITE, INFINITE, depth === 1 ? -1 : found.best);
  }

  /** Takes over what the finished (or, when `whole` is false, interrupted) depth found at the root. */
  function conclude(whole: boolean): void {
    const value = bests[0] as number;
    // The first move tried was the best of the depth before, so a broken-off depth can only improve on it.
    if (value > -INFINITE && (whole || !everyMove)) {
      found = { best: bestMoves[0] as Move, value, depth: whole ? depth : found.depth };
    }
    if (!whole) {
      over = true;
      return;
    }
    if (everyMove) rootValues.set(pending);
    // A proof does not change with more depth, and at the last turn of the game everything is proved.
    over = depth >= deepest || (!everyMove && Math.abs(value) >= DECIDED);
  }

  function run(slice: number): boolean {
    if (over) return true;
    if (depth === 0) deepen();
    const sliceEnd = nodes + slice;
    for (;;) {
      if (nodes >= budget && depth > minDepth) {
        conclude(false);
        return true;
      }
      if (nodes >= sliceEnd) return false;

      // A node is finished when its moves are used up, or when it is already better for its side than
      // the opponent, who has an alternative worth `beta`, would ever allow.
      const best = bests[ply] as number;
      const beta = betas[ply] as number;
      const from = nextMove[ply] as number;
      if (best >= beta || from === lastMove[ply]) {
        const remaining = depth - ply;
        const bestMove = bestMoves[ply] as Move;
        if (best >= beta) ordering.reward(bestMove, ply, remaining);
        if (ply === 0) {
          conclude(true);
          if (over) return true;
          deepen();
          continue;
        }
        const bound = best >= beta ? AT_LEAST : best > (floors[ply] as number) ? EXACT : AT_MOST;
        store(transpositions, slots[ply] as number, words, ply * STRIDE, remaining, bound, best, bestMove);
        ply -= 1;
        settle(-best);
        continue;
      }

      const move = ordering.take(moves, ranks, ply * ROOM, from, lastMove[ply] as number);
      nextMove[ply] = from + 1;
      nodes += 1;
      const child = (ply + 1) * STRIDE;
      const status = makeMove(tables, words, ply * STRIDE, move, child);
      if (status !== GOES_ON) {
        settle(status === IS_WON ? WIN - ply - 1 : status === IS_LOST ? ply + 1 - WIN : 0);
        continue;
      }
      const remaining = depth - ply - 1;
      if (remaining === 0) {
        const value = evaluate(tables, weights, words, child);
        settle(value === WINS_NOW ? ply + 2 - WIN : -value);
        continue;
      }
      const alpha = -beta;
      // A favoured root move has to be worth that much less to be the best, so its window is as much wider.
      const ceiling = (ply === 0 ? favour(move) : 0) - (alphas[ply] as number);
      const slot = slotOf(transpositions, words, child);
      let tableMove = -1;
      if (holds(transpositions, slot, words, child)) {
        tableMove = moveAt(transpositions, slot);
        if (depthAt(transpositions, slot) >= remaining) {
          // Searched as deeply before: its value stands if it is exact, or if the side of the truth
          // that it bounds lies outside the window anyway.
          const value = valueAt(transpositions, slot);
          const bound = boundAt(transpositions, slot);
          if (bound === EXACT || (bound === AT_LEAST ? value >= ceiling : value <= alpha)) {
            settle(-value);
            continue;
          }
        }
      }
      ply += 1;
      slots[ply] = slot;
      open(ply, alpha, ceiling, tableMove);
    }
  }

  function favour(move: Move): number {
    return variety === 0 ? 0 : (Math.imul(move ^ options.jitter, 0x9e3779b1) >>> 16) % variety;
  }

  /** Gives the node at `ply` the value of the move it tried last, as seen by its own side. */
  function settle(result: number): void {
    const tried = (nextMove[ply] as number) - 1;
    const value =
      ply === 0 && result > -DECIDED && result < DECIDED ? result + favour(moves[tried] as Move) : result;
    if (value > (bests[ply] as number)) {
      bests[ply] = value;
      bestMoves[ply] = moves[tried] as Move;
      // To value every root move exactly, the root's window stays open.
      if (value > (alphas[ply] as number) && !(everyMove && ply === 0)) alphas[ply] = value;
    }
    if (everyMove && ply === 0) pending[rootMoves.indexOf(moves[tried] as Move)] = value;
  }

  return {
    run,
    findings: () => ({ ...found, moves: rootMoves, values: rootValues, nodes }),
  };
}

/** A few entries for every node of the budget, within what a phone gives away without noticing. */
function tableBits(budget: number): number {
  return Math.max(10, Math.min(17, 32 - Math.clz32(budget)));
}

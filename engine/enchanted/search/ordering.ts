import type { LineTables } from './lineTables';
import { KINDS, MOVE, type Move } from './move';
import { WORDS } from './packed';

const { KIND, FIRST_SHIFT, LINE_SHIFT, CELL, DEED } = MOVE;
const { PLACE } = KINDS;

const TABLE_MOVE = 1 << 26;
const SCORES = 1 << 24;
const KILLER = 1 << 22;
const BLOCKS = 1 << 21;
/** What history may add at most, so that it never outranks a block. */
const HISTORY_LIMIT = 1 << 20;

/** Only the first few moves are worth looking for; if none of them cut, the order of the rest hardly matters. */
const PICKS = 6;

/** Which moves to try first. It changes how fast a search is, never what a full depth finds. */
export interface Ordering {
  /** Ranks the moves of the node at `ply` between `start` and `end`: higher comes first. */
  rank(
    words: Int32Array,
    ply: number,
    moves: Int32Array,
    ranks: Int32Array,
    start: number,
    end: number,
    tableMove: Move,
  ): void;
  /** Brings the next move to `from` and returns it. */
  take(moves: Int32Array, ranks: Int32Array, start: number, from: number, end: number): Move;
  /** Remembers a move that was too good for the opponent to allow. */
  reward(move: Move, ply: number, remaining: number): void;
}

/** `jitter` shuffles moves of equal rank at the root. */
export function createOrdering(tables: LineTables, plies: number, jitter: number): Ordering {
  const { completing } = tables;
  const killers = new Int32Array(2 * plies).fill(-1);
  const history = new Int32Array(DEED + 1);

  return {
    rank(words, ply, moves, ranks, start, end, tableMove) {
      const theirs = (words[ply * WORDS] as number) >>> 16;
      const blocks = completing[theirs] as number;
      const killer = killers[2 * ply] as number;
      const second = killers[2 * ply + 1] as number;
      for (let i = start; i < end; i++) {
        const move = moves[i] as Move;
        let rank = history[move & DEED] as number;
        if (move === tableMove) rank = TABLE_MOVE;
        else if (move >> LINE_SHIFT !== 0) rank += SCORES;
        else if (move === killer || move === second) rank += KILLER;
        else if ((move & KIND) === PLACE && ((blocks >> ((move >> FIRST_SHIFT) & CELL)) & 1) === 1)
          rank += BLOCKS;
        if (ply === 0) rank += Math.imul(move ^ jitter, 0x9e3779b1) >>> 24;
        ranks[i] = rank;
      }
    },

    take(moves, ranks, start, from, end) {
      if (from - start < PICKS) {
        let top = from;
        let rank = ranks[from] as number;
        for (let i = from + 1; i < end; i++) {
          const other = ranks[i] as number;
          if (other > rank) {
            rank = other;
            top = i;
          }
        }
        if (top !== from) {
          const move = moves[top] as Move;
          moves[top] = moves[from] as Move;
          ranks[top] = ranks[from] as number;
          moves[from] = move;
          ranks[from] = rank;
        }
      }
      return moves[from] as Move;
    },

    reward(move, ply, remaining) {
      if (move >> LINE_SHIFT !== 0) return;
      if (killers[2 * ply] !== move) {
        killers[2 * ply + 1] = killers[2 * ply] as number;
        killers[2 * ply] = move;
      }
      const deed = move & DEED;
      history[deed] = Math.min(HISTORY_LIMIT, (history[deed] as number) + remaining * remaining);
    },
  };
}

import type { Agent, Rng } from '@/engine/core';
import type { EnchantedAction, EnchantedState } from '@/engine/enchanted';
import {
  actionOf,
  generateMoves,
  lineTables,
  makeMove,
  MOST_MOVES,
  pack,
  PLAYING,
  LOST,
  WON,
  WORDS,
  type Move,
} from '@/engine/enchanted/search';

/** When UCT stops: after visiting so many positions, in the tree and in roll-outs; after so many roll-outs; or after so long. */
export type UctBudget =
  { readonly positions: number } | { readonly rollOuts: number } | { readonly milliseconds: number };

/** Constants of this file's own, as in the search it is timed against: an imported name is looked up at every use. */
const STRIDE = WORDS;
const GOES_ON = PLAYING;

const EXPLORATION = 0.7;
const LONGEST_GAME = 40;

interface TreeNode {
  readonly move: Move;
  visits: number;
  /** Won games and half of the drawn ones, for the side that made `move`. */
  score: number;
  untried: Move[] | null;
  readonly children: TreeNode[];
}

function newNode(move: Move): TreeNode {
  return { move, visits: 0, score: 0, untried: null, children: [] };
}

function scoreOf(status: number): number {
  return status === WON ? 1 : status === LOST ? 0 : 0.5;
}

function mostPromising(parent: TreeNode): TreeNode {
  const log = Math.log(parent.visits);
  let best = parent.children[0] as TreeNode;
  let highest = -Infinity;
  for (const child of parent.children) {
    const promise = child.score / child.visits + EXPLORATION * Math.sqrt(log / child.visits);
    if (promise > highest) {
      highest = promise;
      best = child;
    }
  }
  return best;
}

/** Plain UCT: no knowledge of the game but its rules, uniformly random roll-outs to the end. */
export function uct(budget: UctBudget): Agent<EnchantedState, EnchantedAction> {
  const tables = lineTables();
  const words = new Int32Array(2 * STRIDE);
  const moves = new Int32Array(MOST_MOVES);

  /** Plays at random from the position at `at` to the end; what it brought the side to move there. */
  function rollOut(from: number, rng: Rng, count: () => void): number {
    let at = from;
    let mine = true;
    for (;;) {
      const move = moves[rng.below(generateMoves(tables, words, at, moves, 0))] as Move;
      const status = makeMove(tables, words, at, move, STRIDE - at);
      count();
      if (status !== GOES_ON) return mine ? scoreOf(status) : 1 - scoreOf(status);
      at = STRIDE - at;
      mine = !mine;
    }
  }

  return (state, rng) => {
    const root = newNode(0);
    const path: TreeNode[] = [];
    const deadline = 'milliseconds' in budget ? performance.now() + budget.milliseconds : Infinity;
    const limit = 'positions' in budget ? budget.positions : Infinity;
    let visited = 0;
    const count = () => {
      visited += 1;
    };

    const rollOuts = 'rollOuts' in budget ? budget.rollOuts : Infinity;
    // The first action costs nothing to think of, so that there always is one.
    do {
      pack(state, words);
      let at = 0;
      let node = root;
      let status = GOES_ON;
      path.length = 0;
      while (status === GOES_ON && path.length < LONGEST_GAME) {
        node.untried ??= rng.shuffled(
          Array.from(moves.subarray(0, generateMoves(tables, words, at, moves, 0))),
        );
        const fresh = node.untried.pop();
        const next = fresh === undefined ? mostPromising(node) : newNode(fresh);
        if (fresh !== undefined) node.children.push(next);
        status = makeMove(tables, words, at, next.move, STRIDE - at);
        count();
        at = STRIDE - at;
        path.push(next);
        node = next;
        if (fresh !== undefined) break;
      }
      // For the side that made the last move of the path.
      let score = status === GOES_ON ? 1 - rollOut(at, rng, count) : scoreOf(status);
      root.visits += 1;
      for (let i = path.length - 1; i >= 0; i--) {
        const visitedNode = path[i] as TreeNode;
        visitedNode.visits += 1;
        visitedNode.score += score;
        score = 1 - score;
      }
    } while (visited < limit && root.visits < rollOuts && performance.now() < deadline);
    const best = root.children.reduce((most, child) => (child.visits > most.visits ? child : most));
    return actionOf(state, best.move);
  };
}

import { assert, finished, type Task, type TaskStep } from '@/engine/core';

import type { Edge } from './board';
import { createFailures } from './failures';
import type { Position } from './position';

/** What a search for swaps brought: numbers into the list of edges it was given, or what it could still prove. */
export type SwapAnswer =
  | { readonly kind: 'solved'; readonly path: readonly number[] }
  | { readonly kind: 'over-budget'; readonly lowerBound: number };

/** No board has a par near this: a corridor of 17 cells turned round takes 136 swaps. */
const DEEPEST = 160;
const NO_SWAP = 127;

/**
 * The fewest swaps from a position to its goal, by iterative deepening: all lines of `limit` swaps
 * are refuted before `limit` + 1 is tried, so the first solution found is a shortest one.
 * `limit` is therefore always a lower bound, and the search gives up once it exceeds `longest`.
 * The goal must be reachable; the position is used up.
 *
 * Two cuts. A line is left when its bound exceeds the swaps to go: the bound never overestimates.
 * A grid is left when it was entered before with at least as many swaps to go: had that entry led to
 * the goal the search would be over, and if it is still open further up, going round in a circle
 * cannot be part of a shortest solution.
 */
export function searchSwaps(
  position: Position,
  edges: readonly Edge[],
  nodeCap: number,
  longest = DEEPEST - 1,
): Task<SwapAnswer> {
  if (position.bound() === 0) return finished({ kind: 'solved', path: [] });

  const count = edges.length;
  const from = Uint8Array.from(edges, (edge) => edge[0]);
  const to = Uint8Array.from(edges, (edge) => edge[1]);
  const failures = createFailures(nodeCap);
  /** By depth: the bound behind every edge, the edge to look at next, the bound now taken, the edge chosen. */
  const bounds = new Int8Array(DEEPEST * count);
  const nextEdge = new Uint8Array(DEEPEST);
  const nextBound = new Int8Array(DEEPEST);
  const chosen = new Uint8Array(DEEPEST);
  let limit = position.bound();
  let depth = -1;
  let nodes = 0;

  function swap(edge: number): void {
    const a = from[edge]!;
    const b = to[edge]!;
    failures.swapped(a, b, position.cells[a]! ^ position.cells[b]!);
    position.swap(a, b);
  }

  function enter(): void {
    nodes++;
    depth++;
    const { cells } = position;
    const row = depth * count;
    let least = NO_SWAP;
    for (let edge = 0; edge < count; edge++) {
      const a = from[edge]!;
      const b = to[edge]!;
      const bound = cells[a] === cells[b] ? NO_SWAP : position.boundAfter(a, b);
      bounds[row + edge] = bound;
      if (bound < least) least = bound;
    }
    nextEdge[depth] = 0;
    nextBound[depth] = least;
  }

  /** The next swap worth trying here, most promising bounds first; -1 when none is left. */
  function choose(): number {
    const row = depth * count;
    const most = limit - depth - 1;
    let edge = nextEdge[depth]!;
    for (let bound = nextBound[depth]!; bound <= most; bound++) {
      for (; edge < count; edge++) {
        if (bounds[row + edge] !== bound) continue;
        nextEdge[depth] = edge + 1;
        nextBound[depth] = bound;
        return edge;
      }
      edge = 0;
    }
    return -1;
  }

  /** Leaves the position at this depth; past the root, every line of `limit` swaps has been refuted. */
  function leave(): void {
    depth--;
    if (depth >= 0) swap(chosen[depth]!);
    else limit++;
  }

  function run(budget: number): TaskStep<SwapAnswer> {
    const stop = nodes + Math.max(1, budget);
    for (;;) {
      if (depth < 0) {
        assert(limit < DEEPEST, 'the goal can be reached');
        if (nodes >= nodeCap || limit > longest) break;
        if (nodes >= stop) return { done: false, progress: nodes / nodeCap, nodes };
        failures.follow(position.cells);
        failures.repeats(limit);
        enter();
      }
      const edge = choose();
      if (edge < 0) {
        leave();
        continue;
      }
      if (nodes >= nodeCap) break;
      if (nodes >= stop) {
        nextEdge[depth] = edge;
        return { done: false, progress: nodes / nodeCap, nodes };
      }
      chosen[depth] = edge;
      if (bounds[depth * count + edge] === 0) {
        return {
          done: true,
          nodes,
          value: { kind: 'solved', path: Array.from(chosen.subarray(0, depth + 1)) },
        };
      }
      swap(edge);
      if (failures.repeats(limit - depth - 1)) swap(edge);
      else enter();
    }
    return { done: true, nodes, value: { kind: 'over-budget', lowerBound: limit } };
  }

  return { run };
}

import { cellOfBit, hasTwo } from './bits';
import type { Geometry } from './geometry';
import { createListing } from './listing';
import type { Memory } from './memory';
import { foldingSymmetry, imageOf } from './symmetry';
import { NO, OPEN, YES, type Verdict } from './verdict';

/** A position, as bitboards, and how soon the attacker must have a line. */
export interface Question {
  readonly attacker: number;
  readonly defender: number;
  readonly attackerMoves: boolean;
  /** In plies; as many as there are empty cells means "ever". */
  readonly limit: number;
}

/** What is known of a position beforehand: the plies in which the attacker wins, NEVER or UNKNOWN. */
export type Foreknown = (attacker: number, defender: number, attackerMoves: boolean) => number;
export const NEVER = 0;
export const UNKNOWN = -1;

/** A search that answers one question at a time, in slices. */
export interface Forcing {
  ask(question: Question): void;
  /** Does at most `budget` more nodes. OPEN means that they are used up: run again to go on. */
  run(budget: number): Verdict;
  /** Positions looked into so far, but for those where the reply was forced and simply played. */
  nodes(): number;
}

/** While so few stones stand, positions that mirror each other are looked into once. */
const FOLDED_STONES = 6;
/** Set in the attacker's key, above the stones, when the attacker is to move. */
const ATTACKER_MOVES = 1 << 25;

/**
 * Answers whether the attacker can force a line within a number of plies, whatever the defender does.
 *
 * A line without a defender's stone weighs 2^(attacker's stones on it). Erdos and Selfridge: with
 * the defender to move and a total below 2^k, playing the heaviest cell each time stops every line;
 * with the attacker to move, a total below 2^(k-1) is enough. Lines that cannot be finished within
 * the limit count for nothing.
 *
 * The stack is explicit, so that a slice can end anywhere and the next goes on from there: slicing
 * changes neither the answer nor the nodes.
 */
export function createForcing(geometry: Geometry, memory: Memory, foreknown?: Foreknown): Forcing {
  const { cells, k, full, lineCount, lineMask, through, throughStart, symmetry } = geometry;
  const stopsWhenMoving = 1 << k;
  const stopsWhenWaiting = 1 << (k - 1);

  const attackerOn = new Uint8Array(lineCount);
  const defenderOn = new Uint8Array(lineCount);
  const listing = createListing(geometry, { attackerOn, defenderOn });

  /** One entry, or one row of cells, per position on the stack. */
  const moves = new Uint8Array((cells + 1) * cells);
  const count = new Uint8Array(cells + 1);
  const next = new Uint8Array(cells + 1);
  const limits = new Uint8Array(cells + 1);
  const keyAttacker = new Int32Array(cells + 1);
  const keyDefender = new Int32Array(cells + 1);

  let attacker = 0;
  let defender = 0;
  let stones = 0;
  let attackerFirst = true;
  let depth = 0;
  let entered = false;
  let verdict: Verdict = OPEN;
  let nodes = 0;

  function attackerToMove(): boolean {
    return ((depth & 1) === 0) === attackerFirst;
  }

  /** Puts a stone of the side to move on a cell, or takes it off again: its bit flips either way. */
  function flip(index: number, by: 1 | -1): void {
    const attacks = attackerToMove();
    const on = attacks ? attackerOn : defenderOn;
    if (attacks) attacker ^= 1 << index;
    else defender ^= 1 << index;
    stones += by;
    const end = throughStart[index + 1]!;
    for (let i = throughStart[index]!; i < end; i++) {
      const l = through[i]!;
      on[l] = on[l]! + by;
    }
  }

  function makeKey(attacks: boolean): void {
    const s = stones <= FOLDED_STONES ? foldingSymmetry(attacker, defender, symmetry) : 0;
    const a = s === 0 ? attacker : imageOf(attacker, s, symmetry);
    keyAttacker[depth] = attacks ? a | ATTACKER_MOVES : a;
    keyDefender[depth] = s === 0 ? defender : imageOf(defender, s, symmetry);
  }

  /** Settles the position on top of the stack, or leaves it OPEN with its moves listed. */
  function look(): Verdict {
    const attacks = attackerToMove();
    nodes++;
    // The attacker's last stone must fall within the limit, and on an empty cell.
    let limit = limits[depth]!;
    if (limit > cells - stones) limit = cells - stones;
    if (((limit & 1) === 1) !== attacks) limit--;
    if (limit <= 0) return NO;
    limits[depth] = limit;
    /** A line with fewer of the attacker's stones than this cannot be finished in time. */
    const reach = k - ((limit + 1) >> 1);

    const empty = full & ~(attacker | defender);
    let potential = 0;
    let attackerWins = 0;
    let defenderWins = 0;
    for (let l = 0; l < lineCount; l++) {
      const a = attackerOn[l]!;
      const d = defenderOn[l]!;
      if (d === 0) {
        if (a >= reach) potential += 1 << a;
        if (a === k - 1) attackerWins |= lineMask[l]! & empty;
      } else if (a === 0 && d === k - 1) {
        defenderWins |= lineMask[l]! & empty;
      }
    }
    const own = attacks ? attackerWins : defenderWins;
    const other = attacks ? defenderWins : attackerWins;
    if (own !== 0) return attacks ? YES : NO;
    // Only one of two threats can be blocked.
    if (hasTwo(other)) return attacks ? NO : YES;
    if (potential < (attacks ? stopsWhenWaiting : stopsWhenMoving)) return NO;

    makeKey(attacks);
    count[depth] = 0;
    next[depth] = 0;
    const recalled = memory.recall(keyAttacker[depth]!, keyDefender[depth]!, limit);
    if (recalled !== OPEN) return recalled;
    if (other !== 0) {
      nodes--;
      moves[depth * cells] = cellOfBit(other);
      count[depth] = 1;
      return OPEN;
    }
    if (foreknown !== undefined) {
      const known = foreknown(attacker, defender, attacks);
      if (known !== UNKNOWN) return known !== NEVER && known <= limit ? YES : NO;
    }
    // A move that was listed has been looked at this way already; one that was forced has not.
    const forced = depth === 0 || count[depth - 1] === 1;
    if (forced && listing.stopped(empty, reach, attacks)) return NO;
    // No line is one stone short and some line is in reach, so there is time for a double threat.
    const listed = attacks ? listing.attack(empty, reach) : listing.defence(empty, reach);
    if (listed !== OPEN) return listed;
    count[depth] = listing.count();
    moves.set(listing.moves, depth * cells);
    return OPEN;
  }

  return {
    ask(question) {
      attacker = 0;
      defender = 0;
      stones = 0;
      attackerOn.fill(0);
      defenderOn.fill(0);
      depth = 0;
      for (const attacks of [true, false]) {
        attackerFirst = attacks;
        for (let rest = attacks ? question.attacker : question.defender; rest !== 0; rest &= rest - 1) {
          flip(cellOfBit(rest & -rest), 1);
        }
      }
      attackerFirst = question.attackerMoves;
      limits[0] = Math.max(0, question.limit);
      entered = false;
      verdict = OPEN;
    },

    run(budget) {
      const end = nodes + budget;
      for (;;) {
        if (!entered) {
          if (nodes >= end) return OPEN;
          verdict = look();
          entered = true;
        }
        if (verdict === OPEN) {
          const index = moves[depth * cells + next[depth]!]!;
          next[depth] = next[depth]! + 1;
          limits[depth + 1] = limits[depth]! - 1;
          flip(index, 1);
          depth++;
          entered = false;
          continue;
        }
        if (depth === 0) return verdict;
        depth--;
        flip(moves[depth * cells + next[depth]! - 1]!, -1);
        // One good move settles a position for the side that makes it; failing that, its last move does.
        const good: Verdict = attackerToMove() ? YES : NO;
        if (verdict !== good && next[depth]! < count[depth]!) verdict = OPEN;
        else memory.keep(keyAttacker[depth]!, keyDefender[depth]!, limits[depth]!, verdict === YES);
      }
    },

    nodes: () => nodes,
  };
}

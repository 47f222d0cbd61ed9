import { cellOfBit, hasTwo } from './bits';
import type { Geometry } from './geometry';
import type { Memory } from './memory';
import { foldingSymmetry, imageOf } from './symmetry';
import { noteThreats, spoilersOf } from './threats';

/** A verdict on "does the attacker force a line?": not yet known, no, yes. */
export const OPEN = -1;
export const NO = 0;
export const YES = 1;
export type Verdict = typeof OPEN | typeof NO | typeof YES;

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
/** The defender tries cells that make a threat first: each gains a tempo, and most refutations are among them. */
const TEMPO = 1 << 16;

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
  const { cells, k, full, lineCount, lineMask, lineCells, through, throughStart, symmetry } = geometry;
  const stopsWhenMoving = 1 << k;
  const stopsWhenWaiting = 1 << (k - 1);

  const attackerOn = new Uint8Array(lineCount);
  const defenderOn = new Uint8Array(lineCount);
  const attackerWeight = new Int32Array(cells);
  const defenderWeight = new Int32Array(cells);
  const attackerEnds = new Int32Array(cells);
  const defenderEnds = new Int32Array(cells);
  const rankOf = new Int32Array(cells);

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

  /** Weighs every cell by the lines through it: the attacker's that are in reach, and all the defender's. */
  function weigh(reach: number): void {
    attackerWeight.fill(0);
    defenderWeight.fill(0);
    for (let l = 0; l < lineCount; l++) {
      const a = attackerOn[l]!;
      const d = defenderOn[l]!;
      const forAttacker = d === 0 && a >= reach ? 1 << a : 0;
      const forDefender = a === 0 ? 1 << d : 0;
      if (forAttacker + forDefender === 0) continue;
      const end = l * k + k;
      for (let i = l * k; i < end; i++) {
        const index = lineCells[i]!;
        attackerWeight[index] = attackerWeight[index]! + forAttacker;
        defenderWeight[index] = defenderWeight[index]! + forDefender;
      }
    }
  }

  /** Adds a move to the position's list, which stays sorted by rank. */
  function list(index: number, rank: number): void {
    const base = depth * cells;
    let at = count[depth]!;
    count[depth] = at + 1;
    while (at > 0 && rankOf[at - 1]! < rank) {
      rankOf[at] = rankOf[at - 1]!;
      moves[base + at] = moves[base + at - 1]!;
      at--;
    }
    rankOf[at] = rank;
    moves[base + at] = index;
  }

  /**
   * Lists the attacker's moves worth trying. YES: one wins by a double threat. NO: none is left.
   * Cells dead for both sides are left out on either side's list: a stone there is a pass, and an
   * extra stone elsewhere never hurts.
   */
  function listAttack(empty: number, reach: number, potential: number): Verdict {
    const doubles = noteThreats(geometry, attackerOn, defenderOn, empty, attackerEnds);
    if (doubles !== 0) return YES;
    // Unless it is spoiled or the attacker keeps threatening, the defender's double threat comes first.
    const defenderDoubles = noteThreats(geometry, defenderOn, attackerOn, empty, defenderEnds);
    const spoilers = spoilersOf(defenderDoubles, defenderEnds, full);
    weigh(reach);
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const index = cellOfBit(bit);
      const weight = attackerWeight[index]!;
      const end = attackerEnds[index]!;
      if (weight + defenderWeight[index]! === 0) continue;
      if ((spoilers & bit) === 0 && end === 0) continue;
      // The lines through this cell double, and still the defender, to move, stops them all.
      if (potential + weight < stopsWhenMoving) continue;
      // Likewise after a threat here and the forced reply, which takes its lines and the doubled one away.
      if (end !== 0) {
        const taken = attackerWeight[cellOfBit(end & -end)]! + (1 << (k - 2));
        if (potential + weight - taken < stopsWhenWaiting) continue;
      }
      list(index, weight);
    }
    return count[depth]! > 0 ? OPEN : NO;
  }

  /** Lists the defender's moves worth trying. NO: one of them holds at sight. YES: none can hold. */
  function listDefence(empty: number, reach: number, potential: number): Verdict {
    if (noteThreats(geometry, defenderOn, attackerOn, empty, defenderEnds) !== 0) return NO;
    const doubles = noteThreats(geometry, attackerOn, defenderOn, empty, attackerEnds);
    // Unless it is spoiled or the defender keeps threatening, the attacker's double threat comes next.
    const spoilers = spoilersOf(doubles, attackerEnds, full);
    weigh(reach);
    let heaviest = 0;
    let heaviestAt = -1;
    let runnerUp = 0;
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      const index = cellOfBit(rest & -rest);
      const weight = attackerWeight[index]!;
      if (weight > heaviest) {
        runnerUp = heaviest;
        heaviest = weight;
        heaviestAt = index;
      } else if (weight > runnerUp) {
        runnerUp = weight;
      }
    }
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const index = cellOfBit(bit);
      const weight = attackerWeight[index]!;
      const end = defenderEnds[index]!;
      // After this stone even the heaviest cell left brings the attacker too little.
      const heaviestLeft = index === heaviestAt ? runnerUp : heaviest;
      if (potential - weight + heaviestLeft < stopsWhenMoving) return NO;
      // Likewise when this stone threatens and the attacker's forced reply brings too little.
      if (end !== 0 && potential - weight + attackerWeight[cellOfBit(end & -end)]! < stopsWhenMoving)
        return NO;
      if (weight + defenderWeight[index]! === 0) continue;
      if ((spoilers & bit) === 0 && end === 0) continue;
      list(index, 4 * weight + 5 * defenderWeight[index]! + (end === 0 ? 0 : TEMPO));
    }
    return count[depth]! > 0 ? OPEN : YES;
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
      list(cellOfBit(other), 0);
      return OPEN;
    }
    if (foreknown !== undefined) {
      const known = foreknown(attacker, defender, attacks);
      if (known !== UNKNOWN) return known !== NEVER && known <= limit ? YES : NO;
    }
    // No line is one stone short and some line is in reach, so there is time for a double threat.
    return attacks ? listAttack(empty, reach, potential) : listDefence(empty, reach, potential);
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

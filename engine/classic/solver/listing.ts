import { cellOfBit } from './bits';
import type { Geometry } from './geometry';
import { createPairing } from './pairing';
import { noteThreats, spoilersOf } from './threats';
import { NO, OPEN, YES, type Verdict } from './verdict';

/** A position as its lines see it: how many stones of each side stand on line `l`. */
export interface LineCounts {
  readonly attackerOn: Uint8Array;
  readonly defenderOn: Uint8Array;
}

/**
 * Lists the moves worth trying, the most promising first, in a position where nobody is one stone
 * short of a line. A line that the attacker cannot finish in time, having fewer than `reach` stones
 * on it, counts for nothing.
 */
export interface Listing {
  /** The moves last listed, and how many they are. */
  readonly moves: Uint8Array;
  count(): number;
  /** Whether the defender stops every line by answering in pairs and on the heaviest cell. */
  stopped(empty: number, reach: number, attackerMoves: boolean): boolean;
  /** The attacker's moves. YES: one wins by a double threat. NO: none is left. */
  attack(empty: number, reach: number): Verdict;
  /** The defender's moves. NO: one of them holds at sight. YES: none can hold. */
  defence(empty: number, reach: number): Verdict;
}

/** The defender tries cells that make a threat first: each gains a tempo, and most refutations are among them. */
const TEMPO = 1 << 16;

/**
 * Cells dead for both sides are left out on either side's list: a stone there is a pass, and an
 * extra stone elsewhere never hurts.
 */
export function createListing(geometry: Geometry, { attackerOn, defenderOn }: LineCounts): Listing {
  const { cells, k, full, lineCount, lineMask, lineCells } = geometry;
  const stopsWhenMoving = 1 << k;
  const stopsWhenWaiting = 1 << (k - 1);
  const pairing = createPairing(geometry);

  const lineWeight = new Int32Array(lineCount);
  const attackerWeight = new Int32Array(cells);
  const defenderWeight = new Int32Array(cells);
  const attackerEnds = new Int32Array(cells);
  const defenderEnds = new Int32Array(cells);

  const moves = new Uint8Array(cells);
  const rankOf = new Int32Array(cells);
  let count = 0;
  /** What all the attacker's lines in reach weigh. */
  let potential = 0;

  function weighLine(l: number, reach: number): number {
    const a = attackerOn[l]!;
    return defenderOn[l] === 0 && a >= reach ? 1 << a : 0;
  }

  /** Weighs every cell by the lines through it: the attacker's that are in reach, and all the defender's. */
  function weigh(reach: number): void {
    potential = 0;
    attackerWeight.fill(0);
    defenderWeight.fill(0);
    for (let l = 0; l < lineCount; l++) {
      const forAttacker = weighLine(l, reach);
      const forDefender = attackerOn[l] === 0 ? 1 << defenderOn[l]! : 0;
      lineWeight[l] = forAttacker;
      potential += forAttacker;
      if (forAttacker + forDefender === 0) continue;
      const end = l * k + k;
      for (let i = l * k; i < end; i++) {
        const index = lineCells[i]!;
        attackerWeight[index] = attackerWeight[index]! + forAttacker;
        defenderWeight[index] = defenderWeight[index]! + forDefender;
      }
    }
  }

  /** Adds a move to the list, which stays sorted by rank. */
  function list(index: number, rank: number): void {
    let at = count++;
    while (at > 0 && rankOf[at - 1]! < rank) {
      rankOf[at] = rankOf[at - 1]!;
      moves[at] = moves[at - 1]!;
      at--;
    }
    rankOf[at] = rank;
    moves[at] = index;
  }

  /** Whether the defender, then to move, stops every line after the attacker's stone on this cell. */
  function stoppedAfterAttack(empty: number, bit: number, reach: number): boolean {
    const { weights } = pairing;
    for (let l = 0; l < lineCount; l++) {
      // One stone less is left to place: a line stays in reach by having this stone, or one to spare.
      if ((lineMask[l]! & bit) !== 0) weights[l] = 2 * lineWeight[l]!;
      else weights[l] = attackerOn[l]! > reach ? lineWeight[l]! : 0;
    }
    return pairing.holds(empty & ~bit, stopsWhenMoving);
  }

  /** Whether the defender stops every line after this stone of his, with the attacker to move. */
  function stoppedAfterDefence(empty: number, bit: number): boolean {
    const { weights } = pairing;
    for (let l = 0; l < lineCount; l++) weights[l] = (lineMask[l]! & bit) === 0 ? lineWeight[l]! : 0;
    return pairing.holds(empty & ~bit, stopsWhenWaiting);
  }

  /** The most that a stone of the attacker could bring on any of these cells. */
  function heaviest(among: number): number {
    let most = 0;
    for (let rest = among; rest !== 0; rest &= rest - 1) {
      const weight = attackerWeight[cellOfBit(rest & -rest)]!;
      if (weight > most) most = weight;
    }
    return most;
  }

  return {
    moves,
    count: () => count,

    stopped(empty, reach, attackerMoves) {
      for (let l = 0; l < lineCount; l++) pairing.weights[l] = weighLine(l, reach);
      return pairing.holds(empty, attackerMoves ? stopsWhenWaiting : stopsWhenMoving);
    },

    attack(empty, reach) {
      count = 0;
      if (noteThreats(geometry, attackerOn, defenderOn, empty, attackerEnds) !== 0) return YES;
      // Unless it is spoiled or the attacker keeps threatening, the defender's double threat comes first.
      const doubles = noteThreats(geometry, defenderOn, attackerOn, empty, defenderEnds);
      const spoilers = spoilersOf(doubles, defenderEnds, full);
      weigh(reach);
      for (let rest = empty; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const index = cellOfBit(bit);
        const weight = attackerWeight[index]!;
        const end = attackerEnds[index]!;
        if (weight + defenderWeight[index]! === 0) continue;
        if ((spoilers & bit) === 0 && end === 0) continue;
        // After a threat here and the forced reply, which takes its lines and the doubled one away,
        // the defender stops the rest although the attacker is to move.
        if (end !== 0) {
          const taken = attackerWeight[cellOfBit(end & -end)]! + (1 << (k - 2));
          if (potential + weight - taken < stopsWhenWaiting) continue;
        }
        if (stoppedAfterAttack(empty, bit, reach)) continue;
        list(index, weight);
      }
      return count > 0 ? OPEN : NO;
    },

    defence(empty, reach) {
      count = 0;
      if (noteThreats(geometry, defenderOn, attackerOn, empty, defenderEnds) !== 0) return NO;
      const doubles = noteThreats(geometry, attackerOn, defenderOn, empty, attackerEnds);
      // Unless it is spoiled or the defender keeps threatening, the attacker's double threat comes next.
      const spoilers = spoilersOf(doubles, attackerEnds, full);
      weigh(reach);
      const most = heaviest(empty);
      for (let rest = empty; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const index = cellOfBit(bit);
        const weight = attackerWeight[index]!;
        const end = defenderEnds[index]!;
        // This stone threatens, and the attacker's forced reply brings too little.
        if (end !== 0 && potential - weight + attackerWeight[cellOfBit(end & -end)]! < stopsWhenMoving)
          return NO;
        // After this stone even the heaviest cell left brings the attacker too little.
        const mostLeft = weight < most ? most : heaviest(empty & ~bit);
        if (potential - weight + mostLeft < stopsWhenMoving) return NO;
        if (weight + defenderWeight[index]! === 0) continue;
        if ((spoilers & bit) === 0 && end === 0) continue;
        list(index, 5 * weight + 4 * defenderWeight[index]! + (end === 0 ? 0 : TEMPO));
      }
      for (let i = 0; i < count; i++) if (stoppedAfterDefence(empty, 1 << moves[i]!)) return NO;
      return count > 0 ? OPEN : YES;
    },
  };
}

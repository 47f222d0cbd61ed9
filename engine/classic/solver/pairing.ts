import type { Geometry } from './geometry';

/** Pairs are looked for while the lines weigh less than so many times what the defender could stop anyway. */
const HOPE = 3;

/** A sharper form of the bound by which a defender stops every line. */
export interface Pairing {
  /** What each of the attacker's lines weighs, to be filled in before asking; asking uses it up. */
  readonly weights: Int32Array;
  /**
   * Whether the defender surely stops every line that weighs anything, when lines of less than
   * `bound` in all are stopped. True is a proof, false says nothing.
   */
  holds(empty: number, bound: number): boolean;
}

/**
 * The defender may set a pair of empty cells aside and answer a stone on one of them with a stone on
 * the other: no line that holds both is ever finished. The price is that the attacker may have
 * either cell for nothing, so every other line through one of them doubles, as if the attacker's
 * stone stood there. Every pair that makes the whole lighter is set aside as it comes: choosing the
 * best each time costs more than it saves. What is left is a game on the other cells, to which the
 * bound of Erdos and Selfridge applies.
 */
export function createPairing(geometry: Geometry): Pairing {
  const { k, cells, lineCount, lineMask, lineCells, through, throughStart } = geometry;
  const { pairCount, pairCells, pairMask, pairLines } = geometry;
  /** The entry after the last line stays nought: pairs that share one line have it for their second. */
  const weights = new Int32Array(lineCount + 1);
  const cellWeights = new Int32Array(cells);

  function addToCells(line: number, weight: number): void {
    const end = line * k + k;
    for (let i = line * k; i < end; i++) {
      const index = lineCells[i]!;
      cellWeights[index] = cellWeights[index]! + weight;
    }
  }

  /** Makes the lines through one cell of a pair as heavy as setting the pair aside makes them. */
  function setAside(index: number, pair: number): void {
    const end = throughStart[index + 1]!;
    for (let i = throughStart[index]!; i < end; i++) {
      const l = through[i]!;
      const weight = weights[l]!;
      if (weight === 0) continue;
      const change = (lineMask[l]! & pair) === pair ? -weight : weight;
      weights[l] = weight + change;
      addToCells(l, change);
    }
  }

  return {
    weights,
    holds(empty, bound) {
      let total = 0;
      for (let l = 0; l < lineCount; l++) total += weights[l]!;
      if (total < bound) return true;
      if (total >= HOPE * bound) return false;
      cellWeights.fill(0);
      for (let l = 0; l < lineCount; l++) if (weights[l] !== 0) addToCells(l, weights[l]!);
      let free = empty;
      for (let p = 0; p < pairCount; p++) {
        const gone = weights[pairLines[2 * p]!]! + weights[pairLines[2 * p + 1]!]!;
        if (gone === 0) continue;
        // Each cell's weight counts the lines that go: what doubles is the rest.
        const gain = 3 * gone - cellWeights[pairCells[2 * p]!]! - cellWeights[pairCells[2 * p + 1]!]!;
        if (gain <= 0 || (pairMask[p]! & free) !== pairMask[p]!) continue;
        total -= gain;
        if (total < bound) return true;
        free &= ~pairMask[p]!;
        setAside(pairCells[2 * p]!, pairMask[p]!);
        setAside(pairCells[2 * p + 1]!, pairMask[p]!);
      }
      return false;
    },
  };
}

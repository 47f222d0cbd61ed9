/** A way to change one solution into others: it can be added this many times before it comes round. */
export interface Shift {
  readonly vector: readonly number[];
  readonly order: number;
}

/** All solutions of a system: `particular`, and what comes of adding any number of the shifts to it. */
export interface SolutionSet {
  readonly particular: readonly number[];
  readonly shifts: readonly Shift[];
}

/**
 * Solves `matrix · x = right` modulo any number; null when the equations contradict each other. A
 * number that is no power of a prime is taken apart into such powers, and by the Chinese remainder
 * theorem the solutions of the parts make up those of the whole.
 */
export function solveCongruences(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
  modulus: number,
): SolutionSet | null {
  let particular = right.map(() => 0);
  const shifts: Shift[] = [];
  for (const power of primePowersOf(modulus)) {
    const part = solveModuloPower(matrix, right, power);
    if (part === null) return null;
    // One modulo this power, zero modulo the others: what is multiplied by it shows in this part only.
    const others = modulus / power;
    const share = (others * inverseOf(others % power, power)) % modulus;
    particular = plus(particular, share, part.particular, modulus);
    for (const { vector, order } of part.shifts) {
      shifts.push({ vector: vector.map((value) => (value * share) % modulus), order });
    }
  }
  return { particular, shifts };
}

function primePowersOf(value: number): number[] {
  const powers: number[] = [];
  let rest = value;
  for (let prime = 2; rest > 1; prime++) {
    let power = 1;
    for (; rest % prime === 0; rest /= prime) power *= prime;
    if (power > 1) powers.push(power);
  }
  return powers;
}

/**
 * Elimination modulo a power of a prime. Of two numbers there, one always divides the other, so the
 * entry with the most to divide serves as pivot and clears its column and its row. What is left is
 * one equation `divisor · y = value` for each pivot, with as many answers as the divisor says or none;
 * `basis` leads from the y back to the unknowns. Modulo a prime every divisor is 1.
 */
function solveModuloPower(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
  power: number,
): SolutionSet | null {
  const rows = matrix.map((row, i) => [...row.map((value) => value % power), right[i]! % power]);
  const last = right.length;
  const basis = right.map((_, i) => right.map((__, j) => Number(i === j)));
  const open = new Set(basis.keys());
  const shifts: Shift[] = [];
  let particular = right.map(() => 0);
  let rank = 0;
  for (let pivot = pivotOf(rows, rank, open, power); pivot; pivot = pivotOf(rows, rank, open, power)) {
    const { column, divisor } = pivot;
    const row = rows[pivot.row]!;
    rows[pivot.row] = rows[rank]!;
    const inverse = inverseOf(row[column]! / divisor, power);
    const cleared = row.map((value) => (value * inverse) % power);
    rank++;
    for (let i = rank; i < rows.length; i++) {
      rows[i] = plus(rows[i]!, power - rows[i]![column]! / divisor, cleared, power);
    }
    open.delete(column);
    const vector = basis[column]!;
    for (const other of open) {
      basis[other] = plus(basis[other]!, power - cleared[other]! / divisor, vector, power);
    }
    if (cleared[last]! % divisor !== 0) return null;
    particular = plus(particular, cleared[last]! / divisor, vector, power);
    if (divisor > 1) {
      shifts.push({ vector: vector.map((value) => (value * (power / divisor)) % power), order: divisor });
    }
  }
  if (rows.some((row, i) => i >= rank && row[last] !== 0)) return null;
  for (const free of open) shifts.push({ vector: basis[free]!, order: power });
  return { particular, shifts };
}

interface Pivot {
  readonly row: number;
  readonly column: number;
  /** The part of the entry that cannot be divided by modulo the power. */
  readonly divisor: number;
}

/** The first entry, column by column, whose divisor is least; null when only zeros are left. */
function pivotOf(
  rows: readonly (readonly number[])[],
  rank: number,
  open: ReadonlySet<number>,
  power: number,
): Pivot | null {
  let best: Pivot | null = null;
  for (const column of open) {
    for (let row = rank; row < rows.length; row++) {
      const value = rows[row]![column]!;
      if (value === 0) continue;
      const divisor = greatestCommonDivisor(value, power);
      if (best === null || divisor < best.divisor) best = { row, column, divisor };
      if (divisor === 1) return best;
    }
  }
  return best;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function plus(
  vector: readonly number[],
  factor: number,
  other: readonly number[],
  modulus: number,
): number[] {
  return vector.map((value, i) => (value + factor * other[i]!) % modulus);
}

/** Only for a value that has no factor in common with the modulus. Modulo 1 everything is alike. */
function inverseOf(value: number, modulus: number): number {
  for (let candidate = 1; candidate < modulus; candidate++) {
    if ((value * candidate) % modulus === 1) return candidate;
  }
  return 1;
}

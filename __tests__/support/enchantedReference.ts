/**
 * Enchanted a second time, from the rules page alone: slow, obvious, sharing no code with the engine.
 * It keeps a board of squares with names, tries everything a player could think of, and walks through
 * the numbered steps of a turn.
 */

type Side = 'X' | 'O';

interface Piece {
  owner: Side;
  still: number;
  frozen: boolean;
}

interface Purse {
  energy: number;
  score: number;
  priority: boolean;
  penalty: boolean;
  heat: number;
}

const COLUMNS = ['a', 'b', 'c', 'd'];
const ROWS = ['1', '2', '3', '4'];
const NAMES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

function step(name: string, right: number, down: number): string | null {
  const column = COLUMNS[COLUMNS.indexOf(name.charAt(0)) + right];
  const row = ROWS[ROWS.indexOf(name.charAt(1)) + down];
  return column === undefined || row === undefined ? null : column + row;
}

function beside(name: string): string[] {
  return [step(name, 0, -1), step(name, -1, 0), step(name, 1, 0), step(name, 0, 1)].filter(
    (found) => found !== null,
  );
}

/** `a1-b1-c1` and so on: start anywhere, go right, down, or along a diagonal. */
const RUNS = NAMES.flatMap((name) =>
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ].flatMap(([right = 0, down = 0]) => {
    const second = step(name, right, down);
    const third = step(name, 2 * right, 2 * down);
    return second === null || third === null ? [] : [[name, second, third]];
  }),
);

export class ReferenceGame {
  private readonly pieces = new Map<string, Piece>();
  private sealed: string | null = null;
  private readonly purses: Record<Side, Purse> = {
    X: { energy: 2, score: 0, priority: false, penalty: false, heat: 0 },
    O: { energy: 3, score: 0, priority: false, penalty: false, heat: 0 },
  };
  private turn = 1;
  private phase: 'normal' | 'sudden-death' = 'normal';
  private ended: object | null = null;

  constructor(start: 'fair' | 'empty') {
    if (start === 'empty') return;
    this.play('a1');
    this.play('d4');
  }

  private get mover(): Side {
    return this.turn % 2 === 1 ? 'X' : 'O';
  }

  private get other(): Side {
    return this.turn % 2 === 1 ? 'O' : 'X';
  }

  private owns(name: string, side: Side): boolean {
    return this.pieces.get(name)?.owner === side;
  }

  private enterable(name: string): boolean {
    return !this.pieces.has(name) && this.sealed !== name;
  }

  /** Lines that would stand if the mover's pieces also stood on `arriving` and not on `leaving`. */
  private runsWith(arriving: string[], leaving: string | null): string[][] {
    const mine = new Set(NAMES.filter((name) => this.owns(name, this.mover)));
    if (leaving !== null) mine.delete(leaving);
    for (const name of arriving) mine.add(name);
    return RUNS.filter((run) => arriving.some((name) => run.includes(name))).filter((run) =>
      run.every((name) => mine.has(name)),
    );
  }

  private choices(deed: string, arriving: string[], leaving: string | null): string[] {
    const runs = this.runsWith(arriving, leaving);
    return runs.length < 2 ? [deed] : runs.map((run) => `${deed} clear ${run.sort(inOrder).join('-')}`);
  }

  /** The texts of everything the mover may do. */
  legal(): string[] {
    if (this.ended !== null) return [];
    const { energy } = this.purses[this.mover];
    const found: string[] = [];
    for (const name of NAMES) {
      if (this.enterable(name)) found.push(...this.choices(name, [name], null));
      if (energy >= 2 && this.enterable(name)) found.push(`seal ${name}`);
      if (energy >= 2 && this.owns(name, this.mover)) {
        for (const goal of beside(name)) {
          if (this.enterable(goal)) found.push(...this.choices(`shift ${name}-${goal}`, [goal], name));
        }
      }
      if (energy >= 3 && this.owns(name, this.other) && this.pieces.get(name)?.frozen === false) {
        found.push(`disrupt ${name}`);
      }
      for (const second of NAMES.slice(NAMES.indexOf(name) + 1)) {
        if (energy < 4 || !this.enterable(name) || !this.enterable(second)) continue;
        if (!beside(name).includes(second)) {
          found.push(...this.choices(`double ${name}+${second}`, [name, second], null));
        }
      }
    }
    return found.length > 0 ? found : ['pass'];
  }

  /** Plays the text of a legal action. */
  play(text: string): void {
    const [deed = '', chosen] = text.split(' clear ');
    const words = deed.split(' ');
    const kind = words.length === 2 ? words[0] : deed === 'pass' ? 'pass' : 'place';
    const [first = '', second = ''] = (words[1] ?? deed).split(/[-+]/);
    const me = this.purses[this.mover];
    const you = this.purses[this.other];

    // 3. Pay.
    if (kind === 'seal' || kind === 'shift') me.energy -= 2;
    if (kind === 'disrupt') me.energy -= 3;
    if (kind === 'double') me.energy -= 4;

    // 4. Effect.
    const arrived =
      kind === 'place' ? [first] : kind === 'shift' ? [second] : kind === 'double' ? [first, second] : [];
    if (kind === 'shift' || kind === 'disrupt') this.pieces.delete(first);
    for (const name of arrived) this.pieces.set(name, { owner: this.mover, still: 0, frozen: false });
    if (kind === 'disrupt') me.penalty = true;

    // 5. Score.
    const runs = this.runsWith(arrived, null);
    const cleared = runs.find((run) => chosen === undefined || run.sort(inOrder).join('-') === chosen);
    if (cleared !== undefined) {
      me.score += 1;
      for (const name of cleared) this.pieces.delete(name);
      me.energy = Math.min(5, me.energy + 1);
      you.priority = true;
    }

    // 6. Seals.
    this.sealed = kind === 'seal' ? first : null;

    // 7. Thaw and freeze.
    for (const [name, piece] of this.pieces) {
      if (piece.owner === this.other) piece.frozen = false;
      else if (!arrived.includes(name)) {
        piece.still += 1;
        if (piece.still === 3) {
          piece.frozen = true;
          piece.still = 0;
        }
      }
    }

    // 8. Heat.
    me.heat = me.energy === 5 ? me.heat + 1 : 0;

    // 9. End test.
    const line =
      cleared === undefined ? [] : cleared.map((name) => NAMES.indexOf(name)).sort((a, b) => a - b);
    const won = (by: Side, how: string) => ({ kind: 'won', by, how, line });
    if (me.score === 3) this.ended = won(this.mover, this.phase === 'normal' ? 'score' : 'sudden-death');
    else if (this.phase === 'sudden-death' && cleared !== undefined)
      this.ended = won(this.mover, 'sudden-death');
    else if (this.phase === 'sudden-death' && this.turn === 36) this.ended = { kind: 'drawn' };
    else if (this.phase === 'normal' && this.turn === 24) {
      if (me.score > you.score) this.ended = won(this.mover, 'turn-limit');
      else if (you.score > me.score) this.ended = won(this.other, 'turn-limit');
      else this.phase = 'sudden-death';
    }
    if (this.ended !== null) return;

    // 10. Hand over, and 1. the start of the next turn.
    this.turn += 1;
    const next = this.purses[this.mover];
    if (next.heat === 2) {
      next.energy = 3;
      next.heat = 0;
    }
    if (this.turn <= 2) return;
    if (next.penalty) {
      next.penalty = false;
    } else {
      next.energy = Math.min(5, next.energy + (next.priority ? 2 : 1));
      next.priority = false;
    }
  }

  /** The position in the engine's public form. */
  state(): object {
    const { X, O } = this.purses;
    const sealed = this.sealed;
    return {
      board: NAMES.map((name) => this.pieces.get(name)?.owner ?? null),
      still: NAMES.map((name) => this.pieces.get(name)?.still ?? 0),
      frozen: NAMES.flatMap((name, at) => (this.pieces.get(name)?.frozen === true ? [at] : [])),
      sealed: sealed === null ? null : NAMES.indexOf(sealed),
      energies: { X: X.energy, O: O.energy },
      scores: { X: X.score, O: O.score },
      flags: {
        priority: { X: X.priority, O: O.priority },
        penalty: { X: X.penalty, O: O.penalty },
        heat: { X: X.heat, O: O.heat },
      },
      turn: this.turn,
      current: this.mover,
      phase: this.phase,
      result: this.ended,
    };
  }
}

function inOrder(a: string, b: string): number {
  return NAMES.indexOf(a) - NAMES.indexOf(b);
}

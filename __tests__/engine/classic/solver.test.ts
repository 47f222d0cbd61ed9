import { BOARDS, readBoard } from '@/engine/classic';
import {
  borrowMemory,
  countBits,
  createPairing,
  foldingSymmetry,
  geometryOf,
  imageOf,
  openingNumber,
  openingPlies,
  openingPositions,
  returnMemory,
  spoilersOf,
  SYMMETRIES,
  taskOf,
  thinkWithin,
  withSolver,
} from '@/engine/classic/solver';
import { positionOf } from '@/engine/classic/making';
import { complete } from '@/engine/core';

import { judgedTwice } from '../../support/agreement';
import { after, config } from '../../support/classic';
import { everyPosition, samplePositions } from '../../support/classicSamples';
import { createPlainNegamax } from '../../support/plainNegamax';
import { losesWithin } from '../../support/tryingOut';

const boardOf = (name: string) => config(name);

describe('the value of each board', () => {
  it.each([
    ['3x3x3', 0, 200],
    ['4x4x3', 1, 100],
    ['4x4x4', 0, 50],
    ['5x5x3', 1, 100],
    ['5x5x4', 0, 50_000],
    ['5x5x5', 0, 10],
  ])(
    '%s is worth %i to the first player, proved from empty without tables within %i nodes',
    (name, value, most) => {
      const step = taskOf((meter) =>
        withSolver(boardOf(name), meter, (solver) => solver.value({ own: 0, other: 0 }), { openings: false }),
      ).run(Infinity);
      expect(step).toMatchObject({ done: true, value });
      expect(step.nodes).toBeLessThanOrEqual(most);
    },
  );

  it.each([
    ['4x4x3', 'b2'],
    ['5x5x3', 'c3'],
  ])('%s is won by the first player in five plies, as trying all replies to %s confirms', (name, opening) => {
    const distance = taskOf((meter) =>
      withSolver(boardOf(name), meter, (solver) => solver.distance(0, 0, true)),
    );
    expect(complete(distance)).toBe(5);
    expect(losesWithin(after(config(name), opening), 4)).toBe(true);
  });
});

describe('analysis', () => {
  it('agrees with plain negamax about every move of all 5,478 positions on 3x3', () => {
    const plain = createPlainNegamax();
    const { live, total } = everyPosition(config('3x3x3'));
    expect(total).toBe(5478);
    for (const state of live) {
      const { byHand, bySolver } = judgedTwice(state, plain);
      expect(bySolver).toEqual(byHand);
    }
  });

  it.each(BOARDS.slice(1))(
    'agrees with plain negamax about every move of sampled positions on %s',
    (name) => {
      const { size } = config(name);
      const samples = { seed: `solver ${name}`, count: 60, stones: size * size - 8, spread: 7 };
      for (const state of samplePositions(config(name), samples)) {
        const { byHand, bySolver } = judgedTwice(state, createPlainNegamax());
        expect({ state, moves: bySolver }).toEqual({ state, moves: byHand });
      }
    },
  );
});

describe('answering in pairs', () => {
  it('holds only positions on 3x3 that negamax holds, and some that are too heavy for weighing alone', () => {
    const plain = createPlainNegamax();
    const geometry = geometryOf({ size: 3, k: 3 });
    const pairing = createPairing(geometry);
    let byPairs = 0;
    for (const state of everyPosition(config('3x3x3')).live) {
      const { own, other } = positionOf(state);
      const { value } = plain(state);
      // Whoever attacks, the defender stops less than 8 when to move, less than 4 when waiting.
      for (const [attacker, defender, bound] of [
        [own, other, 4],
        [other, own, 8],
      ] as const) {
        geometry.lineMask.forEach((mask, l) => {
          pairing.weights[l] = (defender & mask) === 0 ? 1 << countBits(attacker & mask) : 0;
        });
        const total = pairing.weights.reduce((sum, weight) => sum + weight, 0);
        if (!pairing.holds(geometry.full & ~(own | other), bound)) continue;
        if (total >= bound) byPairs++;
        expect({ state, value }).not.toEqual({ state, value: attacker === own ? 1 : -1 });
      }
    }
    expect(byPairs).toBeGreaterThan(100);
  });
});

describe('memory', () => {
  it('knows a win for every longer limit and a hold for every shorter one', () => {
    const memory = borrowMemory();
    expect(memory.recall(1, 2, 5)).toBe(-1);
    memory.keep(1, 2, 7, true);
    memory.keep(1, 2, 3, false);
    expect([1, 3, 5, 7, 9].map((limit) => memory.recall(1, 2, limit))).toEqual([0, 0, -1, 1, 1]);
    memory.keep(1, 2, 5, false);
    expect(memory.recall(1, 2, 5)).toBe(0);
    expect(memory.recall(1, 2, 7)).toBe(1);
    expect(memory.recall(2, 1, 7)).toBe(-1);
    returnMemory(memory);
  });

  it('is empty each time it is borrowed, however often', () => {
    for (let i = 0; i < 200; i++) {
      const memory = borrowMemory();
      expect(memory.recall(5, 6, 9)).toBe(-1);
      memory.keep(5, 6, 9, true);
      expect(memory.recall(5, 6, 9)).toBe(1);
      returnMemory(memory);
    }
  });

  it('belongs to one search at a time', () => {
    const [one, two] = [borrowMemory(), borrowMemory()];
    one.keep(1, 2, 3, true);
    expect(two.recall(1, 2, 3)).toBe(-1);
    returnMemory(one);
    returnMemory(two);
  });
});

describe('symmetry', () => {
  it.each(BOARDS)('maps the lines of %s onto lines, eight ways', (name) => {
    const read = readBoard(name);
    if (!read.ok) throw new Error(name);
    const { lineMask, symmetry } = geometryOf(read.value);
    const lines = new Set(lineMask);
    const images = new Set<string>();
    for (let s = 0; s < SYMMETRIES; s++) {
      for (const line of lineMask) expect(lines.has(imageOf(line, s, symmetry))).toBe(true);
      images.add(symmetry.subarray(s * (symmetry.length / 8), (s + 1) * (symmetry.length / 8)).join());
    }
    expect(images.size).toBe(8);
  });

  it('folds all eight images of a position into one', () => {
    const { symmetry } = geometryOf({ size: 5, k: 4 });
    const [first, second] = [0b1000000000010, 0b100000000000000001];
    const folded = new Set<string>();
    for (let s = 0; s < SYMMETRIES; s++) {
      const [a, b] = [imageOf(first, s, symmetry), imageOf(second, s, symmetry)];
      const fold = foldingSymmetry(a, b, symmetry);
      folded.add(`${imageOf(a, fold, symmetry)},${imageOf(b, fold, symmetry)}`);
    }
    expect(folded.size).toBe(1);
  });
});

describe('double threats', () => {
  it('with two ends can be spoiled on either end, with three only on their own cell', () => {
    const ends = Int32Array.from([0b0110, 0, 0, 0]);
    expect(spoilersOf(0b0001, ends, 0b1111)).toBe(0b0111);
    ends[0] = 0b1110;
    expect(spoilersOf(0b0001, ends, 0b1111)).toBe(0b0001);
    expect(spoilersOf(0, ends, 0b1111)).toBe(0b1111);
  });
});

describe('the openings of 5x5x4', () => {
  it('are numbered in the order they are listed', () => {
    const { symmetry } = geometryOf({ size: 5, k: 4 });
    let number = 0;
    for (const { first, second } of openingPositions()) {
      expect(openingNumber(first, second)).toBe(number++);
      const turned = openingPlies(imageOf(first, 5, symmetry), imageOf(second, 5, symmetry));
      expect(turned).toBe(openingPlies(first, second));
    }
    expect(number).toBe(12397);
  });
});

describe('thinking', () => {
  it('settles for something else when its cap is reached, at the same node in slices of any size', () => {
    const run = (slice: number, cap: number) => {
      const task = taskOf((meter) =>
        thinkWithin<number | 'enough'>(
          cap,
          meter,
          withSolver(boardOf('5x5x4'), meter, (solver) => solver.value({ own: 0, other: 0 }), {
            openings: false,
          }),
          () => 'enough',
        ),
      );
      for (;;) {
        const step = task.run(slice);
        if (step.done) return { value: step.value, nodes: step.nodes };
      }
    };
    for (const slice of [1, 33, 100_000]) {
      expect(run(slice, 500)).toEqual({ value: 'enough', nodes: 500 });
      expect(run(slice, 100_000)).toEqual(run(100_000, 100_000));
    }
    expect(run(33, 100_000).value).toBe(0);
  });
});

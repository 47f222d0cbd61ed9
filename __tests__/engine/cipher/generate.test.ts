import { complete, type Task } from '@/engine/core';
import {
  REMEMBERED_PUZZLES,
  RULE_SETS,
  TIER_IDS,
  cipher,
  edgesOf,
  fingerprint,
  generate,
  generateUnseen,
  isTierId,
  regionsOf,
  remember,
  solve,
  tierOf,
  type Puzzle,
  type TierId,
} from '@/engine/cipher';
import { digestPuzzles } from '@/tools/puzzle/digest';

function made(tier: TierId, seed: string): Puzzle {
  const result = complete(generate(tier, seed));
  if (!result.ok) throw new Error(`${tier} ${seed}: ${result.code}`);
  return result.value;
}

describe('generate', () => {
  it.each(TIER_IDS)(
    '%s: every puzzle is to the tier’s measure, and its par is the proven minimum',
    (tier) => {
      const { rows, columns, symbols, locks, par, kind } = tierOf(tier);
      for (let i = 0; i < 12; i++) {
        const { config, ...rest } = made(tier, `unit-${i}`);
        expect(config).toMatchObject({ rows, columns, symbols, goal: { kind } });
        expect(config.locks).toHaveLength(locks);
        expect(Math.max(...regionsOf(config))).toBe(0);
        expect(cipher.check(config)).toEqual({ ok: true, value: config });
        expect(rest).toEqual({ id: `PC1.${tier}#unit-${i}`, tier, par: rest.par });
        expect(rest.par).toBeGreaterThanOrEqual(par[0]);
        expect(rest.par).toBeLessThanOrEqual(par[1]);
        expect(complete(solve(config, config.start, 100_000))).toMatchObject({
          kind: 'solved',
          par: rest.par,
        });
      }
    },
  );

  it('deals as many tiles of one symbol as of another, give or take one', () => {
    for (const tier of TIER_IDS.filter((id) => tierOf(id).kind !== 'cycle')) {
      const { config } = made(tier, 'bag');
      const counts = new Array<number>(config.symbols).fill(0);
      for (const symbol of config.start) counts[symbol]!++;
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it('makes the same puzzle of a seed again, however its work is sliced', () => {
    for (const tier of ['M3', 'M5', 'R4', 'C5'] as const) {
      const whole = made(tier, 'sliced');
      expect(made(tier, 'sliced')).toEqual(whole);
      for (const slice of [1, 7, 50])
        expect(complete(generate(tier, 'sliced'), slice)).toEqual({ ok: true, value: whole });
    }
  });

  it('keeps each slice near its budget', () => {
    const task: Task<unknown> = generate('M6', 'slices');
    let before = 0;
    for (let step = task.run(100); !step.done; step = task.run(100)) {
      expect(step.nodes - before).toBeLessThanOrEqual(101);
      before = step.nodes;
    }
    expect(before).toBeGreaterThan(100);
  });

  it('makes what it has always made', () => {
    expect(digestPuzzles(4)).toBe('72 puzzles 6c3e92ba34ba0e48');
  });

  it('takes only seeds that an id can hold', () => {
    expect(() => generate('M1', 'Not a seed')).toThrow('a seed has the form');
  });
});

describe('generateUnseen', () => {
  it('gives the seed’s own puzzle when it is new', () => {
    expect(complete(generateUnseen('M1', 'x', []))).toEqual(complete(generate('M1', 'x')));
  });

  it('takes the next seed when the player has had it lately', () => {
    const first = made('M1', 'x');
    const second = complete(generateUnseen('M1', 'x', remember([], first.config)));
    if (!second.ok) throw new Error(second.code);
    expect(second.value.id).toBe('PC1.M1#x-1');
    expect(second.value).toEqual(made('M1', 'x-1'));
    const third = complete(generateUnseen('M1', 'x', [first, second.value].reduce(rememberPuzzle, [])));
    expect(third).toMatchObject({ value: { id: 'PC1.M1#x-2' } });
  });

  it('keeps the next seed as short as seeds may be', () => {
    const long = 'x'.repeat(32);
    const next = complete(generateUnseen('C1', long, [fingerprint(made('C1', long).config)]));
    expect(next).toMatchObject({ ok: true, value: { id: `PC1.C1#${'x'.repeat(28)}-1` } });
  });

  it('forgets the oldest puzzles', () => {
    const { config } = made('C1', 'old');
    const full = Array.from({ length: REMEMBERED_PUZZLES }, (_, i) => String(i));
    const recent = remember(full, config);
    expect(recent).toHaveLength(REMEMBERED_PUZZLES);
    expect(recent[0]).toBe('1');
    expect(recent[REMEMBERED_PUZZLES - 1]).toBe(fingerprint(config));
  });
});

function rememberPuzzle(recent: string[], { config }: Puzzle): string[] {
  return remember(recent, config);
}

describe('tiers', () => {
  it('ask only for allowed rules, and leave at least one swap or press', () => {
    for (const id of TIER_IDS) {
      const tier = tierOf(id);
      if (tier.kind === 'rules') expect(RULE_SETS.map((set) => set.join())).toContain(tier.rules.join());
      expect(edgesOf({ ...tier, locks: [] }).length).toBeGreaterThan(0);
    }
    expect(isTierId('M6')).toBe(true);
    expect(isTierId('M7')).toBe(false);
  });
});

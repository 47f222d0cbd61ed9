import fc from 'fast-check';

import { createRng, isOver, replay, type Game } from '@/engine/core';

import { expectSame } from './expectSame';

interface Expectations<Config, Action> {
  /** Configs the suite plays from: between them they should reach every rule. */
  readonly configs: readonly Config[];
  /** No game lasts longer than this many moves from any of the configs. */
  readonly longestGame: number;
  /** Random games per config. */
  readonly games?: number;
  /** Actions worth trying in any position, most of them illegal: their refusals must change nothing. */
  readonly probes: readonly Action[];
  /** Texts that are nobody's move. */
  readonly unreadable: readonly string[];
  /** A solo puzzle walked at random need not end; the suite then stops at the bound. */
  readonly mayNotEnd?: boolean;
}

const UNREADABLE_BY_ANY = [
  '',
  ' ',
  'b2 ',
  ' b2',
  'B2',
  'b0',
  'j1',
  'b22',
  '☃',
  'undefined',
  'a1\n',
  'a'.repeat(5000),
];

/** Compares by value, and fails loudly if a value would not survive a save file. */
function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The conformance suite: what holds for every game, whatever its rules. */
export function describeGame<Config, State, Action, Refusal extends string>(
  game: Game<Config, State, Action, Refusal>,
  expected: Expectations<Config, Action>,
): void {
  const games = expected.games ?? 30;

  function walk(config: Config, seed: string, visit: (state: State, legal: readonly Action[]) => void) {
    const rng = createRng(seed);
    let state = game.start(config);
    const moves: string[] = [];
    while (!isOver(game.outcome(state)) && moves.length < expected.longestGame) {
      const legal = game.legal(state);
      visit(state, legal);
      const action = rng.pick(legal);
      moves.push(game.write(action));
      const next = game.play(state, action);
      if (!next.ok)
        throw new Error(`seed ${seed}: legal move ${game.write(action)} was refused (${next.code})`);
      state = next.value;
    }
    return { state, moves };
  }

  function everyWalk(check: (config: Config, seed: string) => void) {
    for (const config of expected.configs) {
      for (let i = 0; i < games; i++) check(config, `${game.id}-${JSON.stringify(config)}-${i}`);
    }
  }

  describe(`${game.id} keeps the Game contract`, () => {
    it('accepts its own defaults and configs, rebuilt from JSON', () => {
      for (const config of [game.defaults, ...expected.configs]) {
        expect(game.check(throughJson(config))).toEqual({ ok: true, value: config });
      }
    });

    it('refuses anything that is not a config with a code, and never throws', () => {
      fc.assert(
        fc.property(fc.anything(), (junk) => {
          const checked = game.check(junk);
          if (checked.ok) game.start(checked.value);
          else expect(typeof checked.code).toBe('string');
        }),
        { numRuns: 300 },
      );
    });

    it('drops unknown fields of a config', () => {
      const checked = game.check({ ...game.defaults, smuggled: true });
      expect(checked).toEqual({ ok: true, value: game.defaults });
    });

    it('plays every legal move and ends within its bound', () => {
      everyWalk((config, seed) => {
        const { state, moves } = walk(config, seed, (position, legal) => {
          const refused = legal.filter((action) => !game.play(position, action).ok);
          expectSame({ none: legal.length === 0, refused }, { none: false, refused: [] });
        });
        expect(moves.length).toBeLessThanOrEqual(expected.longestGame);
        if (!expected.mayNotEnd) expect(isOver(game.outcome(state))).toBe(true);
        if (isOver(game.outcome(state))) expect(game.legal(state)).toEqual([]);
      });
    });

    it('refuses every action outside the legal set, and a refusal changes nothing', () => {
      everyWalk((config, seed) => {
        const attempt = (state: State, legal: readonly Action[]) => {
          const before = JSON.stringify(state);
          const texts = new Set(legal.map((action) => game.write(action)));
          for (const probe of expected.probes) {
            const result = game.play(state, probe);
            expectSame({ probe, ok: result.ok }, { probe, ok: texts.has(game.write(probe)) });
          }
          expectSame(JSON.stringify(state), before);
        };
        const { state } = walk(config, seed, attempt);
        attempt(state, game.legal(state));
      });
    });

    it('writes every legal action as its own text and reads it back', () => {
      everyWalk((config, seed) => {
        walk(config, seed, (_, legal) => {
          const texts = legal.map((action) => game.write(action));
          expectSame(new Set(texts).size, texts.length);
          texts.forEach((text, i) => expectSame(game.read(text), { ok: true, value: legal[i] }));
        });
      });
    });

    it('refuses text that is no action', () => {
      for (const text of [...UNREADABLE_BY_ANY, ...expected.unreadable]) {
        expect({ text, result: game.read(text) }).toEqual({
          text,
          result: { ok: false, code: 'unreadable' },
        });
      }
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => {
          const action = game.read(text);
          if (action.ok) expect(game.write(action.value)).toBe(text);
        }),
      );
    });

    it('keeps states that survive JSON and play on from there', () => {
      everyWalk((config, seed) => {
        walk(config, seed, (state, legal) => {
          const copy = throughJson(state);
          expectSame(copy, state);
          expectSame(game.legal(copy), legal);
        });
      });
    });

    it('replays a move list to the position that was played', () => {
      everyWalk((config, seed) => {
        const { state, moves } = walk(config, seed, () => undefined);
        const states = replay(game, config, moves);
        expect(states.ok && states.value[moves.length]).toEqual(state);
      });
    });
  });
}

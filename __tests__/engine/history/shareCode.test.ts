import fc from 'fast-check';

import { classic } from '@/engine/classic';
import { createRng, isOver, type AnyGame, type GameId } from '@/engine/core';
import { writeBase64url } from '@/engine/history/base64url';
import { checksum } from '@/engine/history/checksum';
import { readShareCode, shareCode, type SharedGame } from '@/engine/history';

const gameOf = (id: GameId): AnyGame | undefined => (id === 'classic' ? classic : undefined);

const CONFIGS = [
  classic.defaults,
  { size: 4, k: 3, first: 'O', swap: true },
  { size: 5, k: 4, first: 'X', swap: false },
] as const;

function played(seed: string): SharedGame {
  const rng = createRng(seed);
  const config = rng.pick(CONFIGS);
  let state = classic.start(config);
  const moves: string[] = [];
  const length = rng.below(26);
  while (moves.length < length && !isOver(classic.outcome(state))) {
    const action = rng.pick(classic.legal(state));
    moves.push(classic.write(action));
    const next = classic.play(state, action);
    if (!next.ok) throw new Error(`seed ${seed}`);
    state = next.value;
  }
  return { game: 'classic', config, moves };
}

const GAME: SharedGame = { game: 'classic', config: classic.defaults, moves: ['b2', 'a1', 'c3', 'a3', 'a2'] };
const CODE = shareCode(GAME);

function withChecksum(payload: readonly number[]): string {
  const bytes = Uint8Array.from(payload);
  return `OXS1.${writeBase64url(Uint8Array.from([...bytes, ...checksum(bytes)]))}`;
}

describe('a share code', () => {
  it('brings back the game, ready to be replayed to its end', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const shared = played(seed);
        const code = shareCode(shared);
        expect(code).toMatch(/^OXS1\.[\w-]+$/);
        expect(readShareCode(code, gameOf)).toEqual({
          ok: true,
          value: { ...shared, cursor: shared.moves.length },
        });
      }),
    );
  });

  it('is short: a whole game on the smallest board fits on a line', () => {
    const full = { ...GAME, moves: ['b2', 'a1', 'c1', 'a3', 'a2', 'c2', 'b1', 'b3', 'c3'] };
    expect(shareCode(full).length).toBeLessThanOrEqual(40);
  });

  it('never changes its form', () => {
    expect(CODE).toBe('OXS1.AAYEEIMRgxIUEwEFCgAUEgmCUnM');
  });

  it('says how people ended a game that its moves do not end', () => {
    const open = { ...GAME, moves: ['b2', 'a1'] };
    for (const ended of ['X', 'O', 'draw'] as const) {
      const code = shareCode({ ...open, ended });
      expect(code).toMatch(/^OXS2\.[\w-]+$/);
      expect(readShareCode(code, gameOf)).toEqual({ ok: true, value: { ...open, ended, cursor: 2 } });
    }
    expect(readShareCode(shareCode(open), gameOf)).toEqual({ ok: true, value: { ...open, cursor: 2 } });
  });

  it('cannot say that a game ended otherwise than its moves do', () => {
    const won = { ...GAME, moves: ['b2', 'a1', 'b1', 'a2', 'b3'] };
    const read = readShareCode(shareCode({ ...won, ended: 'O' }), gameOf);
    expect(read).toEqual({ ok: true, value: { ...won, cursor: 5 } });
  });

  it.each([
    (code: string) => `  ${code}\n`,
    (code: string) => `https://oxs.example/game/${code}?from=chat`,
    (code: string) => `oxs://game/${code}`,
    (code: string) => `I won this one! ${code} Can you find better?`,
    (code: string) => `(${code}).`,
  ])('is found in a link or a message (%#)', (wrap) => {
    expect(readShareCode(wrap(CODE), gameOf)).toMatchObject({ ok: true, value: { moves: GAME.moves } });
  });

  it('notices every mistyped character and every two neighbours exchanged', () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const start = 'OXS1.'.length;
    for (let at = start; at < CODE.length; at++) {
      for (const digit of digits) {
        if (digit === CODE[at]) continue;
        const typo = CODE.slice(0, at) + digit + CODE.slice(at + 1);
        expect({ typo, result: readShareCode(typo, gameOf) }).toEqual({
          typo,
          result: { ok: false, code: 'damaged' },
        });
      }
      if (at + 1 === CODE.length || CODE[at] === CODE[at + 1]) continue;
      const exchanged = CODE.slice(0, at) + CODE[at + 1] + CODE[at] + CODE.slice(at + 2);
      expect(readShareCode(exchanged, gameOf)).toEqual({ ok: false, code: 'damaged' });
    }
  });

  it('is refused as damaged when it was cut anywhere', () => {
    for (let length = 'OXS1.'.length; length < CODE.length; length++) {
      expect(readShareCode(CODE.slice(0, length), gameOf)).toEqual({ ok: false, code: 'damaged' });
    }
  });

  it.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['hello', 'not-a-code'],
    ['OXS', 'not-a-code'],
    ['OXS1', 'not-a-code'],
    ['PC1.M4#k3f9a', 'not-a-code'],
    [CODE.replace('OXS1', 'OXS3'), 'other-version'],
    [CODE.replace('OXS1', 'OXS2'), 'damaged'],
    [CODE.replace('OXS1', 'OXS0'), 'other-version'],
    [CODE.replace('OXS1', 'OXS10'), 'other-version'],
    ['OXS1.', 'damaged'],
    ['OXS1.AAAA', 'damaged'],
    [shareCode({ ...GAME, game: 'enchanted' }), 'unknown-game'],
    [shareCode({ ...GAME, game: 'chess' as GameId }), 'unknown-game'],
    [shareCode({ ...GAME, config: { size: 9, k: 3, first: 'X', swap: false } }), 'bad-config'],
    [shareCode({ ...GAME, config: null }), 'bad-config'],
    [shareCode({ ...GAME, moves: ['b2', 'b2'] }), 'illegal-moves'],
    [shareCode({ ...GAME, moves: ['nonsense'] }), 'illegal-moves'],
    [shareCode({ ...GAME, moves: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] }), 'illegal-moves'],
  ])('%p is refused as %s', (text, code) => {
    expect(readShareCode(text, gameOf)).toEqual({ ok: false, code });
  });

  it('with a right checksum over wrong contents is damaged all the same', () => {
    expect(readShareCode(withChecksum([0, 9]), gameOf)).toEqual({ ok: false, code: 'damaged' });
    expect(readShareCode(withChecksum([0, 0, 0, 0]), gameOf)).toEqual({ ok: false, code: 'damaged' });
  });

  it('drops fields of a config that the game does not know', () => {
    const code = shareCode({ ...GAME, config: { ...classic.defaults, smuggled: true } });
    expect(readShareCode(code, gameOf)).toMatchObject({ ok: true, value: { config: classic.defaults } });
  });

  it('is read from any text without a throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.base64String().map((body) => `OXS1.${body}`),
        ),
        (text) => {
          expect(readShareCode(text, gameOf).ok).toBe(false);
        },
      ),
    );
  });
});

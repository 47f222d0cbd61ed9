import fc from 'fast-check';

import { complete } from '@/engine/core';
import {
  ID_PROBLEMS,
  TIER_IDS,
  generate,
  importPuzzle,
  readId,
  writePuzzleId,
  writeSeedId,
  type Config,
} from '@/engine/cipher';

import { grid, puzzle } from '../../support/exhaust';

const DESCRIBED: readonly (readonly [string, Config])[] = [
  ['PC1:1x2:2:AB:0:TBA', puzzle('AB', 2, { kind: 'match', target: [1, 0] })],
  [
    'PC1:3x3:3:ABCBCACAB:10:TBACBCACAB',
    puzzle('ABC/BCA/CAB', 3, { kind: 'match', target: grid('BAC/BCA/CAB').cells }, [4]),
  ],
  ['PC1:2x3:2:AABBBA:21:RNT', puzzle('AAB/BBA', 2, { kind: 'rules', rules: ['NO_TOUCH'] }, [0, 5])],
  [
    'PC1:4x4:2:BBAAAAAABAABBBBB:8:RN3EREC',
    puzzle('BBAA/AAAA/BAAB/BBBB', 2, { kind: 'rules', rules: ['NO_THREE', 'EVEN_ROWS', 'EVEN_COLS'] }, [3]),
  ],
  ['PC1:2x2:5:ABCD:0:CEEEE', puzzle('AB/CD', 5, { kind: 'cycle', target: [4, 4, 4, 4] })],
];

describe('ids', () => {
  it.each(DESCRIBED)('%s describes a whole puzzle, both ways', (id, config) => {
    expect(writePuzzleId(config)).toBe(id);
    expect(readId(id)).toEqual({ ok: true, value: { kind: 'puzzle', config } });
  });

  it('name a tier and a seed, both ways', () => {
    expect(writeSeedId('M4', 'k3f9a')).toBe('PC1.M4#k3f9a');
    expect(readId('PC1.M4#k3f9a')).toEqual({ ok: true, value: { kind: 'seed', tier: 'M4', seed: 'k3f9a' } });
  });

  it('describe every generated puzzle so that it reads back', () => {
    for (const tier of TIER_IDS) {
      const made = complete(generate(tier, 'round-trip'));
      if (!made.ok) throw new Error(made.code);
      const { config } = made.value;
      expect(readId(writePuzzleId(config))).toEqual({ ok: true, value: { kind: 'puzzle', config } });
    }
  });

  const WRONG: readonly (readonly [string, string])[] = [
    ['not-an-id', ''],
    ['not-an-id', 'hello'],
    ['not-an-id', 'PC1'],
    ['not-an-id', ' PC1.M4#x'],
    ['not-an-id', `PC1:1x2:2:AB:0:T${'B'.repeat(200)}`],
    ['unknown-version', 'PC2.M4#x'],
    ['unknown-version', 'PC01:1x2:2:AB:0:TBA'],
    ['unknown-tier', 'PC1.M7#x'],
    ['unknown-tier', 'PC1.m4#x'],
    ['bad-seed', 'PC1.M4#'],
    ['bad-seed', 'PC1.M4#X'],
    ['bad-seed', `PC1.M4#${'x'.repeat(33)}`],
    ['wrong-number-of-parts', 'PC1.M4'],
    ['wrong-number-of-parts', 'PC1:1x2:2:AB:TBA'],
    ['wrong-number-of-parts', 'PC1:1x2:2:AB:0:TBA:0'],
    ['bad-size', 'PC1:0x2:2:AB:0:TBA'],
    ['bad-size', 'PC1:7x1:2:AB:0:TBA'],
    ['bad-size', 'PC1:6x6:2:AB:0:TBA'],
    ['bad-size', 'PC1:12:2:AB:0:TBA'],
    ['bad-symbol-count', 'PC1:1x2:1:AB:0:TBA'],
    ['bad-symbol-count', 'PC1:1x2:x:AB:0:TBA'],
    ['bad-start', 'PC1:1x2:2:ABA:0:TBA'],
    ['bad-start', 'PC1:1x2:2:AC:0:TCA'],
    ['bad-start', 'PC1:1x2:2:a☃:0:TBA'],
    ['bad-locks', 'PC1:1x2:2:AB:4:TBA'],
    ['bad-locks', 'PC1:1x2:2:AB:00:TBA'],
    ['bad-locks', 'PC1:1x2:2:AB:A:TBA'],
    ['bad-locks', 'PC1:1x2:2:AB::TBA'],
    ['bad-target', 'PC1:1x2:2:AB:0:TB'],
    ['bad-target', 'PC1:1x2:2:AB:0:CAC'],
    ['unknown-goal', 'PC1:1x2:2:AB:0:XBA'],
    ['unknown-goal', 'PC1:1x2:2:AB:0:'],
    ['unknown-rule', 'PC1:1x2:2:AB:0:RXX'],
    ['unknown-rule', 'PC1:1x2:2:AB:0:RNTN'],
    ['rules-not-allowed', 'PC1:1x2:2:AB:0:R'],
    ['rules-not-allowed', 'PC1:1x2:2:AB:0:RNTNT'],
    ['rules-not-allowed', 'PC1:3x3:3:ABCBCACAB:0:RECER'],
    ['rules-not-allowed', 'PC1:3x3:3:ABCBCACAB:0:RLRTB'],
    ['rules-need-other-tiles', 'PC1:1x3:2:AAA:0:RNT'],
    ['symbols-not-prime', 'PC1:1x2:4:AB:0:CBA'],
    ['target-needs-other-tiles', 'PC1:1x2:2:AB:0:TBB'],
    ['locked-tile-off-target', 'PC1:1x2:2:AB:1:TBA'],
    ['nothing-moves', 'PC1:1x4:2:AABB:6:RNT'],
  ];

  it.each(WRONG)('refuse with %s: %s', (code, text) => {
    expect(readId(text)).toEqual({ ok: false, code });
  });

  it('have an example above for every code', () => {
    expect([...new Set(WRONG.map(([code]) => code))].sort()).toEqual([...ID_PROBLEMS].sort());
  });

  it('have one spelling, and never throw', () => {
    const soup = fc.stringMatching(/^PC1[.:][0-9a-fx:#TRCABNEM-]{0,30}$/);
    const mutated = fc
      .tuple(
        fc.constantFrom(...DESCRIBED.map(([id]) => id)),
        fc.nat(40),
        fc.constantFrom(...'0123ABCDx:abfTRC'),
      )
      .map(([id, at, letter]) => id.slice(0, at) + letter + id.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(fc.string(), soup, mutated), (text) => {
        const read = readId(text);
        if (!read.ok) return;
        const { value } = read;
        expect(
          value.kind === 'seed' ? writeSeedId(value.tier, value.seed) : writePuzzleId(value.config),
        ).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('importPuzzle', () => {
  it('proves par itself', () => {
    expect(complete(importPuzzle('PC1:1x6:6:FEDCBA:0:TABCDEF'))).toMatchObject({
      ok: true,
      value: { id: 'PC1:1x6:6:FEDCBA:0:TABCDEF', par: 15, tier: null },
    });
  });

  it('generates from a seed', () => {
    expect(complete(importPuzzle('PC1.R3#x'))).toEqual(complete(generate('R3', 'x')));
  });

  it.each([
    ['not-an-id', 'hello'],
    ['already-solved', 'PC1:1x2:2:AB:0:TAB'],
    ['already-solved', 'PC1:1x2:2:AB:0:RNT'],
    ['unsolvable', 'PC1:2x4:2:ABABABAB:9:RLR'],
    ['unsolvable', 'PC1:4x4:2:AAAAAAAAAAAAAAAA:0:CBAAAAAAAAAAAAAAA'],
    ['too-hard', 'PC1:5x5:6:FFFFEEEEDDDDCCCCBBBBAAAAA:0:TAAAAABBBBCCCCDDDDEEEEFFFF'],
  ])('refuses with %s: %s', (code, id) => {
    expect(complete(importPuzzle(id))).toEqual({ ok: false, code });
  });
});

import fc from 'fast-check';

import { CELLS, ENCHANTED_REFUSALS, cell, enchanted, type EnchantedState } from '@/engine';
import {
  NO_DRAFT,
  SKILLS,
  chooseLine,
  chooseSkill,
  drag,
  linesToChoose,
  skillProblem,
  targetsOf,
  touch,
  type Draft,
  type Step,
} from '@/components/enchanted/draft';
import { isMessage } from '@/components/i18n';

import { position } from '../../support/enchantedPosition';

/** Touches cells one after another; the last step is returned. */
function touching(state: EnchantedState, from: Draft, ...cells: readonly number[]): Step {
  return cells.reduce<Step>(
    (step, at) => touch(state, step.kind === 'draft' ? step.draft : NO_DRAFT, cell(at)),
    { kind: 'draft', draft: from },
  );
}

const using = (deed: Draft['deed']): Draft => ({ ...NO_DRAFT, deed });
const played = (step: Step) => (step.kind === 'play' ? enchanted.write(step.action) : step);

describe('a draft', () => {
  const state = position({ board: 'X... .... ..O. ...O', energies: [4, 0] });

  it.each([
    ['place', [5], 'b2'],
    ['seal', [5], 'seal b2'],
    ['shift', [0, 1], 'shift a1-b1'],
    ['disrupt', [10], 'disrupt c3'],
    ['double', [5, 3], 'double d1+b2'],
  ] as const)('becomes %s by touching %j', (deed, cells, text) => {
    expect(played(touching(state, using(deed), ...cells))).toBe(text);
  });

  it.each([
    ['place', [10], 'not-empty'],
    ['seal', [0], 'not-empty'],
    ['shift', [10], 'not-your-piece'],
    ['shift', [0, 5], 'not-adjacent'],
    ['disrupt', [0], 'not-opponent-piece'],
    ['disrupt', [1], 'not-opponent-piece'],
    ['double', [0], 'not-empty'],
    ['double', [5, 6], 'adjacent'],
  ] as const)('of %s refuses %j as %s', (deed, cells, code) => {
    expect(touching(state, using(deed), ...cells)).toEqual({ kind: 'refused', code });
  });

  it('begins a shift when a piece of one’s own is touched, and again from another piece', () => {
    const two = position({ board: 'X... ..X. .... ....', energies: [2, 0] });
    expect(touching(two, NO_DRAFT, 0)).toMatchObject({ draft: { deed: 'shift', cells: [0] } });
    expect(touching(two, NO_DRAFT, 0, 6)).toMatchObject({ draft: { deed: 'shift', cells: [6] } });
    expect(played(touching(two, NO_DRAFT, 0, 6, 7))).toBe('shift c2-d2');
  });

  it('takes a touched cell back', () => {
    expect(touching(state, using('double'), 5, 5)).toMatchObject({ draft: using('double') });
    expect(touching(state, NO_DRAFT, 0, 0)).toMatchObject({ draft: NO_DRAFT });
  });

  it('says that a piece has no room, or that energy is short', () => {
    const cornered = position({ board: 'XO.. O... .... ....', energies: [2, 0] });
    expect(touching(cornered, using('shift'), 0)).toEqual({ kind: 'refused', code: 'no-room' });
    const poor = position({ board: 'X... .... .... ....' });
    expect(drag(poor, cell(0), cell(1))).toEqual({ kind: 'refused', code: 'no-energy' });
    expect(touching(poor, using('shift'), 0)).toEqual({ kind: 'refused', code: 'no-energy' });
  });
});

describe('several lines', () => {
  const cross = position({ board: '.X.. X.X. .X.. ....' });
  const asked = touching(cross, NO_DRAFT, 5);

  it('are asked about, and one is chosen by touching a cell only it has', () => {
    expect(asked.kind).toBe('draft');
    expect(played(touching(cross, NO_DRAFT, 5, 9))).toBe('b2 clear b1-b2-b3');
    expect(touching(cross, NO_DRAFT, 5, 15)).toEqual({ kind: 'refused', code: 'line-not-formed' });
  });

  it('stay open while a touch fits more than one', () => {
    const narrowed = touching(cross, NO_DRAFT, 5, 5);
    expect(narrowed.kind === 'draft' && linesToChoose(cross, narrowed.draft)).toHaveLength(2);
    expect(played(touching(cross, NO_DRAFT, 5, 5, 4))).toBe('b2 clear a2-b2-c2');
  });

  it('can be named whole', () => {
    const draft = asked.kind === 'draft' ? asked.draft : NO_DRAFT;
    const [first] = linesToChoose(cross, draft);
    expect(played(chooseLine(cross, draft, first!))).toBe('b2 clear a2-b2-c2');
  });
});

describe('skills', () => {
  it('say why they cannot be used', () => {
    const state = position({ board: 'X... .... .... ...*', energies: [3, 0] });
    expect(SKILLS.map((skill) => skillProblem(state, skill))).toEqual([null, null, 'no-target', 'no-energy']);
  });

  it('are put down by choosing them again', () => {
    const state = position({ board: 'X... .... .... ...O', energies: [3, 0] });
    expect(chooseSkill(state, NO_DRAFT, 'seal')).toEqual({ kind: 'draft', draft: using('seal') });
    expect(chooseSkill(state, using('seal'), 'seal')).toEqual({ kind: 'draft', draft: NO_DRAFT });
    expect(chooseSkill(state, NO_DRAFT, 'double')).toEqual({ kind: 'refused', code: 'no-energy' });
  });
});

it('touching lit cells leads to a legal action, and every legal action can be reached', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (choices) => {
      let state = enchanted.start({ start: 'fair' });
      for (const choice of choices) {
        const legal = enchanted.legal(state);
        if (legal.length === 0) break;
        const next = enchanted.play(state, legal[choice % legal.length]!);
        state = next.ok ? next.value : state;
      }
      const reached = new Set<string>();
      const follow = (draft: Draft, depth: number): void => {
        for (const at of targetsOf(state, draft)) {
          const step = touch(state, draft, at);
          if (step.kind === 'play') reached.add(enchanted.write(step.action));
          else if (step.kind === 'draft' && depth < 5) follow(step.draft, depth + 1);
          else expect(step.kind).not.toBe('refused');
        }
      };
      (['place', ...SKILLS] as const).forEach((deed) => follow(using(deed), 0));
      const wanted = enchanted.legal(state).filter(({ kind }) => kind !== 'pass');
      expect([...reached].sort()).toEqual(wanted.map(enchanted.write).sort());
    }),
    { numRuns: 60 },
  );
});

it('whatever is touched, refused drafts have words', () => {
  for (const code of [...ENCHANTED_REFUSALS, 'no-target', 'no-room'])
    expect(isMessage(`refusal.${code}`)).toBe(true);
  expect(CELLS).toHaveLength(16);
});

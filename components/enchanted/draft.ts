import {
  RULES,
  enchanted,
  lineChoice,
  unreachable,
  type Cell,
  type EnchantedAction,
  type EnchantedRefusal,
  type EnchantedState,
  type Line,
} from '@/engine';

export const SKILLS = ['seal', 'shift', 'disrupt', 'double'] as const;
export type Skill = (typeof SKILLS)[number];

/** What a turn is spent on: a skill, or a plain placement. */
export type Deed = 'place' | Skill;

/** Why a touch leads nowhere: the rules' own codes, and two that only arise halfway through an action. */
export type DraftRefusal = EnchantedRefusal | 'no-target' | 'no-room';

/** An action half said: what it is, the cells touched so far, and touches that narrow the line to clear. */
export interface Draft {
  readonly deed: Deed;
  readonly cells: readonly Cell[];
  readonly lineCells: readonly Cell[];
}

/** Nothing said yet: the next touch places a piece. */
export const NO_DRAFT: Draft = { deed: 'place', cells: [], lineCells: [] };

/** What a touch makes of a draft. */
export type Step =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'play'; readonly action: EnchantedAction }
  | { readonly kind: 'refused'; readonly code: DraftRefusal };

/** How many cells an action of each kind names. */
const CELLS_NAMED = { place: 1, seal: 1, shift: 2, disrupt: 1, double: 2 } as const satisfies Record<
  Deed,
  number
>;

function cellsOf(action: EnchantedAction): readonly Cell[] {
  switch (action.kind) {
    case 'place':
    case 'seal':
    case 'disrupt':
      return [action.cell];
    case 'shift':
      return [action.from, action.to];
    case 'double':
      return action.cells;
    case 'pass':
      return [];
    default:
      return unreachable(action);
  }
}

function continues(action: EnchantedAction, { deed, cells, lineCells }: Draft): boolean {
  if (action.kind !== deed) return false;
  const named = cellsOf(action);
  // The two cells of a double may be touched in either order; a shift goes from the first to the second.
  const fits =
    deed === 'double' ? cells.every((at) => named.includes(at)) : cells.every((at, i) => at === named[i]);
  return fits && lineCells.every((at) => lineChoice(action)?.includes(at) ?? false);
}

/** The legal actions a draft can still become. */
function optionsOf(state: EnchantedState, draft: Draft): readonly EnchantedAction[] {
  return enchanted.legal(state).filter((action) => continues(action, draft));
}

function isFull({ deed, cells }: Draft): boolean {
  return cells.length === CELLS_NAMED[deed];
}

/** The formed lines to choose from, once everything else about the action is said. */
export function linesToChoose(state: EnchantedState, draft: Draft): readonly Line[] {
  if (!isFull(draft)) return [];
  return optionsOf(state, draft)
    .map(lineChoice)
    .filter((line) => line !== undefined);
}

/** The cells whose touch takes a draft further. */
export function targetsOf(state: EnchantedState, draft: Draft): readonly Cell[] {
  const lines = linesToChoose(state, draft);
  if (lines.length > 0) return [...new Set(lines.flat())];
  const next = optionsOf(state, draft).flatMap((action) => {
    const named = cellsOf(action);
    if (draft.deed === 'double') return named.filter((at) => !draft.cells.includes(at));
    return named.slice(draft.cells.length, draft.cells.length + 1);
  });
  return [...new Set(next)];
}

/** Why a skill cannot be used now, if it cannot. */
export function skillProblem(
  state: EnchantedState,
  skill: Skill,
): 'game-over' | 'no-energy' | 'no-target' | null {
  if (state.result !== null) return 'game-over';
  if (state.energies[state.current] < RULES.costs[skill]) return 'no-energy';
  return optionsOf(state, { ...NO_DRAFT, deed: skill }).length > 0 ? null : 'no-target';
}

/** What the rules have against the last cell of a draft that no legal action continues. */
function refusalOf(state: EnchantedState, { deed, cells }: Draft): DraftRefusal {
  const [first, second] = cells as readonly [Cell, Cell?];
  const refusedAs = (action: EnchantedAction): DraftRefusal => {
    const played = enchanted.play(state, action);
    return played.ok ? 'no-target' : played.code;
  };
  switch (deed) {
    case 'place':
    case 'seal':
    case 'disrupt':
      return refusedAs({ kind: deed, cell: first });
    case 'shift':
      if (second !== undefined) return refusedAs({ kind: 'shift', from: first, to: second });
      if (state.energies[state.current] < RULES.costs.shift) return 'no-energy';
      return state.board[first] === state.current ? 'no-room' : 'not-your-piece';
    case 'double':
      if (second !== undefined) return refusedAs({ kind: 'double', cells: [first, second] });
      return refusedAs({ kind: 'place', cell: first });
    default:
      return unreachable(deed);
  }
}

/** The draft as it stands: an action if nothing is left to say, a refusal if nothing can come of it. */
function settled(state: EnchantedState, draft: Draft): Step {
  const options = optionsOf(state, draft);
  const [action] = options;
  if (action === undefined) return { kind: 'refused', code: refusalOf(state, draft) };
  if (isFull(draft) && options.length === 1) return { kind: 'play', action };
  return { kind: 'draft', draft };
}

function shiftFrom(state: EnchantedState, from: Cell): Draft | null {
  const draft: Draft = { deed: 'shift', cells: [from], lineCells: [] };
  return state.board[from] === state.current && optionsOf(state, draft).length > 0 ? draft : null;
}

/** Takes up a skill, or puts it down again if it is the one in hand. */
export function chooseSkill(state: EnchantedState, draft: Draft, skill: Skill): Step {
  if (draft.deed === skill) return { kind: 'draft', draft: NO_DRAFT };
  const problem = skillProblem(state, skill);
  if (problem !== null) return { kind: 'refused', code: problem };
  return { kind: 'draft', draft: { ...NO_DRAFT, deed: skill } };
}

/**
 * What touching a cell does to a draft. Touching a chosen cell takes it back; touching a piece of
 * one's own that can move begins a shift, or begins it again from there.
 */
export function touch(state: EnchantedState, draft: Draft, at: Cell): Step {
  if (linesToChoose(state, draft).length > 0) {
    const narrowed = settled(state, { ...draft, lineCells: [...draft.lineCells, at] });
    return narrowed.kind === 'refused' ? { kind: 'refused', code: 'line-not-formed' } : narrowed;
  }
  if (draft.cells.includes(at)) {
    const cells = draft.cells.filter((chosen) => chosen !== at);
    return { kind: 'draft', draft: draft.deed === 'shift' ? NO_DRAFT : { ...draft, cells } };
  }
  const shifting = draft.deed === 'shift' || draft.deed === 'place' ? shiftFrom(state, at) : null;
  if (shifting !== null) return { kind: 'draft', draft: shifting };
  return settled(state, { ...draft, cells: [...draft.cells, at] });
}

/** A piece dragged onto another cell: a shift said in one gesture. */
export function drag(state: EnchantedState, from: Cell, to: Cell): Step {
  return settled(state, { deed: 'shift', cells: [from, to], lineCells: [] });
}

/** One of the formed lines, named as a whole. */
export function chooseLine(state: EnchantedState, draft: Draft, line: Line): Step {
  return settled(state, { ...draft, lineCells: line });
}

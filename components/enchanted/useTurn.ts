import { useState } from 'react';

import {
  arrivals,
  describeTurn,
  enchanted,
  type Cell,
  type EnchantedAction,
  type EnchantedState,
  type Line,
} from '@/engine';
import { useKeys } from '@/components/board';
import { t } from '@/components/i18n';

import {
  NO_DRAFT,
  SKILLS,
  chooseLine,
  chooseSkill,
  drag,
  linesToChoose,
  targetsOf,
  touch,
  type Draft,
  type Skill,
  type Step,
} from './draft';
import { SKILL_KEYS } from './skillKeys';
import { turnPreview } from './turnWords';

export interface TurnOptions {
  /** The position's name: a draft is gone when the position is. */
  readonly at: string;
  readonly state: EnchantedState;
  readonly interactive: boolean;
  readonly onMove: (text: string) => void;
  /** Says why a touch led nowhere; null takes it back. */
  readonly onRefuse: (code: string | null) => void;
}

/** What is being looked at without being played: some words, and where pieces would stand. */
interface Look {
  readonly words: string;
  readonly ghosts: readonly Cell[];
}

interface Kept {
  readonly at: string;
  readonly draft: Draft;
  readonly look: Look | null;
}

export interface Turn {
  readonly draft: Draft;
  readonly drafting: boolean;
  readonly lines: readonly Line[];
  /** Cells to light up: only while something other than a plain placement is being chosen. */
  readonly targets: readonly Cell[];
  readonly ghosts: readonly Cell[];
  /** What to do next, in a sentence. */
  readonly prompt: string | null;
  readonly touch: (cell: Cell) => void;
  readonly hold: (cell: Cell) => void;
  readonly drop: (from: Cell, to: Cell) => void;
  readonly choose: (skill: Skill) => void;
  readonly use: (skill: Skill, cell: Cell) => void;
  readonly explain: (skill: Skill) => void;
  readonly clear: (line: Line) => void;
  readonly cancel: () => void;
}

function promptFor(draft: Draft, lines: readonly Line[]): string | null {
  if (lines.length > 0) return t('enchanted.prompt.line');
  const begun = draft.cells.length > 0;
  switch (draft.deed) {
    case 'place':
      return null;
    case 'shift':
      return t(begun ? 'enchanted.prompt.shiftTo' : 'enchanted.prompt.shift');
    case 'double':
      return t(begun ? 'enchanted.prompt.doubleTo' : 'enchanted.prompt.double');
    default:
      return t(`enchanted.prompt.${draft.deed}`);
  }
}

/** Where the pieces of a half-made action would stand. */
function standing({ deed, cells }: Draft): readonly Cell[] {
  if (deed === 'shift') return cells.slice(1);
  return deed === 'place' || deed === 'double' ? cells : [];
}

/** What an action would bring about, told without playing it. */
function foretold(state: EnchantedState, action: EnchantedAction): string {
  const after = enchanted.play(state, action);
  return after.ok ? turnPreview(describeTurn(state, action, after.value)) : '';
}

/** Touches, drags, keys and skills, put together into actions of whoever is to move. */
export function useTurn({ at, state, interactive, onMove, onRefuse }: TurnOptions): Turn {
  const [kept, setKept] = useState<Kept>({ at, draft: NO_DRAFT, look: null });
  const draft = kept.at === at && interactive ? kept.draft : NO_DRAFT;
  const look = kept.at === at ? kept.look : null;
  const lines = linesToChoose(state, draft);
  const drafting = draft.deed !== 'place' || draft.cells.length > 0;

  const keep = (next: Draft) => {
    setKept({ at, draft: next, look: null });
    onRefuse(null);
  };
  const show = (words: string, ghosts: readonly Cell[] = []) => {
    setKept({ at, draft, look: { words, ghosts } });
    onRefuse(null);
  };
  const take = (step: () => Step) => {
    if (!interactive) return onRefuse(state.result === null ? 'not-your-turn' : 'game-over');
    const taken = step();
    if (taken.kind === 'draft') return keep(taken.draft);
    if (taken.kind === 'refused') return onRefuse(taken.code);
    setKept({ at, draft: NO_DRAFT, look: null });
    return onMove(enchanted.write(taken.action));
  };
  const choose = (skill: Skill) => take(() => chooseSkill(state, draft, skill));
  const cancel = () => keep(NO_DRAFT);

  const hold = (cell: Cell) => {
    if (!interactive) return;
    const step = touch(state, draft, cell);
    if (step.kind === 'refused') return onRefuse(step.code);
    if (step.kind === 'play') {
      const what = foretold(state, step.action);
      return show(t('enchanted.preview', { what }), arrivals(step.action));
    }
    const count = linesToChoose(state, step.draft).length;
    const what = count > 0 ? t('enchanted.previewLines', { count }) : t('enchanted.previewMore');
    show(t('enchanted.preview', { what }), standing(step.draft));
  };

  useKeys({
    ...Object.fromEntries(SKILLS.map((skill) => [SKILL_KEYS[skill], () => choose(skill)])),
    // The key Double had before it had one that can be guessed.
    p: () => choose('double'),
    Escape: cancel,
  });

  return {
    draft,
    drafting,
    lines,
    targets: interactive && drafting ? targetsOf(state, draft) : [],
    ghosts: look?.ghosts ?? standing(draft),
    prompt: look?.words ?? promptFor(draft, lines),
    touch: (cell) => take(() => touch(state, draft, cell)),
    hold,
    drop: (from, to) => take(() => drag(state, from, to)),
    choose,
    use: (skill, cell) => take(() => touch(state, { ...NO_DRAFT, deed: skill }, cell)),
    explain: (skill) => show(t(`enchanted.does.${skill}`)),
    clear: (line) => take(() => chooseLine(state, draft, line)),
    cancel,
  };
}

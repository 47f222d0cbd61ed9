import { arrivals, departure, enchanted, type Cell, type EnchantedAction } from '@/engine';

/** The cells an action is about: where pieces arrive or leave, or what is sealed. */
export function cellsOfAction(action: EnchantedAction): readonly Cell[] {
  const left = departure(action);
  const sealed = action.kind === 'seal' ? [action.cell] : [];
  return [...arrivals(action), ...sealed, ...(left === null ? [] : [left])];
}

/** The cells a move's text is about. */
export function cellsOfMove(text: string | null): readonly Cell[] {
  const action = text === null ? undefined : enchanted.read(text);
  return action?.ok ? cellsOfAction(action.value) : [];
}

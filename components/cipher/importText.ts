import { IMPORT_PROBLEMS, type ImportProblem } from '@/engine/cipher';
import { t } from '@/components/i18n';

/** Why there is no puzzle: something about its id, or something else. */
export type PuzzleTrouble = ImportProblem | 'other';

/** A thinker's code as trouble that there are words for. */
export function troubleOf(code: string): PuzzleTrouble {
  return IMPORT_PROBLEMS.find((problem) => problem === code) ?? 'other';
}

/** What is wrong with an id and what to do, in one sentence. */
export function importText(trouble: PuzzleTrouble): string {
  return t(`cipher.import.${trouble}`);
}

/** The id in what somebody pasted: the id itself, or a link that ends in it. */
export function idIn(pasted: string): string {
  const text = pasted.trim();
  const link = /puzzle\/(\S+)/.exec(text)?.[1];
  if (link === undefined) return text;
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

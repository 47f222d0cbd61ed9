import { saysFull } from './keyValue';
import type { Unreadable } from './slice';

/** What a person should be told about their data. */
export type StorageProblem =
  | {
      readonly kind: 'set-aside';
      readonly slice: string;
      readonly backupKey: string;
      readonly why: Unreadable;
    }
  | { readonly kind: 'full'; readonly slice: string }
  /** Text that cannot be read stands in the way, and there is no room to set it aside. */
  | { readonly kind: 'stuck'; readonly slice: string }
  | { readonly kind: 'failed'; readonly slice: string };

/** The problems that stand, each told once. */
export interface Problems {
  report(problem: StorageProblem): void;
  reportError(slice: string, error: unknown): void;
  /** Text that is known to be unreadable could not be set aside. */
  reportUnmoved(slice: string, error: unknown): void;
  /** The slice has been written after all; a later failure is news again. */
  writtenNow(slice: string): void;
  forget(isChosen: (slice: string) => boolean): void;
  standing(): readonly StorageProblem[];
  subscribe(listener: (problem: StorageProblem) => void): () => void;
}

/** A list of problems, empty. */
export function createProblems(): Problems {
  let problems: readonly StorageProblem[] = [];
  const listeners = new Set<(problem: StorageProblem) => void>();

  function report(problem: StorageProblem): void {
    const told = problems.some(
      ({ kind, slice }) => kind !== 'set-aside' && kind === problem.kind && slice === problem.slice,
    );
    if (told) return;
    problems = [...problems, problem];
    for (const listener of [...listeners]) listener(problem);
  }

  return {
    report,
    reportError: (slice, error) => report({ kind: saysFull(error) ? 'full' : 'failed', slice }),
    reportUnmoved: (slice, error) => report({ kind: saysFull(error) ? 'stuck' : 'failed', slice }),
    writtenNow(slice) {
      problems = problems.filter((problem) => problem.slice !== slice || problem.kind === 'set-aside');
    },
    forget(isChosen) {
      problems = problems.filter((problem) => !isChosen(problem.slice));
    },
    standing: () => problems,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

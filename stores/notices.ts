import { create } from 'zustand';

import { storage, type StorageProblem } from '@/platform/storage';

/** Something a person must be told about their saved data. What was set aside is told together. */
export type Notice =
  | { readonly kind: 'set-aside'; readonly slices: readonly string[] }
  | { readonly kind: 'full' }
  | { readonly kind: 'failed' };

interface Notices {
  readonly waiting: readonly Notice[];
  /** Kinds already told: a full disk is said once, not at every move. */
  readonly told: readonly Notice['kind'][];
}

export const useNotices = create<Notices>()(() => ({ waiting: [], told: [] }));

function tellSetAside(slice: string): void {
  // Pages of one part are one thing to whoever reads it.
  const [part = slice] = slice.split('/');
  useNotices.setState(({ waiting }) => {
    const standing = waiting.find((notice) => notice.kind === 'set-aside');
    if (!standing) return { waiting: [...waiting, { kind: 'set-aside', slices: [part] }] };
    if (standing.slices.includes(part)) return { waiting };
    const longer = { ...standing, slices: [...standing.slices, part] };
    return { waiting: waiting.map((notice) => (notice === standing ? longer : notice)) };
  });
}

function tell({ kind, slice }: StorageProblem): void {
  if (kind === 'set-aside') return tellSetAside(slice);
  const { waiting, told } = useNotices.getState();
  if (told.includes(kind)) return;
  useNotices.setState({ waiting: [...waiting, { kind }], told: [...told, kind] });
}

/** The notice on show has been read. */
export function dismissNotice(): void {
  useNotices.setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
}

/** Passes on what storage met while it opened, and whatever it meets from now on. */
export function watchStorage(): void {
  storage.problems().forEach(tell);
  storage.subscribe(tell);
}

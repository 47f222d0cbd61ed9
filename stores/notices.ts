import { create } from 'zustand';

import { storage, type StorageProblem } from '@/platform/storage';

/** Something a person must be told about their saved data. What was set aside is told together. */
export type Notice =
  | { readonly kind: 'set-aside'; readonly slices: readonly string[] }
  /** Unreadable text that could be given up to make room. */
  | { readonly kind: 'stuck'; readonly slices: readonly string[] }
  | { readonly kind: 'full' }
  | { readonly kind: 'failed' };

type Told = Extract<Notice, { readonly slices: unknown }>;

interface Notices {
  readonly waiting: readonly Notice[];
  /** Kinds already told: a full disk is said once, not at every move. */
  readonly told: readonly Notice['kind'][];
}

export const useNotices = create<Notices>()(() => ({ waiting: [], told: [] }));

function tellTogether(kind: Told['kind'], slice: string): void {
  useNotices.setState(({ waiting }) => {
    const standing = waiting.find((notice): notice is Told => notice.kind === kind);
    if (!standing) return { waiting: [...waiting, { kind, slices: [slice] }] };
    if (standing.slices.includes(slice)) return { waiting };
    const longer = { ...standing, slices: [...standing.slices, slice] };
    return { waiting: waiting.map((notice) => (notice === standing ? longer : notice)) };
  });
}

function tell({ kind, slice }: StorageProblem): void {
  // Pages of one part are one thing to whoever reads it.
  if (kind === 'set-aside') return tellTogether(kind, slice.split('/')[0] ?? slice);
  if (kind === 'stuck') return tellTogether(kind, slice);
  const { waiting, told } = useNotices.getState();
  if (told.includes(kind)) return;
  useNotices.setState({ waiting: [...waiting, { kind }], told: [...told, kind] });
}

/** The notice on show has been read. */
export function dismissNotice(): void {
  useNotices.setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
}

/** Gives up the unreadable texts that the notice on show is about. */
export async function discardStuck(): Promise<void> {
  const [notice] = useNotices.getState().waiting;
  if (notice?.kind !== 'stuck') return;
  dismissNotice();
  for (const slice of notice.slices) await storage.discardStuck(slice);
}

/** Passes on what storage met while it opened, and whatever it meets from now on. */
export function watchStorage(): void {
  storage.problems().forEach(tell);
  storage.subscribe(tell);
}

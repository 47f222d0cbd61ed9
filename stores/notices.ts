import { create } from 'zustand';

import { storage, type StorageProblem } from '@/platform/storage';

/** Something a person must be told about their saved data. */
export type Notice = StorageProblem;

interface Notices {
  readonly waiting: readonly Notice[];
  /** Kinds already told: a full disk is said once, not at every move. */
  readonly told: readonly string[];
}

export const useNotices = create<Notices>()(() => ({ waiting: [], told: [] }));

const nameOf = (notice: Notice) => `${notice.kind} ${notice.slice}`;

function tell(notice: Notice): void {
  const { waiting, told } = useNotices.getState();
  if (told.includes(nameOf(notice))) return;
  useNotices.setState({ waiting: [...waiting, notice], told: [...told, nameOf(notice)] });
}

export function dismissNotice(): void {
  useNotices.setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
}

/** Passes on what storage met while it opened, and whatever it meets from now on. */
export function watchStorage(): void {
  storage.problems().forEach(tell);
  storage.subscribe(tell);
}

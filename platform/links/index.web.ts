import type { JoinLink } from '@/engine/nearby';

/** The link that opens a shared game, here where the app was opened. */
export function importLink(code: string): string {
  return `${window.location.origin}/import/${code}`;
}

/** The link that opens a puzzle, here where the app was opened. */
export function puzzleLink(id: string): string {
  return `${window.location.origin}/puzzle/${encodeURIComponent(id)}`;
}

const SECRET = /^#join=([0-9a-f]{32})$/;
/** Read when the app opens: the router is free to change the address afterwards. */
const [, secret] = SECRET.exec(typeof window === 'undefined' ? '' : window.location.hash) ?? [];

/** The table whose page this is, and the secret of its QR code if the page was opened by that. */
export function tableHere(): JoinLink | null {
  const served = document.querySelector('meta[name="oxs-table"]') !== null;
  return served || secret !== undefined ? { place: window.location.host, code: secret ?? null } : null;
}

/** A browser has no such place. */
export function openSystemSettings(): void {}

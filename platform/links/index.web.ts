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

const PHONE = /Android|iPhone|iPad/;

/** Hands a table to the app, where this is not it already and the device may have it. */
export const openInApp: ((table: JoinLink) => void) | null =
  typeof navigator !== 'undefined' && PHONE.test(navigator.userAgent)
    ? ({ place, code }) => {
        const params = new URLSearchParams({ place, ...(code !== null && { secret: code }) });
        window.location.href = `oxs://nearby/join?${params.toString()}`;
      }
    : null;

export const hasSystemSettings = false;

/** A browser has no such place. */
export function openSystemSettings(): void {}

import { Linking } from 'react-native';

import type { JoinLink } from '@/engine/nearby';

/** The link that opens a shared game in the app. */
export function importLink(code: string): string {
  return `oxs://import/${code}`;
}

/** The link that opens a puzzle in the app. */
export function puzzleLink(id: string): string {
  return `oxs://puzzle/${encodeURIComponent(id)}`;
}

/** The table whose page this is: none, because an app is not a page. */
export function tableHere(): JoinLink | null {
  return null;
}

/** Hands a table to the app, where this is not it already and the device may have it. */
export const openInApp: ((table: JoinLink) => void) | null = null;

export const hasSystemSettings = true;

/** Opens what the system lets a person decide about this app. */
export function openSystemSettings(): void {
  void Linking.openSettings();
}

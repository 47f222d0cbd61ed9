import { decodeEntry, type Entry } from './chain';
import type { NearbyGames } from './games';

/** One entry as a line of a journal file. */
export function journalLine(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** What a journal holds, and how many of its characters are sound. */
export interface Journal {
  readonly entries: readonly Entry[];
  readonly soundLength: number;
}

/**
 * Reads a journal up to the first line that is no entry or does not end. A write that was cut short
 * leaves such a line, always the last one; the writer cuts it off before it goes on.
 */
export function readJournal(text: string, games: NearbyGames): Journal {
  const entries: Entry[] = [];
  let soundLength = 0;
  for (;;) {
    const end = text.indexOf('\n', soundLength);
    if (end < 0) return { entries, soundLength };
    let parsed: unknown;
    try {
      parsed = JSON.parse(text.slice(soundLength, end));
    } catch {
      return { entries, soundLength };
    }
    const entry = decodeEntry(parsed, games);
    if (entry === undefined || entry.i !== entries.length) return { entries, soundLength };
    entries.push(entry);
    soundLength = end + 1;
  }
}

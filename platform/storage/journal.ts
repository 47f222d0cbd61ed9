import { storageKey } from './backups';
import type { KeyValue } from './keyValue';

const MARK = storageKey('import');
const INCOMING = 'incoming/';

/** Texts by slice; `null` removes one. */
export type Texts = ReadonlyMap<string, string | null>;

/**
 * Changes several slices as if at once. The new texts are laid beside the old ones first; then one write
 * says that they count; then they take their places. A launch that finds them lying there without that
 * write removes them, and one that finds it puts them in place: all old or all new, wherever it stopped.
 */
export interface Journal {
  /** Rejects when a write failed; by then everything is as before. */
  change(texts: Texts): Promise<void>;
  /** Finishes or undoes a change that was cut short. Rejects when the device refused. */
  recover(): Promise<void>;
}

/** A change that counts: the slices that get a text, and those that go. */
interface Decided {
  readonly put: readonly string[];
  readonly remove: readonly string[];
}

const UNDECIDED = '';
const NOTHING: Decided = { put: [], remove: [] };

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function readMark(text: string): Decided {
  try {
    const { put, remove } = JSON.parse(text) as Partial<Record<keyof Decided, unknown>>;
    return isNames(put) && isNames(remove) ? { put, remove } : NOTHING;
  } catch {
    return NOTHING;
  }
}

function writeMark(texts: Texts): string {
  const names = [...texts.keys()];
  const isGone = (slice: string) => texts.get(slice) === null;
  const decided: Decided = { put: names.filter((slice) => !isGone(slice)), remove: names.filter(isGone) };
  return JSON.stringify(decided);
}

/** A journal over a device's store. */
export function createJournal(kv: KeyValue): Journal {
  async function put(slice: string, text: string | null): Promise<void> {
    await (text === null ? kv.remove(storageKey(slice)) : kv.set(storageKey(slice), text));
  }

  async function clear(): Promise<void> {
    // The mark first: texts that are being removed must not be put in place any more.
    await kv.set(MARK, UNDECIDED).catch(() => kv.remove(MARK));
    const incoming = (await kv.keys()).filter((key) => key.startsWith(storageKey(INCOMING)));
    for (const key of incoming) await kv.remove(key);
    await kv.remove(MARK);
  }

  async function layOut(texts: Texts): Promise<void> {
    await kv.set(MARK, UNDECIDED);
    for (const [slice, text] of texts) if (text !== null) await put(INCOMING + slice, text);
    await kv.set(MARK, writeMark(texts));
  }

  async function putInPlace(texts: Texts): Promise<void> {
    const done: (readonly [string, string | null])[] = [];
    try {
      for (const [slice, text] of texts) {
        const before = await kv.get(storageKey(slice)).catch(() => null);
        await put(slice, text);
        done.push([slice, before]);
      }
    } catch (error) {
      // Backwards, so that every state on the way back is one that fitted on the way here.
      for (const [slice, before] of done.reverse()) await put(slice, before).catch(() => undefined);
      throw error;
    }
  }

  return {
    async change(texts) {
      try {
        await layOut(texts);
        await putInPlace(texts);
      } catch (error) {
        await clear().catch(() => undefined);
        throw error;
      }
      // What cannot be cleared away takes up room and does nothing else.
      await clear().catch(() => undefined);
    },

    async recover() {
      const mark = await kv.get(MARK);
      if (mark === null) return;
      const decided = readMark(mark);
      for (const slice of decided.put) {
        const text = await kv.get(storageKey(INCOMING + slice));
        if (text !== null) await put(slice, text);
      }
      for (const slice of decided.remove) await put(slice, null);
      await clear();
    },
  };
}

import { accept, refuse, type Result } from '@/engine/core';

/** One independent part of what is stored, with its schema. */
export interface Slice<Value> {
  readonly key: string;
  /** Current schema version, from 1. */
  readonly version: number;
  readonly defaults: Value;
  /** Takes data of unknown origin; rebuilds the value from known fields, or `undefined` when it cannot. */
  check(data: unknown): Value | undefined;
  /** The JSON form, where it is not the value itself. `check` is its inverse. */
  pack?(value: Value): unknown;
  /** What can still be had from stored text that cannot be read as a whole; `undefined` when that is nothing. */
  salvage?(text: string): Value | undefined;
  /** Two values as one, where an older one that turns up need not replace what stands. */
  join?(older: Value, standing: Value): Value;
  /** `migrations[n]` brings data of version n to version n + 1. */
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
}

/** A part that grows without end, cut into slices `<key>/0`, `<key>/1`, … so that no single text grows large. */
export interface Pages<Value> {
  readonly key: string;
  page(index: number): Slice<Value>;
}

/** Anything that can be exported, imported and reset. */
export type Stored = Slice<unknown> | Pages<unknown>;

/** Whether a part is cut into pages. */
export function isPages(stored: Stored): stored is Pages<unknown> {
  return 'page' in stored;
}

/** The number of the page that a slice key names, if it names one of these pages. */
export function pageNumber(pages: Pages<unknown>, sliceKey: string): number | undefined {
  const text = sliceKey.startsWith(`${pages.key}/`) ? sliceKey.slice(pages.key.length + 1) : '';
  return /^(0|[1-9]\d{0,5})$/.test(text) ? Number(text) : undefined;
}

/** Whether a slice key names this part or, for a paged one, the part as a whole or one of its pages. */
export function owns(stored: Stored, sliceKey: string): boolean {
  return sliceKey === stored.key || (isPages(stored) && pageNumber(stored, sliceKey) !== undefined);
}

/** Why stored text is not a value: cut short, not what the schema says, or written by a newer app. */
export const UNREADABLE = ['truncated', 'wrong-shape', 'newer-version'] as const;
export type Unreadable = (typeof UNREADABLE)[number];

/** A value with the version of the schema it was written with. */
export interface Envelope {
  readonly v: number;
  readonly d: unknown;
}

/** Puts a value into its envelope. */
export function seal<Value>(slice: Slice<Value>, value: Value): Envelope {
  return { v: slice.version, d: slice.pack ? slice.pack(value) : value };
}

/** Opens parsed data of unknown origin. A migration or a check that throws on it has not read it. */
export function unseal<Value>(slice: Slice<Value>, data: unknown): Result<Value, Unreadable> {
  if (typeof data !== 'object' || data === null) return refuse('wrong-shape');
  const { v, d } = data as Partial<Envelope>;
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 1) return refuse('wrong-shape');
  if (v > slice.version) return refuse('newer-version');
  try {
    let current: unknown = d;
    for (let version = v; version < slice.version; version++) {
      const migrate = slice.migrations?.[version];
      if (!migrate) return refuse('wrong-shape');
      current = migrate(current);
    }
    const value = slice.check(current);
    return value === undefined ? refuse('wrong-shape') : accept(value);
  } catch {
    return refuse('wrong-shape');
  }
}

/** The text that is stored for a value. */
export function writeSlice<Value>(slice: Slice<Value>, value: Value): string {
  return JSON.stringify(seal(slice, value));
}

/** Reads stored text of unknown origin. */
export function readSlice<Value>(slice: Slice<Value>, text: string): Result<Value, Unreadable> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse('truncated');
  }
  return unseal(slice, data);
}

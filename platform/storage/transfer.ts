import { accept, refuse, type Result } from '@/engine/core';
import { LATEST } from '@/engine/history';

import { isPages, seal, unseal, type Envelope, type Pages, type Slice, type Stored } from './slice';

const EXPORT_VERSION = 1;

/** Why a text is not an export that can be imported. Nothing has been changed in any of these cases. */
export const IMPORT_PROBLEMS = ['empty', 'truncated', 'not-an-export', 'newer-version', 'damaged'] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** All data as values: what an export holds, checked, before it replaces anything. */
export interface Contents {
  /** When it was exported, in milliseconds. */
  readonly at: number;
  readonly slices: ReadonlyMap<string, unknown>;
  readonly pages: ReadonlyMap<string, readonly unknown[]>;
}

/** The value that contents hold for a slice; `undefined` when they hold none. */
export function valueIn<Value>(contents: Contents, slice: Slice<Value>): Value | undefined {
  return contents.slices.get(slice.key) as Value | undefined;
}

/** The pages that contents hold for a paged part; `undefined` when the export did not know it. */
export function pagesIn<Value>(contents: Contents, pages: Pages<Value>): readonly Value[] | undefined {
  return contents.pages.get(pages.key) as readonly Value[] | undefined;
}

/** An export of these parts as text. */
export function writeContents(contents: Contents, stored: readonly Stored[]): string {
  const slices: Record<string, Envelope> = {};
  const pages: Record<string, readonly Envelope[]> = {};
  for (const part of stored) {
    if (isPages(part)) {
      pages[part.key] = (contents.pages.get(part.key) ?? []).map((value, i) => seal(part.page(i), value));
    } else {
      slices[part.key] = seal(part, contents.slices.get(part.key) ?? part.defaults);
    }
  }
  return JSON.stringify({ oxs: EXPORT_VERSION, at: contents.at, slices, pages });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function field(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function readValue(slice: Slice<unknown>, data: unknown): Result<unknown, ImportProblem> {
  const value = unseal(slice, data);
  return value.ok ? value : refuse(value.code === 'newer-version' ? 'newer-version' : 'damaged');
}

function readPageList(pages: Pages<unknown>, list: unknown): Result<readonly unknown[], ImportProblem> {
  if (!Array.isArray(list)) return refuse('damaged');
  const values: unknown[] = [];
  for (const [i, data] of list.entries()) {
    const value = readValue(pages.page(i), data);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return accept(values);
}

/** Checks a whole export. Parts that it does not hold are left alone by an import; parts unknown here are ignored. */
export function readContents(text: string, stored: readonly Stored[]): Result<Contents, ImportProblem> {
  if (text.trim() === '') return refuse('empty');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse(text.trimStart().startsWith('{"oxs"') ? 'truncated' : 'not-an-export');
  }
  if (!isRecord(data) || typeof data.oxs !== 'number') return refuse('not-an-export');
  if (data.oxs > EXPORT_VERSION) return refuse('newer-version');
  const { at } = data;
  if (data.oxs !== EXPORT_VERSION || typeof at !== 'number' || !(at >= 0 && at <= LATEST)) {
    return refuse('damaged');
  }
  if (!isRecord(data.slices) || !isRecord(data.pages)) return refuse('damaged');
  const slices = new Map<string, unknown>();
  const pages = new Map<string, readonly unknown[]>();
  for (const part of stored) {
    const held = field(isPages(part) ? data.pages : data.slices, part.key);
    if (held === undefined) continue;
    if (isPages(part)) {
      const list = readPageList(part, held);
      if (!list.ok) return list;
      pages.set(part.key, list.value);
    } else {
      const value = readValue(part, held);
      if (!value.ok) return value;
      slices.set(part.key, value.value);
    }
  }
  return accept({ at, slices, pages });
}

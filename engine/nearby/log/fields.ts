/** Readers for data of unknown origin: each gives the value, or undefined if it is not one. */

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

const HIGHEST_COUNT = 0x7fff_ffff;

/** A whole number from 0 to 2³¹ − 1. */
export function countOf(value: unknown): number | undefined {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= HIGHEST_COUNT
    ? (value as number)
    : undefined;
}

export function textOf(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}

export function hexOf(value: unknown, length: number): string | undefined {
  return typeof value === 'string' && value.length === length && /^[0-9a-f]+$/.test(value)
    ? value
    : undefined;
}

/** A list of at most `most` items, each read by `item`; one that cannot be read spoils the list. */
export function listOf<Item>(
  value: unknown,
  most: number,
  item: (one: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items: Item[] = [];
  for (const one of value) {
    const read = item(one);
    if (read === undefined) return undefined;
    items.push(read);
  }
  return items;
}

/** Parses JSON that is an object; anything else, however malformed, is undefined. */
export function parseFields(text: string): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

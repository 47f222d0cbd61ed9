/** What each key does, by its name in keyboard events. */
export type Keys = Readonly<Record<string, () => void>>;

/** Phones have no keys. */
export function useKeys(_keys: Keys): void {}

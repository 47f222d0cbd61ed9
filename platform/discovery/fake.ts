import type { Discovery, FoundTable } from './discovery';

/** A network for tests: it knows what was announced, and says what it is told to. */
export interface FakeDiscovery extends Discovery {
  readonly announced: readonly { readonly name: string; readonly port: number }[];
  /** Whether anybody is browsing. */
  isBrowsed(): boolean;
  show(tables: readonly FoundTable[]): void;
}

/** A network on which nothing is announced yet. */
export function fakeDiscovery(): FakeDiscovery {
  const announced: { readonly name: string; readonly port: number }[] = [];
  const ears = new Set<(tables: readonly FoundTable[]) => void>();
  return {
    announced,
    publish(table) {
      announced.push(table);
      return () => {
        const at = announced.indexOf(table);
        if (at >= 0) announced.splice(at, 1);
      };
    },
    browse(onChange) {
      ears.add(onChange);
      return () => void ears.delete(onChange);
    },
    isBrowsed: () => ears.size > 0,
    show: (tables) => ears.forEach((ear) => ear(tables)),
  };
}

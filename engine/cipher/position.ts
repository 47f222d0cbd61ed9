/** A grid under search that keeps count of how far its goal is at least. */
export interface Position {
  readonly cells: Uint8Array;
  /** A lower bound on the swaps still needed; 0 exactly when the goal is reached. */
  bound(): number;
  /** What `bound` would be after swapping two neighbours that hold different symbols. */
  boundAfter(a: number, b: number): number;
  /** Swaps two neighbours that hold different symbols. Its own inverse. */
  swap(a: number, b: number): void;
}

/**
 * A lower bound for one kind of rule, kept up to date swap by swap. `cells` are shared with the
 * position it belongs to; a swap is asked about and noted while they still hold their old symbols.
 */
export interface Gauge {
  /** Swaps still needed at least; 0 exactly when the rule holds. */
  value(): number;
  /** What `value` would be after a swap, asked before it. */
  after(a: number, b: number): number;
  /** Takes note of a swap, before it is made. */
  note(a: number, b: number): void;
}

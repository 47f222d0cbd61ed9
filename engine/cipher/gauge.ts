/**
 * A lower bound for one kind of rule, kept up to date swap by swap. `cells` are shared with the
 * position it belongs to; `before a swap` means that they still hold their old symbols.
 */
export interface Gauge {
  value(): number;
  /** What `value` would be after a swap, asked before it. */
  after(a: number, b: number): number;
  /** Takes note of a swap, before it is made. */
  note(a: number, b: number): void;
}

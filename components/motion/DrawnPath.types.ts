/** A stroke that draws itself once, when it first appears or when `drawKey` changes. */
export interface DrawnPathProps {
  readonly d: string;
  /** The path's length in the units of its viewBox; a little more is fine. */
  readonly length: number;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly duration: number;
  readonly delay?: number;
  /** False draws it at once: it was there before, or motion is reduced. */
  readonly animate: boolean;
}

/**
 * One browser can show the app in several tabs over one store, and each would write over what the other
 * keeps. So one tab has the data at a time, and the others know that they have not.
 */
export interface Tabs {
  /** Asks for the data; false when another tab has it. `lost` is called when another tab takes it from here. */
  hold(lost: () => void): Promise<boolean>;
  /** Takes the data, whoever has it. */
  take(lost: () => void): Promise<void>;
}

/** A table that somebody on this network has opened. */
export interface FoundTable {
  readonly name: string;
  /** `192.168.1.5:8080`. */
  readonly place: string;
}

/** Finding tables without typing anything. Many networks suppress it, so it is never the only way in. */
export interface Discovery {
  /** Announces a table until the returned function is called. */
  publish(table: { readonly name: string; readonly port: number }): () => void;
  /** Reports all tables there are, whenever that changes, until the returned function is called. */
  browse(onChange: (tables: readonly FoundTable[]) => void): () => void;
}

import type { Result } from '@/engine/core';

/** One accepted TCP connection. */
export interface ByteSocket {
  /** The other side's address. */
  readonly address: string;
  /** Our own address, as the other side reached it; null where the system does not tell. */
  readonly localAddress: string | null;
  write(bytes: Uint8Array): void;
  /** Bytes written that the other side's system has not taken yet. */
  unsent(): number;
  /** Sends what was written, then closes. */
  end(): void;
  /** Closes at once. */
  destroy(): void;
}

/** What is told about a connection. `closed` comes once, last. */
export interface SocketEars {
  data(bytes: Uint8Array): void;
  closed(): void;
}

export type ListenProblem = 'port-busy' | 'unavailable';

/** A port that accepts connections. */
export interface Listening {
  readonly port: number;
  /** Stops accepting; connections already made are the caller's. */
  close(): Promise<void>;
}

/** The server side of TCP. */
export interface ServerSockets {
  /** Listens on `port`, or on any free one for 0. */
  listen(port: number, accept: (socket: ByteSocket) => SocketEars): Promise<Result<Listening, ListenProblem>>;
}

/** A WebSocket a guest opened. */
export interface TextLink {
  send(text: string): void;
  close(): void;
}

/** What is told about a link. `closed` comes once, last, also when it never opened. */
export interface LinkEars {
  opened(): void;
  message(text: string): void;
  closed(code: number): void;
}

/** Opens a WebSocket. */
export type Dial = (url: string, ears: LinkEars) => TextLink;

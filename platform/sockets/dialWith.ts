import type { Dial } from './types';

/** As much of the browser's WebSocket as a guest uses; React Native's and Node's `ws` have the same. */
export interface WebSocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

const OPEN = 1;
const NEVER_OPENED = 1006;

/** Makes a `Dial` of a WebSocket class. */
export function dialWith(connect: (url: string) => WebSocketLike): Dial {
  return (url, ears) => {
    const socket = connect(url);
    let over = false;
    const close = (code: number) => {
      if (over) return;
      over = true;
      ears.closed(code);
    };
    socket.onopen = () => {
      if (!over) ears.opened();
    };
    socket.onmessage = (event: { readonly data: unknown }) => {
      if (!over && typeof event.data === 'string') ears.message(event.data);
    };
    socket.onclose = (event: { readonly code?: number }) => close(event.code ?? NEVER_OPENED);
    // A close always follows; without a listener some implementations throw.
    socket.onerror = () => undefined;
    return {
      send(text) {
        if (socket.readyState === OPEN) socket.send(text);
      },
      close() {
        over = true;
        socket.close();
      },
    };
  };
}

import TcpSocket from 'react-native-tcp-socket';

import { accept, refuse, type Result } from '@/engine/core';

import type { ByteSocket, Listening, ListenProblem, ServerSockets } from './types';

type NativeSocket = InstanceType<typeof TcpSocket.Socket>;

/** A listener that died in the background may never say that it closed. */
const CLOSE_PATIENCE_MS = 500;

/** The native module counts nothing itself, so what is unsent is counted through the write callbacks. */
function wrap(socket: NativeSocket): ByteSocket {
  let unsent = 0;
  let ending = false;
  const endWhenSent = () => {
    if (ending && unsent === 0) socket.end();
  };
  return {
    address: socket.remoteAddress ?? 'unknown',
    localAddress: socket.localAddress ?? null,
    write(bytes) {
      if (socket.destroyed || ending) return;
      unsent += bytes.length;
      socket.write(bytes, undefined, () => {
        unsent -= bytes.length;
        endWhenSent();
      });
    },
    unsent: () => unsent,
    end() {
      ending = true;
      endWhenSent();
    },
    destroy: () => void socket.destroy(),
  };
}

/** Listens with react-native-tcp-socket. The listener dies silently in iOS's background: listen again. */
export const tcpSockets: ServerSockets = {
  listen(port, onSocket): Promise<Result<Listening, ListenProblem>> {
    return new Promise((resolve) => {
      const server = TcpSocket.createServer({ noDelay: true }, (socket) => {
        const ears = onSocket(wrap(socket));
        socket.on('data', (data) => {
          if (typeof data !== 'string') ears.data(data);
        });
        socket.on('error', () => socket.destroy());
        socket.on('close', () => ears.closed());
      });
      // The library hands on what the system said: an error here, a bare text there.
      const fail = (error: unknown) => {
        const text = error instanceof Error ? error.message : String(error);
        resolve(refuse(/EADDRINUSE|in use/i.test(text) ? 'port-busy' : 'unavailable'));
      };
      server.on('error', fail);
      server.listen({ port, host: '0.0.0.0', reuseAddress: true }, () => {
        resolve(
          accept({
            port: server.address()?.port ?? port,
            close: () =>
              new Promise<void>((done) => {
                server.close(() => done());
                setTimeout(done, CLOSE_PATIENCE_MS);
              }),
          }),
        );
      });
    });
  },
};

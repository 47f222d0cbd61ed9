import { createServer, type Socket } from 'node:net';

import { accept, refuse, type Result } from '@/engine/core';

import type { ByteSocket, Listening, ListenProblem, ServerSockets } from './types';

export * from './dialWith';
export * from './tableGuest';
export * from './tableServer';
export type * from './types';

/** IPv4 as it is written, also where it came in through a socket for both kinds. */
function plain(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:/, '');
}

function wrap(socket: Socket): ByteSocket {
  return {
    address: plain(socket.remoteAddress) ?? 'unknown',
    localAddress: plain(socket.localAddress) ?? null,
    write(bytes) {
      if (socket.writable) socket.write(bytes);
    },
    unsent: () => socket.writableLength,
    end: () => void socket.end(),
    destroy: () => void socket.destroy(),
  };
}

/** Listens with Node's own sockets, on `address` only if one is given. */
export function nodeSockets(address?: string): ServerSockets {
  return {
    listen(port, onSocket): Promise<Result<Listening, ListenProblem>> {
      return new Promise((resolve) => {
        const server = createServer({ noDelay: true }, (socket) => {
          const ears = onSocket(wrap(socket));
          socket.on('data', (data) => ears.data(data));
          socket.on('error', () => socket.destroy());
          socket.on('close', () => ears.closed());
        });
        server.on('error', (error: NodeJS.ErrnoException) =>
          resolve(refuse(error.code === 'EADDRINUSE' ? 'port-busy' : 'unavailable')),
        );
        server.listen({ port, ...(address !== undefined && { host: address }) }, () => {
          const bound = server.address();
          resolve(
            accept({
              port: typeof bound === 'object' && bound !== null ? bound.port : port,
              close: () => new Promise<void>((done) => void server.close(() => done())),
            }),
          );
        });
      });
    },
  };
}

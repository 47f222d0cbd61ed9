import { NativeModules } from 'react-native';

import { dialWith } from './dialWith';
import type * as Tcp from './tcpSockets.native';
import type { Dial, ServerSockets } from './types';

export * from './tableGuest';
export * from './tableServer';
export type * from './types';

/** Null where the app was built without the native module, as in Expo Go: its library fails on being loaded. */
export const serverSockets: ServerSockets | null = NativeModules.TcpSockets
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- only if it can be loaded
    (require('./tcpSockets.native') as typeof Tcp).tcpSockets
  : null;

export const dial: Dial = dialWith((url) => new WebSocket(url));

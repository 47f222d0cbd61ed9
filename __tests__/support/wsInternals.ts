import * as ws from 'ws';

/** The halves of `ws` that its published types leave out: it exports them, and we compare with them. */
interface Internals {
  readonly Receiver: new (options: {
    readonly isServer: boolean;
    readonly maxPayload: number;
    readonly maxFragments: number;
  }) => NodeJS.WritableStream;
  readonly Sender: {
    frame(
      data: Buffer,
      options: {
        readonly opcode: number;
        readonly fin: boolean;
        readonly mask: boolean;
        readonly readOnly: boolean;
        readonly rsv1: boolean;
      },
    ): Buffer[];
  };
}

export const { Receiver, Sender } = ws as unknown as Internals;

import type { App } from './app';

/** `b2` as row and column, both counted from 1. */
function place(square: string): readonly [number, number] {
  return [Number(square[1]), square.charCodeAt(0) - 'a'.charCodeAt(0) + 1];
}

/** Somebody who solves puzzles with their fingers. */
export function cipherPlayer(app: App) {
  async function middleOf(square: string): Promise<{ x: number; y: number }> {
    const box = await app.cell(...place(square)).boundingBox();
    if (!box) throw new Error(`${square} is not on screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  return {
    async open(id: string): Promise<void> {
      await app.open(`/puzzle/${encodeURIComponent(id)}`);
      await app.cell(1, 1).waitFor();
    },

    async turn(square: string): Promise<void> {
      await app.tapCell(...place(square));
    },

    /** One tile, then its neighbour. */
    async tapSwap(move: string): Promise<void> {
      const [one = '', other = ''] = move.split('-');
      await app.tapCell(...place(one));
      await app.tapCell(...place(other));
    },

    /**
     * A finger goes from one tile towards its neighbour and lets go after that share of the way.
     * `midway` looks at the screen while the finger is down.
     */
    async drag(
      move: string,
      share = 0.9,
      midway: () => Promise<void> = async () => undefined,
    ): Promise<void> {
      const [one = '', other = ''] = move.split('-');
      const [from, to] = [await middleOf(one), await middleOf(other)];
      const finger = await app.page.context().newCDPSession(app.page);
      const at = (part: number) => [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let step = 1; step <= 5; step++) {
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at((share * step) / 5),
        });
      }
      await midway();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await finger.detach();
    },

    /** What stands on a square, as its label says it. */
    async symbolAt(square: string): Promise<string> {
      return (await app.labelOf(...place(square))).split(', ')[2] ?? '';
    },

    async fact(name: string): Promise<number> {
      const label = await app.page
        .getByRole('group', { name: new RegExp(`^${name}: \\d+$`) })
        .filter({ visible: true })
        .getAttribute('aria-label');
      return Number(label?.split(': ')[1]);
    },
  };
}

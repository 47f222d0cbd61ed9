import type { Tabs } from './tabs';

/** What tabs say to each other: is anybody there, it is here, and from now on it is mine. */
type Word = 'asked' | 'here' | 'mine';

type Line = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** A tab that has the data answers within a few milliseconds, also from the background. */
const PATIENCE = 150;

/**
 * Tabs that agree by talking. Whoever gets no answer says that the data is theirs, so a tab that was too
 * slow to answer loses it: it is never with two.
 */
export function channelTabs(open: () => Line): Tabs {
  let line: Line | undefined;

  function listen(hears: (word: Word) => void): Line {
    line ??= open();
    line.onmessage = ({ data }: MessageEvent<Word>) => hears(data);
    return line;
  }

  function have(lost: () => void): void {
    const ours = listen((word) => {
      if (word === 'asked') ours.postMessage('here' satisfies Word);
      if (word === 'mine') lost();
    });
    ours.postMessage('mine' satisfies Word);
  }

  return {
    async hold(lost) {
      const isFree = await new Promise<boolean>((answer) => {
        listen((word) => {
          if (word !== 'asked') answer(false);
        }).postMessage('asked' satisfies Word);
        setTimeout(() => answer(true), PATIENCE);
      });
      if (isFree) have(lost);
      return isFree;
    },
    take(lost) {
      have(lost);
      return Promise.resolve();
    },
  };
}

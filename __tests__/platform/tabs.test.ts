import { channelTabs } from '@/platform/tabs/channelTabs';

type Line = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** Lines that hear each other, as tabs of one browser do, one moment later. */
function linesOfOneBrowser(): () => Line {
  const lines: Line[] = [];
  return () => {
    const line: Line = {
      onmessage: null,
      postMessage(data) {
        for (const other of lines) {
          if (other === line) continue;
          setTimeout(() => other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent), 1);
        }
      },
    };
    lines.push(line);
    return line;
  };
}

async function after<Value>(promise: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(1_000);
  return promise;
}

describe('tabs that agree by talking', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('give the data to the first, and to another when it takes it', async () => {
    const open = linesOfOneBrowser();
    const [one, two, three] = [channelTabs(open), channelTabs(open), channelTabs(open)];
    const lost = [jest.fn(), jest.fn(), jest.fn()] as const;
    expect(await after(one.hold(lost[0]))).toBe(true);
    expect(await after(two.hold(lost[1]))).toBe(false);
    await after(two.take(lost[1]));
    expect(lost[0]).toHaveBeenCalledTimes(1);
    expect(await after(three.hold(lost[2]))).toBe(false);
    expect(lost[1]).not.toHaveBeenCalled();
  });

  it('take it from a tab that slept too long to answer', async () => {
    const open = linesOfOneBrowser();
    let asleep: ((this: BroadcastChannel, event: MessageEvent) => unknown) | null = null;
    let line!: Line;
    const one = channelTabs(() => (line = open()));
    const lost = jest.fn();
    await after(one.hold(lost));
    asleep = line.onmessage;
    const heard: MessageEvent[] = [];
    line.onmessage = (event) => heard.push(event);
    expect(await after(channelTabs(open).hold(jest.fn()))).toBe(true);
    expect(lost).not.toHaveBeenCalled();
    for (const event of heard) asleep?.call(line as BroadcastChannel, event);
    expect(lost).toHaveBeenCalledTimes(1);
  });
});

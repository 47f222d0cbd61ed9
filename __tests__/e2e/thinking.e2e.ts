import type { App } from './support/app';
import { inBrowser } from './support/scenario';

/** What the page notes about its worker and its own thread, from before its first script. */
interface Notes {
  readonly sent: { at: number; kind: string }[];
  readonly heard: { at: number; kind: string }[];
  readonly longTasks: { at: number; ms: number }[];
  readonly workers: Worker[];
}

async function takeNotes(app: App): Promise<void> {
  await app.page.addInitScript(() => {
    const notes: Notes = { sent: [], heard: [], longTasks: [], workers: [] };
    (window as unknown as { notes: Notes }).notes = notes;
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        notes.workers.push(this);
        this.addEventListener('message', (event) =>
          notes.heard.push({ at: performance.now(), kind: (event.data as { kind: string }).kind }),
        );
      }
      override postMessage(message: { kind: string }): void {
        notes.sent.push({ at: performance.now(), kind: message.kind });
        super.postMessage(message);
      }
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        notes.longTasks.push({ at: entry.startTime, ms: entry.duration });
    }).observe({ type: 'longtask', buffered: true });
  });
}

const notesOf = (app: App) =>
  app.page.evaluate(() => {
    const { sent, heard, longTasks, workers } = (window as unknown as { notes: Notes }).notes;
    return { sent, heard, longTasks, workers: workers.length };
  });

/** Four times slower: a modest phone. */
async function slowDown(app: App): Promise<void> {
  const session = await app.page.context().newCDPSession(app.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function startOnFiveByFive(app: App): Promise<void> {
  await app.open('/new/classic');
  await app.tap('radio', '5 × 5, 4 in a row');
  await app.tap('radio', 'Expert');
  await app.tap('switch', 'Practice');
  await app.tap('button', 'Start');
}

inBrowser('Thinking', (scenario) => {
  scenario(
    'leaves the page free while every move of a 5x5x4 position is judged, at a quarter of the speed',
    async (app) => {
      await takeNotes(app);
      await startOnFiveByFive(app);
      await app.tapCell(1, 1);
      await app.waitForStatus('Your turn');
      await app.tapCell(1, 5);
      await app.waitForStatus('Your turn');
      await slowDown(app);
      await app.page.evaluate(() => {
        const frames: number[] = [];
        (window as unknown as { frames: number[] }).frames = frames;
        const note = (time: number) => {
          frames.push(time);
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      });
      await app.tap('button', 'Hint');
      await app.waitForStatus('Hint', 60_000);
      const { sent, heard, longTasks } = await notesOf(app);
      const asked = sent[sent.length - 1]?.at ?? 0;
      const answered = heard[heard.length - 1]?.at ?? 0;
      expect(heard[heard.length - 1]?.kind).toBe('answer');
      expect(heard.filter(({ at, kind }) => at > asked && kind === 'progress').length).toBeGreaterThan(3);
      expect(longTasks.filter(({ at }) => at > asked && at < answered)).toEqual([]);
      const frames = await app.page.evaluate(() => (window as unknown as { frames: number[] }).frames);
      const during = frames.filter((at) => at > asked && at < answered);
      const gaps = during.slice(1).map((at, i) => at - (during[i] ?? at));
      expect(Math.max(0, ...gaps)).toBeLessThan(100);
    },
  );

  scenario('stops within 100 ms when the screen is left', async (app) => {
    await takeNotes(app);
    await startOnFiveByFive(app);
    await app.tapCell(1, 1);
    await app.waitForStatus('is thinking');
    await app.tap('button', 'Back');
    await app.find('button', 'Play Classic').waitFor();
    await app.page.waitForTimeout(600);
    const { sent, heard } = await notesOf(app);
    const cancelled = sent.find(({ kind }) => kind === 'cancel');
    const answered = heard.some(({ kind }) => kind === 'answer');
    expect(cancelled !== undefined || answered).toBe(true);
    const late = heard.filter(({ at }) => cancelled !== undefined && at > cancelled.at + 100);
    expect(late).toEqual([]);
    await app.tap('button', 'Resume Classic');
    await app.waitForStatus('Your turn');
  });

  scenario('goes on with a new worker when the old one is killed', async (app) => {
    await takeNotes(app);
    await startOnFiveByFive(app);
    await app.tapCell(3, 3);
    await app.waitForStatus('Your turn');
    await app.page.evaluate(() => (window as unknown as { notes: Notes }).notes.workers[0]?.terminate());
    await app.tapCell(1, 1);
    await app.waitForStatus('Your turn', 20_000);
    expect((await notesOf(app)).workers).toBe(2);
  });
});

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

/** Six stones on 5x5x4 from which Expert, as X, needs the most nodes known: 15,590. */
const HARDEST = ['a2', 'a1', 'a3', 'c1', 'e3', 'c5'];

/** Puts a game on the phone in which the AI is to move in the hardest position. */
async function keepHardTable(app: App): Promise<void> {
  const table = {
    id: 'hard',
    sitters: [
      { kind: 'person', name: '' },
      { kind: 'ai', choice: 'expert', level: 'expert' },
    ],
    match: { rules: { rounds: 1, starter: 'loser', marks: 'keep', holdsX: 1, starts: 1 }, results: [] },
    round: { number: 1, starts: 1, holdsX: 1 },
    session: {
      game: 'classic',
      config: { size: 5, k: 4, first: 'X', swap: false },
      moves: HARDEST,
      cursor: HARDEST.length,
    },
    practice: false,
    assisted: false,
    agreed: false,
  };
  await app.page.addInitScript(
    (text) => {
      if (localStorage.getItem('oxs/tables') === null) localStorage.setItem('oxs/tables', text);
    },
    JSON.stringify({ v: 1, d: [table] }),
  );
}

inBrowser('Thinking', (scenario) => {
  scenario(
    'leaves the page free while the AI searches the hardest position, at a quarter of the speed',
    async (app) => {
      await takeNotes(app);
      await keepHardTable(app);
      await app.open('/');
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
      await app.tap('button', 'Resume Classic');
      await app.waitForStatus('Your turn', 60_000);
      const { heard, longTasks } = await notesOf(app);
      const working = heard.filter(({ kind }) => kind === 'progress');
      expect(working.length).toBeGreaterThan(5);
      // The screen is still being drawn when the question is asked: the search is seen from its first report on.
      const begun = working[0]?.at ?? 0;
      const answered = heard.find(({ kind }) => kind === 'answer')?.at ?? 0;
      expect(answered).toBeGreaterThan(begun);
      expect(longTasks.filter(({ at, ms }) => at > begun && at < answered && ms > 50)).toEqual([]);
      const frames = await app.page.evaluate(() => (window as unknown as { frames: number[] }).frames);
      const during = frames.filter((at) => at > begun && at < answered);
      const gaps = during.slice(1).map((at, i) => at - (during[i] ?? at));
      expect(Math.max(0, ...gaps)).toBeLessThan(100);
    },
  );

  scenario('stops within 100 ms when the screen is left', async (app) => {
    await takeNotes(app);
    await keepHardTable(app);
    await app.open('/');
    await app.tap('button', 'Resume Classic');
    await app.page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.heard.length > 0);
    await app.page.evaluate(() => history.back());
    await app.find('button', 'Play Classic').waitFor();
    await app.page.waitForTimeout(600);
    const { sent, heard } = await notesOf(app);
    const cancelled = sent.find(({ kind }) => kind === 'cancel')?.at;
    const finished = heard.find(({ kind }) => kind === 'answer')?.at;
    // Either it was withdrawn in the middle and fell silent, or it had answered and no move was made of it.
    if (finished === undefined) {
      expect(cancelled).toBeDefined();
      expect(heard.filter(({ at }) => at > (cancelled ?? 0) + 100)).toEqual([]);
    }
    await app.tap('button', 'Resume Classic');
    await app.waitForStatus('Your turn');
    expect((await app.labels()).filter((label) => label.includes(', X'))).toHaveLength(4);
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

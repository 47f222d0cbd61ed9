import { classic } from '@/engine';
import { inlineThinker } from '@/platform/thinker/inline';
import type { FromWorker, ToWorker } from '@/platform/thinker/messages';
import { createWorkerThinker, type WorkerEvents } from '@/platform/thinker/workerClient';
import { createWorkerLoop } from '@/platform/thinker/workerLoop';

const HARD_QUESTION = {
  kind: 'analysis',
  game: 'classic',
  config: { ...classic.defaults, size: 5, k: 4 },
  moves: ['a1', 'e5', 'a5'],
} as const;
const EASY_QUESTION = { kind: 'hint', game: 'classic', config: classic.defaults, moves: ['b2'] } as const;

/** A worker on this thread that runs the real loop; `die` and `mute` break it as workers break. */
function spawner() {
  const workers: { events: WorkerEvents; killed: boolean; muted: boolean }[] = [];
  const thinker = createWorkerThinker((events) => {
    const worker = { events, killed: false, muted: false };
    workers.push(worker);
    const take = createWorkerLoop(
      (message: FromWorker) => worker.muted || worker.killed || events.onMessage(message),
      () => new Promise((resume) => setImmediate(resume)),
    );
    return {
      post: (message: ToWorker) => void (worker.killed || setImmediate(() => take(message))),
      kill: () => void (worker.killed = true),
    };
  });
  return { thinker, workers };
}

describe('a thinker over a worker', () => {
  it('answers, and reports progress on the way', async () => {
    const { thinker } = spawner();
    const seen: number[] = [];
    const answer = await thinker.think(HARD_QUESTION, (progress) => seen.push(progress)).answer;
    expect(answer).toMatchObject({ ok: true, value: { kind: 'analysis' } });
    expect(seen.length).toBeGreaterThan(0);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });

  it('answers a withdrawn request at once, and goes on to the next', async () => {
    const { thinker } = spawner();
    const thought = thinker.think(HARD_QUESTION);
    thought.cancel();
    thought.cancel();
    expect(await thought.answer).toEqual({ ok: false, code: 'cancelled' });
    expect(await thinker.think(EASY_QUESTION).answer).toMatchObject({ ok: true, value: { kind: 'hint' } });
  });

  it('refuses what was under way when its worker dies, and hires another', async () => {
    const { thinker, workers } = spawner();
    const [one, two] = [thinker.think(HARD_QUESTION), thinker.think(EASY_QUESTION)];
    workers[0]?.events.onDeath();
    expect(await one.answer).toEqual({ ok: false, code: 'died' });
    expect(await two.answer).toEqual({ ok: false, code: 'died' });
    expect(await thinker.think(EASY_QUESTION).answer).toMatchObject({ ok: true });
    expect(workers.map(({ killed }) => killed)).toEqual([true, false]);
    workers[0]?.events.onDeath();
    expect(await thinker.think(EASY_QUESTION).answer).toMatchObject({ ok: true });
    expect(workers).toHaveLength(2);
  });

  it('takes a worker that falls silent for dead', async () => {
    const { thinker, workers } = spawner();
    const thought = thinker.think(EASY_QUESTION);
    if (workers[0]) workers[0].muted = true;
    expect(await thought.answer).toEqual({ ok: false, code: 'died' });
    expect(workers[0]?.killed).toBe(true);
  });
});

describe('the thinker of last resort', () => {
  it('gives the same answer on this thread, and can be withdrawn', async () => {
    const { thinker } = spawner();
    const elsewhere = await thinker.think(EASY_QUESTION).answer;
    expect(await inlineThinker.think(EASY_QUESTION).answer).toEqual(elsewhere);
    const progress = jest.fn();
    const thought = inlineThinker.think(HARD_QUESTION, progress);
    await new Promise((later) => setTimeout(later, 20));
    thought.cancel();
    expect(await thought.answer).toEqual({ ok: false, code: 'cancelled' });
    expect(progress).toHaveBeenCalled();
  });
});

import { classic, createRng, type GameRecord, type Level, type Rng } from '@/engine';
import { HISTORY } from '@/platform/storage/history';
import { writeSlice } from '@/platform/storage/slice';
import { PAGE_SIZE } from '@/engine/history';

const DAY = 86_400_000;
const BOARDS = [
  { size: 3, k: 3 },
  { size: 4, k: 4 },
  { size: 5, k: 4 },
] as const;
const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];

function playRandomly(rng: Rng, config: GameRecord['config']): Pick<GameRecord, 'moves' | 'result'> {
  let state = classic.start(config as Parameters<typeof classic.start>[0]);
  const moves: string[] = [];
  for (;;) {
    const outcome = classic.outcome(state);
    if (outcome.kind !== 'playing') return { moves, result: outcome.kind === 'won' ? outcome.by : 'draw' };
    const action = rng.pick(classic.legal(state));
    const next = classic.play(state, action);
    if (!next.ok) throw new Error(next.code);
    moves.push(classic.write(action));
    state = next.value;
  }
}

/** Games of Classic against every level, played at random and always the same, the last one at `until`. */
export function playedGames(count: number, until: number): readonly GameRecord[] {
  const rng = createRng(`played ${count}`);
  const daysAgo = Array.from({ length: 150 }, (_, day) => day).filter((day) => day < 2 || rng.chance(2, 5));
  return Array.from({ length: count }, (_, i): GameRecord => {
    const config = { ...rng.pick(BOARDS), first: rng.pick(['X', 'O'] as const), swap: false };
    const back = daysAgo[Math.floor(((count - 1 - i) * daysAgo.length) / count)]!;
    const at = until - back * DAY - (count - 1 - i);
    const you = rng.chance(1, 12) ? null : rng.pick(['X', 'O'] as const);
    const person = { kind: 'person', name: '' } as const;
    const ai = { kind: 'ai', level: rng.pick(LEVELS) } as const;
    return {
      id: at.toString(36),
      at,
      game: 'classic',
      config,
      ...playRandomly(rng, config),
      people:
        you === null
          ? { X: person, O: person }
          : { X: you === 'X' ? person : ai, O: you === 'O' ? person : ai },
      you,
      assisted: rng.chance(1, 15),
      ...(you === null ? {} : { adaptive: rng.chance(1, 6) }),
    };
  });
}

/** A history as a device keeps it: texts by their keys. */
export function storedHistory(records: readonly GameRecord[]): Readonly<Record<string, string>> {
  const pages: [string, string][] = [];
  for (let i = 0; i * PAGE_SIZE < records.length; i++) {
    const page = HISTORY.page(i);
    pages.push([`oxs/${page.key}`, writeSlice(page, records.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE))]);
  }
  return Object.fromEntries(pages);
}

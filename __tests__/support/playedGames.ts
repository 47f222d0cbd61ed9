import {
  classic,
  cipher,
  createRng,
  enchanted,
  isOver,
  type AnyGame,
  type GameRecord,
  type Level,
  type Rng,
  type Seated,
} from '@/engine';
import { PAGE_SIZE } from '@/engine/history';
import { HISTORY } from '@/platform/storage/history';
import { writeSlice } from '@/platform/storage/slice';

const DAY = 86_400_000;
const BOARDS = [
  { size: 3, k: 3 },
  { size: 4, k: 4 },
  { size: 5, k: 4 },
] as const;
const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];
const NAMES = ['', 'Ada', 'Bo', 'Christina', 'Дмитрий', '小明'];
/** Enchanted has many actions to choose from at every turn, so a pool of games is played and dealt from. */
const ENCHANTED_POOL = 40;

type Played = Pick<GameRecord, 'game' | 'config' | 'moves' | 'result' | 'puzzle'>;

function playRandomly(rng: Rng, game: AnyGame, config: unknown): Played {
  let state = game.start(config);
  const moves: string[] = [];
  for (;;) {
    const outcome = game.outcome(state);
    if (isOver(outcome)) {
      return { game: game.id, config, moves, result: outcome.kind === 'won' ? outcome.by : 'draw' };
    }
    const action: unknown = rng.pick(game.legal(state));
    const next = game.play(state, action);
    if (!next.ok) throw new Error(next.code);
    moves.push(game.write(action));
    state = next.value;
  }
}

function playClassic(rng: Rng): Played {
  const config = { ...rng.pick(BOARDS), first: rng.pick(['X', 'O'] as const), swap: false };
  return playRandomly(rng, classic, config);
}

/** A puzzle made backwards from its solution by legal swaps, and solved by the same swaps. */
function solveCipher(rng: Rng): Played {
  const side = 3 + rng.below(3);
  const target = Array.from({ length: side * side }, () => rng.below(4));
  const board = { rows: side, columns: side, symbols: 4, locks: [] };
  let cells: readonly number[] = target;
  const back: string[] = [];
  for (let i = 5 + rng.below(12); i > 0; i--) {
    // A goal that no swap reaches, so that the puzzle never ends on the way back.
    const elsewhere = { kind: 'match', target: cells.map((symbol) => symbol + 4) } as const;
    const state = cipher.start({ ...board, start: cells, goal: elsewhere });
    const action = rng.pick(cipher.legal(state));
    const next = cipher.play(state, action);
    if (!next.ok) throw new Error(next.code);
    back.push(cipher.write(action));
    ({ cells } = next.value);
  }
  const puzzle = { tier: 'M4', par: back.length, hints: 0, stars: 3, score: 1_000, daily: null } as const;
  const config = { ...board, start: cells, goal: { kind: 'match', target } };
  return { game: 'cipher', config, moves: back.reverse(), result: 'solved', puzzle };
}

function seats(rng: Rng, you: GameRecord['you']): GameRecord['people'] {
  const person: Seated = { kind: 'person', name: rng.pick(NAMES) };
  const other: Seated = rng.chance(1, 8)
    ? { kind: 'nearby', name: rng.pick(NAMES) }
    : { kind: 'ai', level: rng.pick(LEVELS) };
  if (you === null) return { X: person, O: { kind: 'person', name: '' } };
  return you === 'X' ? { X: person, O: other } : { X: other, O: person };
}

function gamesOf(
  count: number,
  until: number,
  rng: Rng,
  play: (rng: Rng) => Played,
  seat: (rng: Rng, you: GameRecord['you']) => GameRecord['people'],
): readonly GameRecord[] {
  const daysAgo = Array.from({ length: 150 }, (_, day) => day).filter((day) => day < 2 || rng.chance(2, 5));
  return Array.from({ length: count }, (_, i): GameRecord => {
    const played = play(rng);
    const back = daysAgo[Math.floor(((count - 1 - i) * daysAgo.length) / count)]!;
    const at = until - back * DAY - (count - 1 - i);
    const you = played.game === 'cipher' ? 'X' : rng.chance(1, 12) ? null : rng.pick(['X', 'O'] as const);
    const people: GameRecord['people'] =
      played.game === 'cipher'
        ? { X: { kind: 'person', name: '' }, O: { kind: 'person', name: '' } }
        : seat(rng, you);
    return {
      ...{ id: at.toString(36), at, ...played, people, you, assisted: rng.chance(1, 15) },
      ...(you === null || played.game === 'cipher' ? {} : { adaptive: rng.chance(1, 6) }),
    };
  });
}

/** Games of Classic against every level, played at random and always the same, the last one at `until`. */
export function playedGames(count: number, until: number): readonly GameRecord[] {
  return gamesOf(count, until, createRng(`played ${count}`), playClassic, (rng, you) => {
    const person = { kind: 'person', name: '' } as const;
    const ai = { kind: 'ai', level: rng.pick(LEVELS) } as const;
    return { X: you === 'O' ? ai : person, O: you === 'X' ? ai : person };
  });
}

/** Games of all three kinds against everybody, names in any script included. */
export function mixedGames(count: number, until: number): readonly GameRecord[] {
  const rng = createRng(`mixed ${count}`);
  const pool = Array.from({ length: ENCHANTED_POOL }, () => playRandomly(rng, enchanted, enchanted.defaults));
  const kinds = [playClassic, playClassic, (from: Rng) => from.pick(pool), solveCipher];
  return gamesOf(count, until, rng, (from) => from.pick(kinds)(from), seats);
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

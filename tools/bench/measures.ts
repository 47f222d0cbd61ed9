import { BOARDS, classic, classicAgents, classicMind, playPerfectGames, readBoard } from '@/engine/classic';
import { taskOf, withSolver } from '@/engine/classic/solver';
import { createRng, type Rng } from '@/engine/core';

/** Milliseconds from any fixed moment: each place the measures run in has a clock of its own. */
export type Clock = () => number;

export interface BoardMeasure {
  readonly board: string;
  /** To prove the value from the empty board, without tables. */
  readonly nodes: number;
  readonly milliseconds: number;
  readonly nodesPerSecond: number;
  /** The dearest of Expert's moves in games against random play. */
  readonly worstMoveNodes: number;
  readonly worstMoveMilliseconds: number;
}

export interface Measures {
  /** Perfect 3x3 games by `start`, `outcome`, the Expert agent and `play`. */
  readonly publicGamesPerSecond: number;
  readonly bulkGamesPerSecond: number;
  /** Expert's first move on 5x5x4 when no table or book helps: a full proof. */
  readonly openingWithoutTablesMilliseconds: number;
  readonly boards: readonly BoardMeasure[];
}

/** Repeats work until it has taken long enough to time; returns how often a second. */
function rate(clock: Clock, milliseconds: number, amount: number, work: (amount: number) => void): number {
  work(amount);
  let done = 0;
  const from = clock();
  let passed = 0;
  while (passed < milliseconds) {
    work(amount);
    done += amount;
    passed = clock() - from;
  }
  return (1000 * done) / passed;
}

function playPublicGames(games: number, rng: Rng): void {
  const { defaults } = classic;
  for (let i = 0; i < games; i++) {
    let state = classic.start(defaults);
    while (classic.outcome(state).kind === 'playing') {
      const next = classic.play(state, classicAgents.expert(state, rng));
      if (!next.ok) throw new Error(`Expert was refused: ${next.code}`);
      state = next.value;
    }
  }
}

function configOf(name: string) {
  const board = readBoard(name);
  if (!board.ok) throw new Error(`no such board: ${name}`);
  return { ...board.value, first: 'X', swap: false } as const;
}

function proveFromEmpty(name: string): number {
  const board = configOf(name);
  const task = taskOf((meter) =>
    withSolver(board, meter, (solver) => solver.value({ own: 0, other: 0 }), { openings: false }),
  );
  return task.run(Infinity).nodes;
}

function worstMove(clock: Clock, name: string, games: number) {
  let worstMoveNodes = 0;
  let worstMoveMilliseconds = 0;
  for (let game = 0; game < games; game++) {
    const rng = createRng(`bench ${name} ${game}`);
    let state = classic.start(configOf(name));
    while (classic.outcome(state).kind === 'playing') {
      let action = rng.pick(classic.legal(state));
      if ((state.stones + game) % 2 === 0) {
        const from = clock();
        const step = classicMind.move(state, 'expert', rng).run(Infinity);
        worstMoveMilliseconds = Math.max(worstMoveMilliseconds, clock() - from);
        worstMoveNodes = Math.max(worstMoveNodes, step.nodes);
        const read = step.done ? classic.read(step.value) : undefined;
        if (read?.ok) action = read.value;
      }
      const next = classic.play(state, action);
      if (!next.ok) throw new Error(`a bench game was refused: ${next.code}`);
      state = next.value;
    }
  }
  return { worstMoveNodes, worstMoveMilliseconds };
}

/** Everything that is measured, in one run of about `seconds`. */
export function measure(clock: Clock, seconds: number): Measures {
  const slice = (seconds * 1000) / 12;
  const rng = createRng('bench');
  const boards = BOARDS.map((board): BoardMeasure => {
    const nodes = proveFromEmpty(board);
    const proofsPerSecond = rate(clock, slice, 1, () => void proveFromEmpty(board));
    return {
      board,
      nodes,
      milliseconds: 1000 / proofsPerSecond,
      nodesPerSecond: nodes * proofsPerSecond,
      ...worstMove(clock, board, 20),
    };
  });
  return {
    publicGamesPerSecond: rate(clock, slice * 3, 200, (games) => playPublicGames(games, rng)),
    bulkGamesPerSecond: rate(clock, slice * 3, 20_000, (games) => void playPerfectGames(games, 'bench')),
    openingWithoutTablesMilliseconds: boards.find(({ board }) => board === '5x5x4')!.milliseconds,
    boards,
  };
}

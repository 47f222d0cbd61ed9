import type { Seat, Sitter, Table } from '@/engine';
import { resultsOf, seatOfMark, type TableGame } from '@/engine/nearby';

import type { Nearby } from './shown';

const ENDLESS = { rounds: 'endless', starter: 'alternate', marks: 'swap' } as const;

/** Who begins: the holder of the mark that the game lets move first. */
function starterOf({ start }: TableGame): Seat {
  const { first } = start.config as { readonly first?: 'X' | 'O' };
  return seatOfMark(start.marks, first ?? 'X');
}

/** The game of a nearby log as a table of the play screen; undefined before one begins, and for races. */
export function asTable(
  { sid, seat, log }: Pick<Nearby, 'sid' | 'seat' | 'log'>,
  name: string,
): Table | undefined {
  const { game } = log;
  if (game === null || seat === null || game.start.game === 'cipher') return undefined;
  const { start, moves, standing } = game;
  const you: Sitter = { kind: 'person', name };
  const friend: Sitter = { kind: 'friend', name: '' };
  const holdsX = seatOfMark(start.marks, 'X');
  const starts = starterOf(game);
  const resigned =
    standing.kind === 'over' && standing.how === 'resigned' && standing.winner !== null
      ? { resigned: standing.winner === 0 ? (1 as const) : (0 as const) }
      : {};
  return {
    id: `nearby-${sid ?? ''}`,
    sitters: seat === 0 ? [you, friend] : [friend, you],
    match: {
      rules: { ...ENDLESS, holdsX, starts },
      results: resultsOf(log).map((winner) => ({ starts, winner })),
    },
    round: { number: log.number, starts, holdsX },
    session: { game: start.game, config: start.config, moves, cursor: moves.length },
    practice: false,
    assisted: false,
    agreed: false,
    ...resigned,
  };
}

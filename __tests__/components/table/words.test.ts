import { climb, openTable, playAt, classic, LADDER_START, type Ladder, type Table } from '@/engine';
import { boardWorthText } from '@/components/table/boardFacts';
import { ladderText } from '@/components/table/ladderText';
import { statusText } from '@/components/table/statusText';

/** What is said after each result of a run, from a ladder. */
function told(from: Ladder, ...results: ('won' | 'lost' | 'drawn')[]): string[] {
  let ladder = from;
  return results.map((result) => {
    const step = climb(ladder, result);
    ladder = step.ladder;
    return ladderText(step.move);
  });
}

function swapTable(swap: boolean): Table {
  return openTable({
    id: 'words',
    game: classic,
    config: { size: 4, k: 3, first: 'X', swap },
    sitters: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ben' },
    ],
    rules: { rounds: 1, starter: 'loser', marks: 'keep', holdsX: 0, starts: 0 },
    practice: false,
  });
}

describe('the adaptive opponent', () => {
  it('says where it stands and what would move it, then that it moved and why', () => {
    expect(told(LADDER_START, 'won', 'won', 'won')).toEqual([
      'Adaptive stays at Medium: 1 win of the 3 in a row that move it up.',
      'Adaptive stays at Medium: 2 wins of the 3 in a row that move it up.',
      'You won 3 in a row: Adaptive moves up to Hard.',
    ]);
    expect(told(LADDER_START, 'lost', 'lost', 'drawn')).toEqual([
      'Adaptive stays at Medium: 1 loss of the 3 in a row that move it down.',
      'Adaptive stays at Medium: 2 losses of the 3 in a row that move it down.',
      'A draw ends every run: Adaptive stays at Medium.',
    ]);
  });

  it('says that there is nothing above Expert and nothing below Easy', () => {
    expect(told({ level: 'expert', run: 2 }, 'won')).toEqual([
      'Adaptive stays at Expert, its highest level.',
    ]);
    expect(told({ level: 'easy', run: -2 }, 'lost')).toEqual(['Adaptive stays at Easy, its lowest level.']);
  });
});

describe('the swap rule', () => {
  it('changes what is said of the board: the win passes to whoever may swap', () => {
    expect(boardWorthText(swapTable(false).session)).toMatch(/whoever moves first wins/);
    expect(boardWorthText(swapTable(true).session)).toMatch(/second player should swap/);
  });

  it('is told when it was used', () => {
    let table = swapTable(true);
    for (const move of ['b2', 'swap']) {
      const played = playAt(classic, table, move);
      if (!played.ok) throw new Error(played.code);
      table = played.value;
    }
    expect(statusText(table)).toBe('The players exchanged marks. Ann to move (O)');
  });
});

import type { JudgedMove, Worth } from '@/engine';
import { lossText } from '@/components/review/gradeText';

const exact = (value: 'win' | 'draw' | 'loss'): Worth => ({ kind: 'exact', value, distance: 3 });
const estimate: Worth = { kind: 'estimate', points: 0.4, depth: 4 };
const move = (worth: Worth, lost: number): JudgedMove => ({ move: 'b2', worth, lost, grade: 'good' });

it.each<readonly [string, JudgedMove, Worth, string | null]>([
  ['nothing of a best move', move(estimate, 0), estimate, null],
  ['nothing of a slower win', move(exact('win'), 0), exact('win'), null],
  ['nothing of a loss that would read as 0.0', move(estimate, 0.04), estimate, null],
  [
    'points between estimates',
    move(estimate, 0.25),
    estimate,
    'An estimate: 0.3 points lost, looking 4 turns ahead.',
  ],
  ['a win that was let go', move(estimate, 9.6), exact('win'), 'This move let a proved win go.'],
  [
    'a proved loss, not twenty points of it',
    move(exact('loss'), 10.4),
    estimate,
    'After this move the game is lost against best play.',
  ],
  ['a win turned into a loss', move(exact('loss'), 2), exact('win'), 'This move turned a win into a loss.'],
  ['a win turned into a draw', move(exact('draw'), 1), exact('win'), 'This move turned a win into a draw.'],
  [
    'a draw turned into a loss',
    move(exact('loss'), 1),
    exact('draw'),
    'This move turned a draw into a loss.',
  ],
])('tells %s', (_, judged, best, words) => {
  expect(lossText(judged, best)).toBe(words);
});

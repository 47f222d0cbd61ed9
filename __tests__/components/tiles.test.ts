import { puzzle } from '../support/exhaust';
import { NO_MARKS, tilesOf } from '@/components/cipher/tiles';

const CONFIG = puzzle('AB/CA', 3, { kind: 'match', target: [0, 2, 1, 0] }, [0]);

describe('what a tile is called', () => {
  it('is where it is, what it shows and whether it is locked; its target is a note', () => {
    const tiles = tilesOf(CONFIG, CONFIG.start, NO_MARKS);
    expect(tiles.map(({ label, note }) => [label, note])).toEqual([
      ['Row 1, column 1, star, locked', null],
      ['Row 1, column 2, circle', 'target square'],
      ['Row 2, column 1, square', 'target circle'],
      ['Row 2, column 2, star', null],
    ]);
  });

  it('says what is going on with it just now', () => {
    const tiles = tilesOf(CONFIG, CONFIG.start, { held: 1, broken: [2], hinted: [1, 3] });
    expect(tiles.map(({ label }) => label)).toEqual([
      'Row 1, column 1, star, locked',
      'Row 1, column 2, circle, hint, picked up',
      'Row 2, column 1, square, breaks a rule',
      'Row 2, column 2, star, hint',
    ]);
  });
});

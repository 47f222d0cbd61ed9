import { arrivalsBetween } from '@/components/cipher/arrivals';

describe('what happened between two grids', () => {
  it('is a swap when two neighbours changed places: each came from the other', () => {
    const across = arrivalsBetween([0, 1, 2, 0, 1, 2], [1, 0, 2, 0, 1, 2], 3);
    expect([...across]).toEqual([
      [0, { rows: 0, columns: 1, turned: false }],
      [1, { rows: -0, columns: -1, turned: false }],
    ]);
    const down = arrivalsBetween([0, 1, 2, 1, 1, 2], [1, 1, 2, 0, 1, 2], 3);
    expect([...down.keys()]).toEqual([0, 3]);
    expect(down.get(0)).toEqual({ rows: 1, columns: 0, turned: false });
  });

  it('is a turn of every changed tile otherwise', () => {
    for (const after of [
      [1, 1, 2, 0],
      [1, 2, 2, 0],
    ]) {
      const turned = arrivalsBetween([0, 1, 2, 0], after, 2);
      expect([...turned.values()].every((arrival) => arrival.turned)).toBe(true);
    }
  });

  it('does not take the end of a row for a neighbour of the next row’s start', () => {
    const jumped = arrivalsBetween([0, 0, 1, 2, 0, 0], [0, 0, 2, 1, 0, 0], 3);
    expect([...jumped.values()].every((arrival) => arrival.turned)).toBe(true);
  });
});

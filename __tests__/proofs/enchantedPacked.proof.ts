import { comparePacked, walkRandomly } from '../support/enchantedPacked';

const GAMES = 150;

describe('the packed position of Enchanted', () => {
  it.each(['fair', 'empty'] as const)(
    `agrees with the rules on every move of every position of ${GAMES} random games from the %s start`,
    (start) => {
      let positions = 0;
      for (let i = 0; i < GAMES; i++) {
        walkRandomly({ start }, `packed-proof-${start}-${i}`, (state, where) => {
          comparePacked(state, where);
          positions++;
        });
      }
      expect(positions).toBeGreaterThan(GAMES * 10);
    },
    60_000,
  );
});

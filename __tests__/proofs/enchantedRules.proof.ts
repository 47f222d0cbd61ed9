import { playBoth } from '../support/enchantedAgreement';

const GAMES = 1000;

describe('the rules of Enchanted', () => {
  it.each(['fair', 'empty'] as const)(
    `come out the same in a second implementation, every turn of ${GAMES} random games from the %s start`,
    (start) => {
      let turns = 0;
      for (let i = 0; i < GAMES; i++) turns += playBoth({ start }, `rules-proof-${start}-${i}`);
      expect(turns).toBeGreaterThan(GAMES * 10);
    },
    90_000,
  );
});

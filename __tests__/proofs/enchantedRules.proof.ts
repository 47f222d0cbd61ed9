import { playBoth } from '../support/enchantedAgreement';

const GAMES = 600;
const KINDS = ['seal', 'shift', 'disrupt', 'double', 'pass'] as const;

describe('the rules of Enchanted', () => {
  const seen = new Map<string, number>();

  it.each([
    ['fair', 'any'],
    ['empty', 'any'],
    ['fair', 'crowding'],
    ['empty', 'crowding'],
  ] as const)(
    `come out the same in a second implementation, every turn of ${GAMES} random games (%s start, %s move)`,
    (start, style) => {
      for (let i = 0; i < GAMES; i++) {
        for (const move of playBoth({ start }, style, `rules-proof-${start}-${style}-${i}`)) {
          const kind = KINDS.find((name) => move.startsWith(name)) ?? 'place';
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
          if (move.includes('clear')) seen.set('choice', (seen.get('choice') ?? 0) + 1);
        }
      }
    },
    60_000,
  );

  it('were all at work in those games', () => {
    for (const kind of [...KINDS, 'place', 'choice']) {
      expect({ kind, often: (seen.get(kind) ?? 0) >= 20 }).toEqual({ kind, often: true });
    }
  });
});

import { playBoth } from '../../support/enchantedAgreement';

describe('the engine and the reference', () => {
  it.each(['fair', 'empty'] as const)('agree on every turn of 25 random games from the %s start', (start) => {
    for (let i = 0; i < 25; i++) playBoth({ start }, `reference-${start}-${i}`);
  });
});

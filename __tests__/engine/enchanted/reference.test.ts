import { playBoth } from '../../support/enchantedAgreement';

describe('the engine and the reference', () => {
  it.each([
    ['fair', 'any'],
    ['empty', 'any'],
    ['fair', 'crowding'],
  ] as const)('agree on every turn of 12 random games (%s start, %s move)', (start, style) => {
    for (let i = 0; i < 12; i++) playBoth({ start }, style, `reference-${start}-${style}-${i}`);
  });
});

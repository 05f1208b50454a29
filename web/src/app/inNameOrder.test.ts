import { expect, test } from 'vitest';
import { inNameOrder } from './inNameOrder.ts';

const names = (list: readonly string[], language: 'th' | 'en') =>
  inNameOrder(
    list.map((name) => ({ name })),
    language,
  ).map(({ name }) => name);

test('places stand in the order of the language they are read in', () => {
  expect(names(['Krabi', 'Bangkok', 'Chiang Mai'], 'en')).toEqual(['Bangkok', 'Chiang Mai', 'Krabi']);
  // A vowel that is written before its consonant is sorted after it.
  expect(names(['แพร่', 'เชียงใหม่', 'พะเยา'], 'th')).toEqual(['เชียงใหม่', 'พะเยา', 'แพร่']);
});

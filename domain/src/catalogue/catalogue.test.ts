import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHashtags } from '../reading/tags.ts';
import { barcodeOf } from './barcodeOf.ts';
import { plainDescription, shortened } from './plainDescription.ts';
import { productCode } from './productCode.ts';

it('MGMT-18 a product code is 6 letters without I and O, then 6 digits', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.infiniteStream(random), (numbers) => {
      expect(productCode(() => numbers.next().value)).toMatch(/^[A-HJ-NP-Z]{6}\d{6}$/);
    }),
  );
});

it('MGMT-19 hashtags are split on commas, trimmed and prefixed once', () => {
  expect(readHashtags(' sale, #new ,,เย็น, sale')).toEqual(['#sale', '#new', '#เย็น']);
});

it.each([
  ['8851959132012', 'EAN13'],
  ['8851959132013', 'CODE128'],
  ['4006381333931', 'EAN13'],
  ['AQKNVZ868183', 'CODE128'],
  ['T_1/ก', null],
  ['ชา', null],
  ['', null],
])('MGMT-18 the code %s is printed as %s', (code, barcode) => {
  expect(barcodeOf(code)).toBe(barcode);
});

it('a description from a web shop loses its tags, and is cut at a word', () => {
  expect(plainDescription('<p>ชา &amp; <b>นม</b></p><br/>เย็น')).toBe('ชา & นม เย็น');
  expect(plainDescription('2 < 3 & 4')).toBe('2 < 3 & 4');
  expect(shortened('one two three', 13)).toBe('one two three');
  expect(shortened('one two three', 11)).toBe('one two…');
  expect(shortened('ก'.repeat(300), 200)).toHaveLength(200);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { satang } from '../money/money.ts';
import { hasTradeCheckDigit } from '../reading/code.ts';
import { itemCodes, priceOfGrams, readScaleLabel } from './scaleLabel.ts';

const SCALES = { weightLabels: '21', priceLabels: '22' };
const NONE = { weightLabels: 'NONE', priceLabels: 'NONE' };

/** Returns the digits followed by the check digit that a scale prints. */
function printed(digits: string): string {
  return Array.from('0123456789', (check) => digits + check).find(hasTradeCheckDigit) ?? '';
}
const five = fc.integer({ min: 0, max: 99_999 });
const text = (value: number) => String(value).padStart(5, '0');

test('a label of a scale gives back the product and the grams or the satang that were printed', () => {
  fc.assert(
    fc.property(five, five, (item, value) => {
      const code = (prefix: string) => printed(prefix + text(item) + text(value));
      expect(readScaleLabel(code('21'), SCALES)).toEqual({ item: text(item), grams: value });
      expect(readScaleLabel(code('22'), SCALES)).toEqual({ item: text(item), price: value });
      expect(readScaleLabel(code('23'), SCALES)).toBeNull();
      expect(readScaleLabel(code('21'), NONE)).toBeNull();
    }),
  );
});

test('a label with one wrong digit is not a label', () => {
  const code = printed('210004200345');
  for (let at = 2; at < code.length; at += 1) {
    const wrong = code.slice(0, at) + ((Number(code[at]) + 1) % 10) + code.slice(at + 1);
    expect(readScaleLabel(wrong, SCALES), wrong).toBeNull();
  }
});

test.each(['', '21', 'NONE00420034501', '021000420034', ` ${printed('210004200345')}`])('%j is no label', (code) => {
  expect(readScaleLabel(code, SCALES)).toBeNull();
});

test('the product of a label has its number as its code, with or without the zeros before it', () => {
  expect(itemCodes({ item: '00042', grams: 1 })).toEqual(['00042', '42']);
  expect(itemCodes({ item: '40711', grams: 1 })).toEqual(['40711']);
  expect(itemCodes({ item: '00000', grams: 1 })).toEqual(['00000', '0']);
});

test.each([
  [12_000, 345, 4140],
  [12_345, 1, 12],
  [500, 1, 1],
  [499, 1, 0],
  [100_000_000, 99_999, 9_999_900_000],
  [12_000, 0, 0],
])('at %i satang for the kilogram %i grams cost %i satang, half a satang upward', (kilogram, grams, cost) => {
  expect(priceOfGrams(satang(kilogram), grams)).toBe(cost);
});

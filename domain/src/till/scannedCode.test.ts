import { describe, expect, test } from 'vitest';
import { isTradeNumber, learntPace, type ScanKnowledge, scannedCode, type TypedCharacter } from './scannedCode.ts';

const UNKNOWN: ScanKnowledge = { isProduct: () => false, pace: null, into: 'text' };
const of = (code: string): ScanKnowledge => ({ ...UNKNOWN, isProduct: (read) => read === code });
const at = (gap: number, spread = 0): ScanKnowledge => ({ ...UNKNOWN, pace: { gap, spread } });

/**
 * Types a text with these gaps between its keys: the first key comes after a pause, and the last gap precedes the key
 * that ends it.
 */
function typed(text: string, gaps: readonly number[], knowledge = UNKNOWN) {
  const keys = Array.from(text, (character, key) => ({
    character,
    gap: key === 0 ? Number.POSITIVE_INFINITY : (gaps[(key - 1) % gaps.length] ?? 0),
  }));
  return scannedCode(keys, gaps[(text.length - 1) % gaps.length] ?? 0, knowledge);
}

const EAN_13 = '8850006202012';
const EAN_8 = '88502335';
const UPC_A = '036000291452';

describe.each([6, 20, 60, 150, 300])('PR-28 a scanner of %i ms a key', (pace) => {
  test.each([EAN_13, EAN_8, UPC_A, 'LATTE-01-TH', '99999999'])('types %s, whatever has the code', (code) => {
    expect(typed(code, [pace])?.code).toBe(code);
  });

  test.each(['1000', '40711', 'ABCD', '1234567'])('types the short code %s of a product', (code) => {
    expect(typed(code, [pace], of(code))?.code).toBe(code);
  });

  test('types a short code of no product, once its pace was learnt from a long one', () => {
    const read = typed(EAN_13, [pace]);
    const learnt = read && learntPace(read);
    expect(learnt).toEqual({ gap: pace, spread: 0 });
    expect(typed('1000', [pace], { ...UNKNOWN, pace: learnt })?.code).toBe('1000');
    expect(typed('1000', [pace])?.code).toBe(pace <= 50 ? '1000' : undefined);
  });
});

test.each([
  ['50 ms a key on average', '1234', [50], '1234'],
  ['51 ms', '1234', [51], undefined],
  ['one key late, by 100 ms', '1234', [10, 100, 10, 10], '1234'],
  ['one key later than that', '1234', [10, 101, 10, 10], undefined],
  ['the key that ends it late, by 100 ms', '1234', [10, 10, 10, 100], '1234'],
  ['the key that ends it later than that', '1234', [10, 10, 10, 101], undefined],
  ['only three keys', '123', [6], undefined],
  ['a space at its end, which is not of the code', '123 ', [6], undefined],
] as const)('a fast scanner: %s', (_what, text, gaps, code) => {
  expect(typed(text, gaps)?.code).toBe(code);
});

test.each([
  ['a key 8 ms off', [100, 108, 100, 100], true],
  ['a key 9 ms off', [100, 109, 100, 100], false],
  ['Enter 8 ms late', [100, 100, 100, 108], true],
  ['Enter 9 ms late', [100, 100, 100, 109], false],
  ['Enter 9 ms early', [100, 100, 100, 91], false],
] as const)('the short code of a product is recognized by its even keys: %s', (_what, gaps, isScan) => {
  expect(typed('1000', gaps, of('1000')) !== null).toBe(isScan);
});

test.each([
  ['a PIN', '2580', UNKNOWN, false],
  ['a PIN that is the code of a product', '2580', of('2580'), false],
  ['a PIN at the pace of the scanner', '258025', at(20), false],
  ['the longest PIN', EAN_8, UNKNOWN, false],
  ['a barcode as long as it, of a product', EAN_8, of(EAN_8), true],
  ['a barcode', EAN_13, UNKNOWN, true],
] as const)(
  'what is typed quickly into a secret is never a scan where it may be a PIN: %s',
  (_what, text, knowledge, isScan) => {
    expect(typed(text, [20], { ...knowledge, into: 'secret' })?.code).toBe(isScan ? text : undefined);
  },
);

const at1 = (first: number, rest: number) => [first, ...Array.from({ length: 7 }, () => rest)];

test.each([
  ['a beat of 300 ms', at1(300, 300), true],
  ['a beat of 301 ms', at1(301, 301), false],
  ['16 ms off', at1(116, 100), true],
  ['17 ms off', at1(117, 100), false],
  ['17 ms off the other way', at1(83, 100), false],
  ['a tenth off', at1(220, 200), true],
  ['more than a tenth off', at1(221, 200), false],
  ['Enter 16 ms late', [...at1(100, 100).slice(1), 116], true],
  ['Enter 17 ms late', [...at1(100, 100).slice(1), 117], false],
  ['Enter 17 ms early', [...at1(100, 100).slice(1), 83], false],
] as const)('a long code is recognised by even keys: %s', (_what, gaps, isScan) => {
  expect(typed('ABCD-EFG', gaps)?.keys ?? null).toBe(isScan ? 8 : null);
});

test.each([
  ['at its pace', [60], at(60), true],
  ['as uneven as it was', [60, 75, 45, 60], at(60, 30), true],
  ['more uneven', [60, 76, 45, 60], at(60, 30), false],
  ['16 ms a key slower', [76], at(60), true],
  ['17 ms a key slower', [77], at(60), false],
  ['at the pace of another', [150], at(60, 30), false],
  ['as uneven as the scanner of another pace', [150, 175, 125, 150], at(60, 30), false],
] as const)('a short code is recognised by the pace of this scanner: %s', (_what, gaps, knowledge, isScan) => {
  expect(typed('1000', gaps, knowledge) !== null).toBe(isScan);
});

test.each([
  ['a long one', '12345678', [60, 90], { gap: 73, spread: 30 }],
  ['one as uneven as can be', '12345678', [60, 92], { gap: 74, spread: 32 }],
  ['one more uneven than that', '12345678', [60, 93], null],
  ['a short one', '1234567', [60], null],
  ['an uneven one', EAN_13, [60, 140], null],
])('the pace of a scanner is learnt from %s', (_what, text, gaps, pace) => {
  const read = typed(text, gaps, of(text));
  const learnt = read && learntPace(read);
  expect(learnt && { gap: Math.round(learnt.gap), spread: learnt.spread }).toEqual(pace);
});

test('no key, or Enter alone, is not a scan', () => {
  expect([scannedCode([], 5, UNKNOWN), scannedCode([], 5, { ...UNKNOWN, into: 'button' })]).toEqual([null, null]);
});

describe('keys at the pace of a hand', () => {
  const HAND = [210, 140, 330, 90, 260, 180];

  test.each([
    ['an amount', '1000', UNKNOWN, false],
    ['an amount that is the code of a product', '1000', of('1000'), false],
    ['an amount as long as amounts are', '9999999', of('9999999'), false],
    ['a barcode', EAN_13, UNKNOWN, true],
    ['eight digits of a barcode', EAN_8, UNKNOWN, true],
    ['a barcode whose last digit is wrong', '8850006202013', UNKNOWN, false],
    ['a long code of a product', 'LATTE-01', of('LATTE-01'), true],
    ['a word', 'cappuccino', UNKNOWN, false],
    ['a telephone number', '0812345678', UNKNOWN, false],
    ['a day of the Buddhist era', '26112569', UNKNOWN, false],
    ['a secret that looks like a barcode', EAN_8, { ...UNKNOWN, into: 'secret' }, false],
    ['four keys while a button has the focus', '4071', { ...UNKNOWN, into: 'button' }, true],
    ['three keys there', '407', { ...UNKNOWN, into: 'button' }, false],
    ['a barcode of a product into a secret', EAN_8, { ...of(EAN_8), into: 'secret' }, true],
  ] as const)('are a scan where they say so: %s', (_what, text, knowledge, isScan) => {
    expect(typed(text, HAND, knowledge)?.code).toBe(isScan ? text : undefined);
  });

  test('are next to never even enough to be taken for a product whose code is the amount', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    // A fast typist on a keypad: 120 to 240 ms a key, each different.
    const gap = () => 120 + 120 * ((random() + random()) / 2);
    const amounts = Array.from({ length: 5000 }, () => typed('1000', [gap(), gap(), gap(), gap()], of('1000')));
    expect(amounts.filter(Boolean).length / amounts.length).toBeLessThan(0.01);
    const scans = Array.from({ length: 5000 }, () => typed('1000', [gap(), gap(), gap(), gap()]));
    expect(scans.filter(Boolean)).toEqual([]);
  });
});

test.each([
  ['after a pause', 500, 4],
  ['after a gap half as long again', 90, 4],
  ['without one, so that it is all a hand', 89, null],
])('what was typed right before a slow scan stays the hand of it: %s', (_what, pause, keys) => {
  const key = (character: string, gap: number): TypedCharacter => ({ character, gap });
  const run = [key('7', 1500), key('5', 130), key('1', pause), key('0', 60), key('0', 60), key('0', 60)];
  expect(scannedCode(run, 60, of('1000'))?.keys ?? null).toBe(keys);
});

test.each([
  [EAN_13, true],
  [EAN_8, true],
  [UPC_A, true],
  ['18850006202019', true],
  ['8850006202011', false],
  ['1234567', false],
  ['123456789', false],
  ['018850006202019', false],
  ['32012507', true],
  ['31132503', true],
  ['00012508', true],
  ['88502335x', false],
  ['8850 335', false],
  ['0360002914x2', false],
  ['x88502335', false],
])('%s is a number of trade: %s', (code, isOne) => {
  expect(isTradeNumber(code)).toBe(isOne);
});

/** Days whose digits also have a correct check digit. */
test.each(['01012569', '31011990', '15101990', '09102026'])('%s is a day', (day) => {
  expect(isTradeNumber(day)).toBe(false);
});

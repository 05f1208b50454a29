import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { satang, toBaht } from '../money/money.ts';
import { result } from '../testing/readings.ts';
import { readAmount, readNumber, typedCount } from './amount.ts';
import { readPhone } from './phone.ts';

describe('a phone', () => {
  test.each<[string, unknown]>([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    ['(+66) 81.234.5678', '0812345678'],
    ['+66 (0) 81 234 5678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['66812345678', '0812345678'],
    ['0812345678|TH|+66', '0812345678'],
    ["'๐๘๑-๒๓๔-๕๖๗๘\u{200B}", '0812345678'],
    ['\u{202A}081\u{2011}234\u{2011}5678\u{202C}', '0812345678'],
    ['โทร. 081 234 5678', '0812345678'],
    ['p:+66812345678', '0812345678'],
    ['812345678', ['0812345678', 'ZERO_ADDED']],
    ['8.12346E+08', 'RUINED_PHONE'],
    ['0812345678/0898765432', 'TWO_PHONES'],
    ['081-234-5678 หรือ 089-876-5432', 'TWO_PHONES'],
    ['0812345678 0898765432', 'TWO_PHONES'],
    ['021234567', 'LANDLINE'],
    ['+81 90 1234 5678', 'OTHER_COUNTRY'],
    ['229.077.5154', 'OTHER_COUNTRY'],
    ['(496)978-3969x58947', 'OTHER_COUNTRY'],
    ['001-234-203-0635x76146', 'OTHER_COUNTRY'],
    ['035.961.8060 ext. 12', 'OTHER_COUNTRY'],
    ['1-813-324-8756', 'OTHER_COUNTRY'],
    ['02-123-4567 x12', 'NOT_A_PHONE'],
    ['66 2 123 4567', 'LANDLINE'],
    ['66812345678', '0812345678'],
    ['6681234567', 'NOT_A_PHONE'],
    ['0123456789', ['0123456789', 'UNUSUAL_PHONE']],
    ['0312345678', ['0312345678', 'UNUSUAL_PHONE']],
    ['0612345678', '0612345678'],
    ['812345678.0', ['0812345678', 'ZERO_ADDED']],
    ['081-234-5678-9', 'TWO_PHONES'],
    ['02-123-4567-8', 'TWO_PHONES'],
    ['02 123 4567 ต่อ 12', 'NOT_A_PHONE'],
    ['081234567', 'NOT_A_PHONE'],
    ['1812345678', 'OTHER_COUNTRY'],
    ['abcdefghij', 'NOT_A_PHONE'],
    ['', null],
  ])('PR-07, CUST-39 that is written %j is read as %j', (written, phone) => {
    expect(result(readPhone(written))).toEqual(phone);
  });

  test.each<[string, unknown]>([
    ['02-123-4567', '021234567'],
    ['+66 2 123 4567', '021234567'],
    ['21234567', ['021234567', 'ZERO_ADDED']],
    ['021234567.0', '021234567'],
    ['02-123-4567-8', 'TWO_PHONES'],
    ['02-123-4567-70', 'TWO_PHONES'],
    ['02-1234567-8', 'TWO_PHONES'],
    ['0812345678', '0812345678'],
  ])('PR-07 of a record that takes landlines, written %j, is read as %j', (written, phone) => {
    expect(result(readPhone(written, { landlines: true }))).toEqual(phone);
  });
});

describe('an amount', () => {
  test.each<[string, unknown]>([
    ['1,200.50', 120_050],
    [' 120 ', 12_000],
    ['฿120', 12_000],
    ['THB 1,200', 120_000],
    ['120 บาท', 12_000],
    ['120.-', 12_000],
    ['120,-', 12_000],
    ['120/-', 12_000],
    ['120.50-', 'NOT_A_NUMBER'],
    ['120-', 'NOT_A_NUMBER'],
    ['1,200-', 'NOT_A_NUMBER'],
    ['(120)', 'NOT_A_NUMBER'],
    ['3.3000000000000003', 330],
    ['1234.5600000000001', 123_456],
    ['10.000000000000002', 1_000],
    ['-3.3000000000000003', -330],
    ['0.30000000000000004', 30],
    ['120.00500000000001', 'TOO_MANY_DECIMALS'],
    ['120.', 12_000],
    ['.5', 50],
    ['+120', 12_000],
    ['-5', -500],
    ['−5', -500],
    ['๑๒๐.๕๐', 12_050],
    ['５００', 50_000],
    ['1\u{202F}200', 120_000],
    ['120\u{200B}', 12_000],
    ['12,50', 'COMMA_OF_DECIMALS'],
    ['1.234,50', 'COMMA_OF_DECIMALS'],
    ['0,500', 'COMMA_OF_DECIMALS'],
    ['120.005', 'TOO_MANY_DECIMALS'],
    ['100000000000', 'OUT_OF_RANGE'],
    ['=100+20', 'NOT_A_NUMBER'],
    ['$5', 'NOT_A_NUMBER'],
    ['variable', 'NOT_A_NUMBER'],
    ['', null],
  ])('PR-16 that is written %j is %j satang', (written, amount) => {
    expect(result(readAmount(written))).toEqual(amount);
  });

  test('PR-16 is read as it is written by the number formats of the language', () => {
    const ways = [
      new Intl.NumberFormat('th-TH', { style: 'currency', currency: 'THB' }),
      new Intl.NumberFormat('th-TH-u-nu-thai', { minimumFractionDigits: 2 }),
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'THB', currencyDisplay: 'code' }),
    ];
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (amount) => {
        for (const way of ways) expect(result(readAmount(way.format(toBaht(satang(amount)))))).toBe(amount);
      }),
    );
  });

  test.each([
    [' 1234.50 ', '1234.50'],
    ['9,999,999.99', '9999999.99'],
    ['-1,000', '-1000'],
    ['๑๒', '12'],
    ['1,23', 'COMMA_OF_DECIMALS'],
    ['1,,234', 'COMMA_OF_DECIMALS'],
    ['12,3456', 'COMMA_OF_DECIMALS'],
    [',500', 'COMMA_OF_DECIMALS'],
    ['12 บาท', 'NOT_A_NUMBER'],
    ['10.000000000000002', '10'],
    ['0.1234567890123', '0.1234567890123'],
  ])('a number written %j is read as %j', (written, number) => {
    expect(result(readNumber(written))).toBe(number);
  });

  test.each([
    ['1,000', 1000],
    ['007', 7],
    ['1001', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
  ])('a count typed as %j is %j where a thousand is the most', (typed, count) => {
    expect(typedCount(typed, 1000)).toBe(count);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryPath } from '../catalogue/categoryPath.ts';
import { plainDescription, shortened } from '../catalogue/plainDescription.ts';
import { headMeanings } from '../import/findColumns.ts';
import { findHeading } from '../import/findHeading.ts';
import { headKey, withBrackets } from '../import/headKey.ts';
import { PRODUCT_COLUMNS } from '../import/productColumns.ts';
import { satang, toBaht } from '../money/money.ts';
import { readGender } from '../person/gender.ts';
import { phoneDigits } from '../person/phone.ts';
import { storedPhone } from '../person/typedPhone.ts';
import { addDays } from '../time/calendar.ts';
import { BUDDHIST_YEARS_AHEAD } from '../time/eraHint.ts';
import { readAmount, readNumber, typedCount } from './amount.ts';
import { type Choice, readChoice } from './choice.ts';
import { readCode } from './code.ts';
import { areMonthFirst, dayBeforeMonth, readDay } from './day.ts';
import { readEmail } from './email.ts';
import { readFlag } from './flag.ts';
import { foldSearch } from './foldSearch.ts';
import { readPersonName, withoutTitle } from './personName.ts';
import { readPhone } from './phone.ts';
import { plainDigits } from './plainDigits.ts';
import type { Reading } from './reading.ts';
import { sheetError } from './sheetError.ts';
import { readStockCount } from './stockCount.ts';
import { readHashtags, readTexts } from './tags.ts';
import { readText } from './text.ts';
import { doubtWords, faultWords, readingInThai } from './words.ts';

/** The value, with the code of a doubt behind it, or the code of a fault. */
function result(reading: Reading<unknown>): unknown {
  if ('fault' in reading) return reading.fault.code;
  return reading.doubt ? [reading.value, reading.doubt.code] : reading.value;
}

/** Whatever may be in a file: letters and signs of all kinds, also invisible ones. */
const anything = fc.string({ unit: 'binary', maxLength: 30 });
const unseen = fc.constantFrom(
  '',
  ' ',
  '\u{A0}',
  '\u{200B}',
  '\u{200D}',
  '\u{FEFF}',
  '\u{202A}',
  '\t',
  '\n',
  '\u{3000}',
  '\u{3164}',
);

describe('a text', () => {
  test.each<[string, unknown]>([
    ['กาแฟ ', 'กาแฟ'],
    ['\u{FEFF}\u{202A}นมสด\u{202C}\u{200B}', 'นมสด'],
    ['\u{200B}\u{200D}', null],
    ['\u{3164}', null],
    [' ', null],
    ['e\u{301}clair', 'éclair'],
    ['น้ำ\u{200B}ปลา', 'น้ำปลา'],
    ['สองบรรทัด\r\nในช่องเดียว', ['สองบรรทัด ในช่องเดียว', 'LINES_JOINED']],
    ['24 inch screen,100\nA2,foo,50', ['24 inch screen,100 A2,foo,50', 'LINES_JOINED']],
    ['บรรทัดเดียว\r\n', 'บรรทัดเดียว'],
    ['Caf\u{E49}', ['Caf\u{E49}', 'MOJIBAKE']],
    ['\u{E36}ะฮฤ', ['\u{E36}ะฮฤ', 'MOJIBAKE']],
    ['a\u{7}b', 'ab'],
    ['a\0b', 'NOT_A_TEXT'],
    ['👩‍🍳', '👩‍🍳'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['What???', 'What???'],
    ['????? 250 ml', ['????? 250 ml', 'QUESTION_MARKS']],
    ['เธเธฒเน€เธขเนเธ', ['เธเธฒเน€เธขเนเธ', 'MOJIBAKE']],
    ['à¸Šà¸²', ['à¸Šà¸²', 'MOJIBAKE']],
    ['CafÃ©', ['CafÃ©', 'MOJIBAKE']],
    ['¡Òá¿', ['¡Òá¿', 'MOJIBAKE']],
    ['Caf\u{FFFD}', ['Caf\u{FFFD}', 'REPLACEMENT_CHARACTER']],
    ['\u{D83D}', ['\u{FFFD}', 'REPLACEMENT_CHARACTER']],
    ['Café Latté เธอเนอะ เนตรนภา SÃO PAULO', 'Café Latté เธอเนอะ เนตรนภา SÃO PAULO'],
  ])('PR-09 that is written %j is kept as %j', (written, kept) => {
    expect(result(readText(written))).toEqual(kept);
  });

  test('PR-09 of plain letters and Thai is what was written, its marks in the one order', () => {
    const thai = fc.string({ unit: fc.constantFrom(...'กข เุู่้ิฺ?ธab1๑ำ'), maxLength: 12 });
    fc.assert(
      fc.property(thai, (text) => {
        expect(readText(text)).toMatchObject({ value: text.normalize('NFC').trim() || null });
      }),
    );
  });

  test('PR-09 that may have several lines keeps them, in one kind of line break', () => {
    expect(result(readText(' ก\r\nข\u{2028}ค\u{85}ง \n', { lines: true }))).toBe('ก\nข\nค\nง');
  });

  test('PR-09 is kept once and for all: what was read is read the same again, and is seen', () => {
    fc.assert(
      fc.property(anything, unseen, unseen, fc.boolean(), (text, before, behind, lines) => {
        const read = readText(text, { lines });
        if ('fault' in read) return;
        expect(result(readText(before + text + behind, { lines }))).toEqual(result(read));
        if (read.value !== null) expect(readText(read.value, { lines })).toMatchObject({ value: read.value });
      }),
    );
  });
});

describe('a code', () => {
  test.each<[string, unknown]>([
    ['8850999320014\u{200B}', '8850999320014'],
    ['\u{200B}\u{200B}Z1', 'Z1'],
    ['SP1\n', 'SP1'],
    ['A 001', 'A 001'],
    // As Shopify writes it, so that a spreadsheet keeps its digits.
    ["'8850002222225", '8850002222225'],
    ["'90S", "'90S"],
    ['๘๘๕๐', '8850'],
    ['ＡＢ１', 'AB1'],
    ['1E10', '1E10'],
    ['8.85001E+12', 'RUINED_CODE'],
    ['8.85E12', 'RUINED_CODE'],
    ['8.85e+12', 'RUINED_CODE'],
    ['8.850123456789E12', ['8850123456789', 'CODE_AS_NUMBER']],
    ['8.850123456789E+12', ['8850123456789', 'CODE_AS_NUMBER']],
    ['12.0', ['12', 'CODE_AS_NUMBER']],
    ['1.00', '1.00'],
    ['v2.0', 'v2.0'],
    ['7,48485E+11', 'RUINED_CODE'],
    ['3.48E+13', 'RUINED_CODE'],
    ['#REF!', 'SHEET_ERROR'],
    ['N/A', 'SHEET_ERROR'],
    ['null', 'NOT_A_CODE'],
    ['-', 'NOT_A_CODE'],
    ['A\nB', 'CODE_OF_MANY_LINES'],
    ['12345.0', ['12345', 'CODE_AS_NUMBER']],
    ['0', ['0', 'CODE_OF_ZEROS']],
    ['36000291452', ['36000291452', 'CODE_LOST_ZERO']],
    ['36000291453', '36000291453'],
    ['036000291452', '036000291452'],
    ['', null],
  ])('PR-03, PR-09 that is written %j is read as %j', (written, code) => {
    expect(result(readCode(written))).toEqual(code);
  });

  test('PR-09 has nothing in it that is not seen', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const read = readCode(text);
        if (!('fault' in read) && read.value !== null) expect(read.value).not.toMatch(/\p{Cf}|\p{Cc}|^\s|\s$/u);
      }),
    );
  });
});

describe('a day', () => {
  test.each<[string, unknown]>([
    ['31/12/1990', '1990-12-31'],
    ['31/12/2533', '1990-12-31'],
    [' 1.2.2026 ', '2026-02-01'],
    ['1/2/2533', '1990-02-01'],
    ['29-02-2567', '2024-02-29'],
    ['๒๙-๐๒-๒๕๖๗', '2024-02-29'],
    ['31–12–2533', '1990-12-31'],
    ['31 12 2533', '1990-12-31'],
    ['2533-12-31', '1990-12-31'],
    ['1990/1/2', '1990-01-02'],
    ['1990-12-31T00:00:00.000Z', '1990-12-31'],
    ['31/12/2533 0:00', '1990-12-31'],
    ['25331231', '1990-12-31'],
    ['31122533', '1990-12-31'],
    ['31 ธ.ค. 2533', '1990-12-31'],
    ['๓๑ ธันวาคม พ.ศ. ๒๕๓๓', '1990-12-31'],
    ['วันจันทร์ที่ 31 ธันวาคม พ.ศ. 2533', '1990-12-31'],
    ['31 ธันวาคม พุทธศักราช 2533', '1990-12-31'],
    ['1มี.ค.2540', '1997-03-01'],
    ['1 เมษา 40', 'TWO_DIGIT_YEAR'],
    ['31-Dec-1990', '1990-12-31'],
    ['December 31st, 1990', '1990-12-31'],
    ['31/12/90', 'TWO_DIGIT_YEAR'],
    ['29/02/2566', 'NO_SUCH_DAY'],
    ['12/31/2026', 'NO_SUCH_DAY'],
    ['31 ธ.ค. พ.ศ. 1990', 'NO_SUCH_DAY'],
    ['01-01-2943', 'NO_SUCH_DAY'],
    ['01-01-0999', 'NO_SUCH_DAY'],
    ['1/1/1024', 'NO_SUCH_DAY'],
    ['1/1/1856', 'NO_SUCH_DAY'],
    ['1/1/2400', '1857-01-01'],
    ['1990-12-30T17:00:00Z', 'NOT_A_DAY'],
    ['2533', 'NOT_A_DAY'],
    ['33238', 'NOT_A_DAY'],
    ['yesterday', 'NOT_A_DAY'],
    ['', null],
  ])('PR-06, CUST-72 that is written %j is read as %j', (written, day) => {
    expect(result(readDay(written))).toEqual(day);
  });

  test.each<[string[], boolean, unknown[]]>([
    [['03/04/1991', '12/25/2533', ''], true, ['1991-03-04', '1990-12-25', null]],
    [['3-4-1991 00:00', '3-14-1991 23:59'], true, ['1991-03-04', '1991-03-14']],
    // A day that cannot have the month first proves the other order, and one that has neither cannot be read.
    [['03/04/1991', '13/13/1991'], false, ['1991-04-03', 'NO_SUCH_DAY']],
    [['03/04/1991', '05/06/1991'], false, ['1991-04-03', '1991-06-05']],
    [['03/04/1991', '25/12/1991', '12/25/1991'], false, ['1991-04-03', '1991-12-25', 'NO_SUCH_DAY']],
    [['1991-12-25', '25 Dec 1991', '33238'], false, ['1991-12-25', '1991-12-25', 'NOT_A_DAY']],
  ])('PR-06 of a column that reads %j is with the month first: %j', (column, monthFirst, days) => {
    expect(areMonthFirst(column)).toBe(monthFirst);
    expect(column.map((text) => result(readDay(monthFirst ? dayBeforeMonth(text) : text)))).toEqual(days);
  });

  test('PR-06 in a column with the month first a day that cannot have it so is read as it stands', () => {
    expect(['25/12/1991', '02/30/1991', '25 Dec 1991'].map(dayBeforeMonth)).toEqual([
      '25/12/1991',
      '02/30/1991',
      '25 Dec 1991',
    ]);
  });

  test.each<[string, unknown]>([
    ['33238', '1990-12-31'],
    ['46022.75', '2025-12-31'],
    ['9999', 'NOT_A_DAY'],
    ['99999', 'NOT_A_DAY'],
  ])('PR-06 of a sheet that lost its format and reads %j is %j', (cell, day) => {
    expect(result(readDay(cell, { serials: true }))).toEqual(day);
  });

  const LOCALES = ['th-TH-u-ca-buddhist', 'th-TH-u-ca-buddhist-nu-thai', 'th-TH-u-ca-gregory', 'en-GB'];
  const ways = LOCALES.flatMap((locale) =>
    (['short', 'medium', 'long', 'full'] as const)
      // Their short one has two digits of the year.
      .filter((dateStyle) => dateStyle !== 'short' || locale === 'en-GB')
      .map((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })),
  );

  test('PR-06 is read however the calendars of the language write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 30_000 }), (days) => {
        const day = addDays('1970-01-01', days);
        const [year, month, date] = day.split('-').map(Number) as [number, number, number];
        const buddhist = year + BUDDHIST_YEARS_AHEAD;
        const spellings = [
          ...ways.map((way) => way.format(new Date(`${day}T00:00:00Z`))),
          ...[year, buddhist].flatMap((each) => [
            `${date}/${month}/${each}`,
            `${each}-${month}-${date}`,
            `${date}.${month}.${each}`,
          ]),
        ];
        for (const spelling of spellings) expect([spelling, result(readDay(spelling))]).toEqual([spelling, day]);
      }),
    );
  });
});

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

test.each<[string, unknown]>([
  ['หมด', '0'],
  [' หมดสต๊อก ', '0'],
  ['ของหมดแล้ว', '0'],
  ['ไม่มี', '0'],
  ['Out of stock', '0'],
  ['outofstock', '0'],
  ['SOLD OUT', '0'],
  ['-', '0'],
  ['–', '0'],
  ['๑๒', '12'],
  ['1,200', '1200'],
  ['-3', '-3'],
  ['', null],
  ['12 ชิ้น', '12'],
  ['3pcs.', '3'],
  ['2 กล่อง', 'NOT_A_NUMBER'],
  ['ชิ้น', 'NOT_A_NUMBER'],
  ['มี', 'NOT_A_NUMBER'],
  ['เยอะ', 'NOT_A_NUMBER'],
  ['12,5', 'COMMA_OF_DECIMALS'],
])('PR-16 of a stock %j is read as %j', (written, count) => {
  expect(result(readStockCount(written))).toEqual(count);
});

test.each<[string, unknown]>([
  ['ใช่', true],
  ['มี', true],
  ['X', true],
  ['✓', true],
  ['TRUE', true],
  ['๑', true],
  ['ยินยอม', true],
  ['รับ', true],
  ['อนุญาต', true],
  ['subscribed', true],
  ['ไม่ยินยอม', false],
  ['ไม่รับ', false],
  ['ไม่อนุญาต', false],
  ['Unsubscribed', false],
  ['not subscribed', false],
  ['ไม่ใช่', false],
  ['ไม่มี', false],
  ['No', false],
  ['0', false],
  [' ', null],
  ['บางที', 'NOT_YES_OR_NO'],
])('PR-15 %j is read as %j', (word, flag) => {
  expect(result(readFlag(word))).toEqual(flag);
});

const STATUS: readonly Choice[] = [
  { value: 'Active', words: { th: 'ใช้งาน', en: 'In use' } },
  { value: 'Inactive', words: { th: 'ไม่ใช้งาน', en: 'Not in use' }, aliases: ['หยุดขาย'] },
];
test.each<[string, unknown]>([
  ['active', 'Active'],
  ['ACTIVE ', 'Active'],
  ['ใช้งาน', 'Active'],
  ['not  in use', 'Inactive'],
  ['หยุดขาย', 'Inactive'],
  ['', null],
  ['gone', 'NOT_A_CHOICE'],
])('PR-15 of choices %j is %j', (word, value) => {
  expect(result(readChoice(word, STATUS))).toEqual(value);
});

test.each<[string, unknown]>([
  [' mali@taem.example\u{200B}', 'mali@taem.example'],
  ['mailto:mali@taem.example', 'mali@taem.example'],
  ['Mali Dee <mali@taem.example>', 'mali@taem.example'],
  ['mali.dee+shop@taem.example', 'mali.dee+shop@taem.example'],
  ['a@b.co', 'a@b.co'],
  ['a@b', 'NOT_AN_EMAIL'],
  ['a b@c.de', 'NOT_AN_EMAIL'],
  ['a@b..de', 'NOT_AN_EMAIL'],
  ['@b.de', 'NOT_AN_EMAIL'],
  ['', null],
])('CUST-39 an e-mail address written %j is read as %j', (written, address) => {
  expect(result(readEmail(written))).toEqual(address);
});

test.each<[string, unknown]>([
  ['คุณมานี มีนา', [{ firstname: 'มานี', lastname: 'มีนา' }, 'TITLE_OR_NAME']],
  ['คุณ มานี มีนา', { firstname: 'มานี', lastname: 'มีนา' }],
  ['นายสมชาย  ใจดี', { firstname: 'สมชาย', lastname: 'ใจดี' }],
  ['น.ส. มาลี ณ อยุธยา', { firstname: 'มาลี', lastname: 'ณ อยุธยา' }],
  ['Mr. John Paul Smith', { firstname: 'John Paul', lastname: 'Smith' }],
  ['นายน์ ใจดี', { firstname: 'นายน์', lastname: 'ใจดี' }],
  ['นายก ใจดี', { firstname: 'นายก', lastname: 'ใจดี' }],
  ['นางฟ้า ใจดี', [{ firstname: 'ฟ้า', lastname: 'ใจดี' }, 'TITLE_OR_NAME']],
  ['นางนวล', [{ firstname: 'นวล', lastname: null }, 'TITLE_OR_NAME']],
  ['นาง ฟ้า ใจดี', { firstname: 'ฟ้า', lastname: 'ใจดี' }],
  ['นายกฤษณ์ ใจดี', { firstname: 'กฤษณ์', lastname: 'ใจดี' }],
  ['มานี ใจดี (ลูกค้า VIP)', [{ firstname: 'มานี', lastname: 'ใจดี (ลูกค้า VIP)' }, 'NOTE_IN_NAME']],
  ['มานี (ป้าข้างบ้าน)', [{ firstname: 'มานี (ป้าข้างบ้าน)', lastname: null }, 'NOTE_IN_NAME']],
  ['คุณากร ดี', { firstname: 'คุณากร', lastname: 'ดี' }],
  ['มานี', { firstname: 'มานี', lastname: null }],
  ['', null],
])('PR-22 one name, %j, is read as %j', (written, name) => {
  expect(result(readPersonName(written))).toEqual(name);
});

test('a title alone stays, and so does a name that only begins like one', () => {
  expect(['นาย', 'คุณ', 'Mrs. Doe', 'Drew'].map(withoutTitle)).toEqual(['นาย', 'คุณ', 'Doe', 'Drew']);
});

test.each([
  ['hot, #new', ['#hot', '#new']],
  ['#a,#a, ##a ,', ['#a']],
  ['ร้อน\nใหม่\u{200B}', ['#ร้อน', '#ใหม่']],
  ['', []],
])('MGMT-19 tags written %j are %j', (written, tags) => {
  expect(readHashtags(written)).toEqual(tags);
});

test('several texts of one cell are read one by one', () => {
  expect(result(readTexts(' a,, b\u{200B}，ค '))).toEqual(['a', 'b', 'ค']);
});

test.each(['#REF!', '#N/A', ' #DIV/0! ', '#NAME?', '########', 'n/a'])(
  'PR-03 %j is an error of a spreadsheet',
  (cell) => {
    expect(sheetError(cell)).toMatchObject({ code: 'SHEET_ERROR' });
  },
);

test.each(['#new', 'Nana', '# 1', '#1'])('%j is what a person wrote', (cell) => {
  expect(sheetError(cell)).toBeNull();
});

test('every fault and doubt is worded in both languages, and the Thai is found by the English that the gateway answers', () => {
  const readers = [readText, readCode, readDay, readPhone, readAmount, readFlag, readEmail];
  const all = [...readers, (text: string) => readChoice(text, STATUS)];
  const texts = fc.oneof(
    anything,
    fc.constantFrom('12,50', '8.1E+08', '29/02/2566', '1/1/33', '+81 3', '02-123-4567', '1.005', 'a\nb'),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(...all), (text, read) => {
      const reading = read(text) as Reading<unknown>;
      if ('fault' in reading) {
        const { th, en } = faultWords(reading.fault);
        expect(th).toMatch(/[ก-๙]/);
        if (reading.fault.code !== 'NOT_A_CHOICE') expect(readingInThai(en)).toBe(th);
      } else if (reading.doubt) {
        const { th, en } = doubtWords(reading.doubt);
        expect(readingInThai(en)).toBe(th);
      }
    }),
  );
  const { th, en } = faultWords({
    code: 'NOT_A_CHOICE',
    found: 'x',
    choices: [STATUS[0]?.words ?? { th: '', en: '' }],
  });
  expect([th, en, readingInThai(en)]).toEqual([
    'ไม่มี “x” ให้เลือก ใส่อย่างใดอย่างหนึ่ง: ใช้งาน',
    '“x” is not a choice: use one of In use',
    'ไม่มี “x” ให้เลือก ใส่อย่างใดอย่างหนึ่ง: In use',
  ]);
  expect(readingInThai('does not exist')).toBeUndefined();
});

/** Each is at one time or another handed a text of a stranger. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  readText,
  'readText of lines': (text) => readText(text, { lines: true }),
  readCode,
  readDay: (text) => readDay(text, { serials: true }),
  readPhone: (text) => readPhone(text, { landlines: true }),
  readAmount,
  readNumber,
  readStockCount,
  readFlag,
  readEmail,
  readGender,
  readTexts,
  readHashtags,
  readPersonName,
  readChoice: (text) => readChoice(text, STATUS),
  withoutTitle,
  sheetError,
  plainDigits,
  foldSearch,
  storedPhone,
  phoneDigits,
  plainDescription,
  shortened: (text) => shortened(text, text.length - 1),
  categoryPath: (text) => categoryPath(text, text, () => false),
  readingInThai,
  'keys of heads': (text) => [headKey(text), withBrackets(text)],
  findHeading: (text) => findHeading([[text, text]], headMeanings(PRODUCT_COLUMNS)),
};
const SIGNS = [' ', '\u{A0}', '\u{200B}', '\u{301}', '๑', '1', '(', '"', ',', '<a', 'a', 'é'];
const ENDS = ['ab', '1x', '< '];

// Whatever takes the square of this length is not through within the time that a test has.
test.each(Object.entries(READERS).flatMap(([name, read]) => SIGNS.map((sign) => [name, sign, read] as const)))(
  '%s takes a text of 100,000 times %j in its stride',
  (_, sign, read) => {
    for (const [first, last] of ENDS) read(first + sign.repeat(100_000) + last);
  },
);

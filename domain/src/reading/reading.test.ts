import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryPath } from '../catalogue/categoryPath.ts';
import { plainDescription, shortened } from '../catalogue/plainDescription.ts';
import { headMeanings } from '../import/findColumns.ts';
import { findHeading } from '../import/findHeading.ts';
import { headKey, withBrackets } from '../import/headKey.ts';
import { PRODUCT_COLUMNS } from '../import/productColumns.ts';
import { readGender } from '../person/gender.ts';
import { phoneDigits } from '../person/phone.ts';
import { storedPhone } from '../person/typedPhone.ts';
import { anything, result, unseen } from '../testing/readings.ts';
import { readAmount, readNumber } from './amount.ts';
import { type Choice, readChoice } from './choice.ts';
import { readCode } from './code.ts';
import { readDay } from './day.ts';
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

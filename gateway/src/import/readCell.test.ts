import { expect, test } from 'vitest';
import type { Field } from '../resource/defineResource.ts';
import { boolean, date, integer, money, status, text, textArray } from '../resource/fields.ts';
import { guarded, withoutGuard } from '../resource/formulaGuard.ts';
import { readCell } from './readCell.ts';

const result = (field: Field, cell: unknown) => {
  const read = readCell(field, cell);
  return 'fault' in read ? read.fault.code : read.value;
};

const FIELDS = {
  money: money('m'),
  integer: integer('i'),
  decimal: { ...integer('d'), type: 'decimal' as const },
  boolean: boolean('b'),
  date: date('d'),
  tags: textArray('t'),
  status,
  text: text('t'),
  code: text('c', { reads: 'code' }),
  mobile: text('p', { reads: 'mobile' }),
  phone: text('p', { reads: 'phone' }),
  email: text('e', { reads: 'email' }),
  gender: text('g', { reads: 'gender' }),
};

test.each<[keyof typeof FIELDS, unknown, unknown]>([
  ['money', '1,250.50', 1250.5],
  ['money', '฿120', 120],
  ['money', 0.1, 0.1],
  ['money', 3.3000000000000003, 3.3],
  ['money', 10.000000000000002, 10],
  ['money', Number.POSITIVE_INFINITY, 'NOT_A_NUMBER'],
  ['decimal', 1234.5600000000002, 1234.56],
  ['integer', 3.0000000000000004, 3],
  ['text', true, 'TRUE'],
  ['text', new Date('2026-03-04T00:00:00Z'), '2026-03-04'],
  ['code', new Date('2026-03-04T00:00:00Z'), 'RUINED_CODE'],
  ['mobile', new Date('2026-03-04T00:00:00Z'), 'RUINED_PHONE'],
  ['phone', new Date('2026-03-04T00:00:00Z'), 'RUINED_PHONE'],
  ['money', new Date('2026-03-04T00:00:00Z'), 'NOT_A_NUMBER'],
  ['integer', true, 'NOT_A_NUMBER'],
  ['date', true, 'NOT_A_DAY'],
  ['code', true, 'TRUE'],
  ['boolean', true, true],
  ['money', '12,50', 'COMMA_OF_DECIMALS'],
  ['integer', '-1,000', -1000],
  ['decimal', '.5', 0.5],
  ['decimal', '1.234,50', 'COMMA_OF_DECIMALS'],
  ['boolean', 'ใช่', true],
  ['boolean', 0, false],
  ['date', '31-12-2533', '1990-12-31'],
  ['date', 33238, '1990-12-31'],
  ['date', new Date('1990-12-31T00:00:00Z'), '1990-12-31'],
  ['date', 'yesterday', 'NOT_A_DAY'],
  ['tags', 'a, b', ['a', 'b']],
  ['tags', ' ', null],
  ['status', 'ไม่ใช้งาน', 'Inactive'],
  ['status', 'draft', 'Inactive'],
  ['status', 'Archived', 'Inactive'],
  ['status', 'Published', 'Active'],
  ['status', 'gone', 'NOT_A_CHOICE'],
  ['text', ' a\u200b', 'a'],
  ['text', '#REF!', 'SHEET_ERROR'],
  ['text', '', null],
  ['code', 8850999320014, '8850999320014'],
  ['code', '8.85E+12', 'RUINED_CODE'],
  ['mobile', 812345678, '0812345678'],
  ['mobile', '02-123-4567', 'LANDLINE'],
  ['phone', '02-123-4567', '021234567'],
  ['email', 'mailto:a@b.co', 'a@b.co'],
  ['gender', 'ญ', 'Female'],
  ['gender', null, null],
])('PR-06, PR-07, PR-15, PR-16 a cell of kind %s with %j is read as %j', (kind, cell, value) => {
  expect(result(FIELDS[kind], cell)).toEqual(value);
});

test.each(['=1', '+1', '-1a', '@a', '\ta', '\r1', '\n=1', '＝1', '＋a', '－a', '＠a'])(
  'a text that an export puts a quote before, like %o, comes back as it was; a quote that was in it stays',
  (written) => {
    expect(guarded(written)).toBe(`'${written}`);
    expect(withoutGuard(guarded(written))).toBe(written);
    expect(result(FIELDS.text, `'${written.replace(/\W/g, '')}`)).toBe(`'${written.replace(/\W/g, '')}`);
  },
);

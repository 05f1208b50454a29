import { expect, test } from 'vitest';
import type { FieldType } from '../resource/defineResource.ts';
import { guarded } from '../resource/formulaGuard.ts';
import { readCell } from './readCell.ts';

test.each<[FieldType, string, unknown]>([
  ['money', '1,250.50', 1250.5],
  ['integer', '-1,000', -1000],
  ['decimal', '.5', 0.5],
  ['money', '12,50', '12,50'],
  ['integer', '1,23,456', '1,23,456'],
  ['decimal', '1.234,50', '1.234,50'],
  ['date', '31-12-1990', '1990-12-31'],
  ['date', '31-12-2533', '1990-12-31'],
  ['date', 'yesterday', 'yesterday'],
])('a cell of kind %s with "%s" is read as %o; what is none of its kind is left as it is', (type, cell, value) => {
  expect(readCell(type, cell)).toBe(value);
});

test.each(['=1', '+1', '-1a', '@a', '\ta', '\r1', '\n=1', '＝1', '＋a', '－a', '＠a'])(
  'a text that an export puts a quote before, like %o, comes back as it was; a quote of its own stays',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(readCell('text', guarded(text))).toBe(text);
    expect(readCell('text', `'${text.replace(/\W/g, '')}`)).toBe(`'${text.replace(/\W/g, '')}`);
  },
);

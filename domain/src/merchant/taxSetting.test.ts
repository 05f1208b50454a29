import { expect, test } from 'vitest';
import { readTaxId } from '../person/taxId.ts';
import { NO_TAX, taxForm } from './taxSetting.ts';
import { vatPercentOn } from './vatRates.ts';

test('issue 36 a rate counts from its day on, by the business date', () => {
  const rates = { vatPercent: 10, vatFrom: '2027-10-01', vatPercentBefore: 7 };
  expect(['2027-09-30', '2027-10-01'].map((day) => vatPercentOn(rates, day))).toEqual([7, 10]);
  expect(vatPercentOn(NO_TAX, '2026-11-28')).toBe(7);
});

test('issue 36 a tax id has a check digit, and a text of the paper may be emptied where a number stays', () => {
  expect(readTaxId('0-1055-67001-23-4')).toBe(null);
  const valid = '0105536000313';
  expect(readTaxId('0-1055-36000-31-3')).toBe(valid);
  expect(taxForm.parse({ taxId: '0-1055-36000-31-3', receiptFoot: '', vatPercent: '' })).toMatchObject({
    ...{ taxId: valid, receiptFoot: '', receiptHead: null, vatPercent: null },
  });
  expect(taxForm.safeParse({ taxId: '0105567001234' }).success).toBe(false);
  expect(taxForm.parse({ taxId: '' }).taxId).toBe('');
});

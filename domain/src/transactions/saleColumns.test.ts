import { expect, test } from 'vitest';
import { SALE_COLUMNS } from './saleColumns.ts';

test('a file of sales has each column once, worded in both languages, and the columns that add up to the totals', () => {
  const fields = SALE_COLUMNS.map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  expect(fields).toEqual(
    expect.arrayContaining(['transaction_no', 'status', 'net_amount', 'void_amount', 'net_earn', 'net_redeem', 'id']),
  );
  // Each kind of tender has one column, beside the net amount.
  expect(fields.filter((field) => field.startsWith('paid.'))).toEqual([
    'paid.cash',
    'paid.credit_debit',
    'paid.transfer',
    'paid.other',
  ]);
  for (const { words } of SALE_COLUMNS) {
    expect(words.th).toMatch(/[\u0e00-\u0e7f]/);
    expect(words.en).toMatch(/^[A-Z][a-zA-Z, ]*$/);
  }
});

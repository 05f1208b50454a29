import { expect, test } from 'vitest';
import { standsNearlyIn } from './standsNearlyIn.ts';

test.each([
  ['as it is', 'products and prices', 'products'],
  ['without a sign', 'suppliers', 'supliers'],
  ['with one more', 'suppliers', 'supppliers'],
  ['with another in its place', 'transactions', 'transsctions'],
  ['with two swapped', 'reports', 'reprots'],
  ['with its last two swapped', 'stock', 'stokc'],
  ['in Thai, in the middle of other words', 'รายงานยอดขายวันนี้', 'ยอดขลย'],
])('one mistake is forgiven: %s', (_what, text, part) => {
  expect(standsNearlyIn(text, part)).toBe(true);
});

test.each([
  ['two mistakes', 'suppliers', 'suplyers'],
  ['two swaps', 'reports', 'erprots'],
  ['another word', 'stock', 'tiers'],
  ['an empty text', '', 'stock'],
])('%s does not match', (_what, text, part) => {
  expect(standsNearlyIn(text, part)).toBe(false);
});

import { expect, test } from 'vitest';
import { isAllowed } from './permission.ts';

const reader = [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['Read'] as const }];

test.each([
  ['Cashier', 'Page.Merchant.Payment', 'Read', true],
  ['Cashier', 'Page.Merchant.Payment', 'Write', false],
  ['Cashier', 'Page.Merchant.Business_Insight', 'Read', false],
  ['administrator', 'Page.Merchant.Business_Insight', 'Write', true],
  ['Administrator', 'Page.Merchant.Payment', 'Write', true],
] as const)('PERM-02 %s on %s may %s: %s', (role, page, action, expected) => {
  expect(isAllowed(role, reader, page, action)).toBe(expected);
});

import { expect, test } from 'vitest';
import { type Authorize, PAGE } from './permissions.ts';
import { rightsAtTill } from './rightsAtTill.ts';

const everything: Authorize[] = Object.values(PAGE).map((objectCode) => ({
  objectCode,
  actionCodes: ['Read', 'Write'],
}));
const AT_TILL = [
  ...[PAGE.payment, PAGE.subscribe, PAGE.preparation, PAGE.approval, PAGE.shift, PAGE.paymentHistory, PAGE.saleReturn],
].map((objectCode) => ({ objectCode, actionCodes: ['Read', 'Write'] }));
const READ_AT_TILL = [PAGE.customerInsight, PAGE.stock].map((objectCode) => ({ objectCode, actionCodes: ['Read'] }));

test.each([
  ['every right', { name: 'Manager' }, everything, [...AT_TILL, ...READ_AT_TILL]],
  ['an administrator', { name: 'Administrator' }, [], [...AT_TILL, ...READ_AT_TILL]],
  [
    'sales alone',
    { name: 'Cashier' },
    [{ objectCode: PAGE.payment, actionCodes: ['Write'] }],
    [{ objectCode: PAGE.payment, actionCodes: ['Write'] }],
  ],
  ['what a counter does not do', { name: 'Analyst' }, [{ objectCode: PAGE.role, actionCodes: ['Read', 'Write'] }], []],
  ['stock that it may only write', { name: 'Buyer' }, [{ objectCode: PAGE.stock, actionCodes: ['Write'] }], []],
])(
  'issue 34 a user who took a till over by PIN has what a counter takes of %s, and is no administrator',
  (_, role, given, kept) => {
    expect(rightsAtTill(role, given)).toEqual({ role: { name: '' }, authorizes: kept });
  },
);

import { describe, expect, it } from 'vitest';
import {
  can,
  dropEmptyAuthorizations,
  isHiddenMenu,
  isPageCode,
  PAGE,
  SALE_FOLLOWERS,
  SALE_READERS,
  TAX_DOCUMENT_READERS,
} from './permissions.ts';
import { PERSONAL_READERS } from './personalReaders.ts';

const cashier = { name: 'Cashier' };
const authorizes = [{ objectCode: PAGE.payment, actionCodes: ['Read'] }];

describe('rights', () => {
  it.each([
    ['PERM-01 an administrator may do everything', { name: 'aDMINISTRATOR' }, null, PAGE.role, 'Write', true],
    ['PERM-02 a given right', cashier, authorizes, PAGE.payment, 'Read', true],
    ['PERM-02 write is a right of its own', cashier, authorizes, PAGE.payment, 'Write', false],
    ['PERM-02 another page', cashier, authorizes, PAGE.product, 'Read', false],
    ['PERM-02 a page below it', cashier, authorizes, PAGE.subscribe, 'Read', false],
    [
      'PERM-02 the page above it',
      cashier,
      [{ objectCode: PAGE.subscribe, actionCodes: ['Read'] }],
      PAGE.payment,
      'Read',
      false,
    ],
    ['PERM-01 an administrator, with spaces around', { name: ' Administrator ' }, [], PAGE.role, 'Write', true],
    ['PERM-01 a name that only begins so', { name: 'Administrator 2' }, [], PAGE.role, 'Write', false],
    ['PERM-03 rights that did not load', cashier, null, PAGE.payment, 'Read', false],
    ['no role', null, [], PAGE.payment, 'Read', false],
  ] as const)('%s', (_rule, role, given, page, action, allowed) => {
    expect(can(role, given, page, action)).toBe(allowed);
  });

  it('S12 how a customer is reached is read by till, customer insight and payment history alone', () => {
    expect(PERSONAL_READERS).toEqual([PAGE.payment, PAGE.customerInsight, PAGE.paymentHistory]);
  });

  it('CALL-41 sales, and the names in them, are read by till, customer insight, business insight and payment history alone', () => {
    expect(SALE_READERS).toEqual([PAGE.payment, PAGE.customerInsight, PAGE.businessInsight, PAGE.paymentHistory]);
  });

  it('papers of tax documents are read by till, payment history and output tax alone', () => {
    expect(TAX_DOCUMENT_READERS).toEqual([PAGE.payment, PAGE.paymentHistory, PAGE.outputTax]);
  });

  it('that a branch has sold is announced to readers of sales and to the kitchen, to no other page', () => {
    expect(SALE_FOLLOWERS).toEqual([...SALE_READERS, PAGE.preparation]);
  });

  it('rights are given for the pages that there are', () => {
    expect([PAGE.tier, 'Page.Merchant', ''].map(isPageCode)).toEqual([true, false, false]);
  });

  it('PERM-18 hides five menus from the matrix, whatever they are called in a language', () => {
    const pages = ['New_Payment', 'Enquiry', 'Calendar', 'Campaign', 'Location', 'Product', 'Payment'];
    const codes = pages.map((page) => `Page.Merchant.Management.${page}`);
    expect(codes.filter((code) => !isHiddenMenu({ code }))).toEqual([PAGE.product, codes.at(-1)]);
  });

  it('PERM-19 drops entries without actions', () => {
    const saved = dropEmptyAuthorizations([...authorizes, { objectCode: PAGE.tier, actionCodes: [] }]);
    expect(saved).toEqual(authorizes);
  });
});

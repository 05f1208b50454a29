import { describe, expect, it, test } from 'vitest';
import { MAX_LINES } from '../limits.ts';
import { satang } from '../money/money.ts';
import { EMPTY_BASKET } from './basket.ts';
import { basketReducer } from './basketReducer.ts';
import { changeParkedBillSchema, parkBillSchema, parkedContentSchema } from './parkedBill.schema.ts';
import { isForClearing } from './parkedBill.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const LINE = { item_ref: '1', product_id: ID, name: 'Latte', code: 'C-1', quantity: 2, unit_price: 45 };
const CONTENT = { lines: [LINE], amount_due: 90 };

test('a bill is parked with its decisions, and what is left out has the value of a new bill', () => {
  expect(parkBillSchema.parse({ id: ID, branch_id: ID, name: '  โต๊ะ 4 ', bill: CONTENT })).toMatchObject({
    name: 'โต๊ะ 4',
    bill: { tier_privileges: true, points_as_cash: 0, delivery_cost: 0, lines: [{ has_own_price: false }] },
  });
  expect(parkBillSchema.parse({ id: ID, branch_id: ID, name: '  ', bill: CONTENT }).name).toBeNull();
});

describe('a bill is refused', () => {
  it.each<[string, object]>([
    ['without a line', { lines: [] }],
    ['with more lines than a sale has', { lines: Array.from({ length: MAX_LINES + 1 }, () => LINE) }],
    ['with a product that can be none', { lines: [{ ...LINE, product_id: 'coffee' }] }],
    ['with a quantity of none', { lines: [{ ...LINE, quantity: 0 }] }],
    ['with a name without end', { lines: [{ ...LINE, name: 'x'.repeat(501) }] }],
    ['with something nested that it does not have', { lines: [{ ...LINE, deep: { deeper: [] } }] }],
    ['with a code that was typed', { discount: { offer_id: ID, name: 'x', authorize_pin: '3333' } }],
    ['for a member and a guest', { member_id: ID, guest: {} }],
    ['with a negative amount', { amount_due: -1 }],
  ])('%s', (_, changes) => {
    expect(parkedContentSchema.safeParse({ ...CONTENT, ...changes }).success).toBe(false);
  });
});

test('a change says what it changes', () => {
  expect(changeParkedBillSchema.safeParse({ __v: 1 }).success).toBe(false);
  expect(changeParkedBillSchema.parse({ __v: 1, name: '' })).toEqual({ __v: 1, name: null });
});

test('a parked bill is offered for clearing after three days, and not at their end', () => {
  const changed = new Date('2026-03-10T10:00:00Z');
  expect(isForClearing(changed, new Date('2026-03-13T10:00:00Z'))).toBe(false);
  expect(isForClearing(changed, new Date('2026-03-13T10:00:01Z'))).toBe(true);
});

test('a basket is of a parked bill until it is emptied', () => {
  const product = {
    ...{ productId: ID, productName: 'Latte', code: 'C-1', categoryName: null, subCategoryName: null },
    ...{ productCategoryId: null, productSubCategoryId: null, chargeAmount: satang(4500), customPrice: null },
    ...{ imageUrl: null, skipStock: true },
  };
  const parked = { id: ID, name: 'โต๊ะ 4', version: 3, openedAt: null };
  expect(basketReducer(EMPTY_BASKET, { type: 'setParked', parked })).toBe(EMPTY_BASKET);
  const filled = basketReducer(EMPTY_BASKET, { type: 'addProduct', product });
  const linked = basketReducer(filled, { type: 'setParked', parked });
  expect(basketReducer(linked, { type: 'increase', line: 0 }).parked).toEqual(parked);
  for (const type of ['clearAll', 'reset'] as const) expect(basketReducer(linked, { type }).parked).toBeNull();
  expect(basketReducer(linked, { type: 'removeLine', line: 0 }).parked).toBeNull();
});

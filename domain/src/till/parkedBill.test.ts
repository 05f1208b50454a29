import { describe, expect, it, test } from 'vitest';
import {
  MAX_LINE_NOTE_LENGTH,
  MAX_LINE_OPTIONS,
  MAX_LINES,
  MAX_NAME_LENGTH,
  MAX_PARKED_NAME_LENGTH,
  MAX_VERSION,
} from '../limits.ts';
import { satang } from '../money/money.ts';
import { EMPTY_BASKET } from './basket.ts';
import { basketReducer } from './basketReducer.ts';
import { changeParkedBillSchema, parkBillSchema, parkedContentSchema } from './parkedBill.schema.ts';
import { isForClearing } from './parkedBill.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const LINE = { item_ref: '1', product_id: ID, name: 'Latte', code: 'C-1', quantity: 2, unit_price: 45 };
const OPTION = { option_id: ID, group: 'Size', name: 'Large', price: 10 };
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
    ['with a longer name than a record has', { lines: [{ ...LINE, name: 'x'.repeat(MAX_NAME_LENGTH + 1) }] }],
    ['with a longer code', { lines: [{ ...LINE, code: 'x'.repeat(MAX_NAME_LENGTH + 1) }] }],
    ['with a longer note', { lines: [{ ...LINE, note: 'x'.repeat(MAX_LINE_NOTE_LENGTH + 1) }] }],
    ['with more options than a line has', { lines: [{ ...LINE, options: Array(MAX_LINE_OPTIONS + 1).fill(OPTION) }] }],
    ['with an option of another kind', { lines: [{ ...LINE, options: [{ ...OPTION, size: 'L' }] }] }],
    ['with a seller that can be none', { lines: [{ ...LINE, sold_by_id: 'nok' }] }],
    ['for a member that can be none', { member_id: 'mali' }],
    ['with an offer that applies by itself', { offer: { offer_id: ID, name: 'x', by_itself: true } }],
    ['with an offer without a name', { offer: { offer_id: ID } }],
    ['with what no bill has', { total: 90 }],
    ['with a product that can be none', { lines: [{ ...LINE, product_id: 'coffee' }] }],
    ['with a quantity of none', { lines: [{ ...LINE, quantity: 0 }] }],
    ['with a name without end', { lines: [{ ...LINE, name: 'x'.repeat(501) }] }],
    ['with something nested that it does not have', { lines: [{ ...LINE, deep: { deeper: [] } }] }],
    ['with a code that was typed', { discount: { offer_id: ID, name: 'x', authorize_pin: '3333' } }],
    ['for a member and a guest', { member_id: ID, guest: {} }],
    ['with a negative amount', { amount_due: -1 }],
    ['with a date of no calendar', { create_local_time: '2026-02-30 10:00:00' }],
  ])('%s', (_, changes) => {
    expect(parkedContentSchema.safeParse({ ...CONTENT, ...changes }).success).toBe(false);
  });
});

test('a bill is parked with all that the till displayed', () => {
  const line = {
    ...LINE,
    ...{ has_own_price: true, options: Array(MAX_LINE_OPTIONS).fill(OPTION), sold_by_id: ID },
    note: 'x'.repeat(MAX_LINE_NOTE_LENGTH),
    name: 'x'.repeat(MAX_NAME_LENGTH),
  };
  const content = {
    ...{ lines: Array(MAX_LINES).fill(line), amount_due: 90, member_id: ID, tier_privileges: false },
    ...{ declined: [], points_as_cash: 5, delivery_cost: 1, offer: { offer_id: ID, name: 'Ten' } },
  };
  expect(parkedContentSchema.parse(content)).toEqual(content);
});

test.each<[object, boolean]>([
  [{}, false],
  [{ name: '' }, true],
  [{ name: null }, true],
  [{ bill: CONTENT }, true],
  [{ name: 'x'.repeat(MAX_PARKED_NAME_LENGTH) }, true],
  [{ name: 'x'.repeat(MAX_PARKED_NAME_LENGTH + 1) }, false],
  [{ name: 'A', __v: -1 }, false],
  [{ name: 'A', __v: MAX_VERSION }, true],
  [{ name: 'A', __v: MAX_VERSION + 1 }, false],
  [{ name: 'A', status: 'Paid' }, false],
])('a change says what it changes, and of which version: %j', (change, isTaken) => {
  expect(changeParkedBillSchema.safeParse({ __v: 1, ...change }).success).toBe(isTaken);
});

test('an empty name is saved as null', () => {
  expect(changeParkedBillSchema.parse({ __v: 1, name: ' ' })).toEqual({ __v: 1, name: null });
});

test.each([{ id: 'table 4' }, { branch_id: 'x'.repeat(65) }, { table: 4 }])(
  'a bill is not parked with %j',
  (changes) => {
    expect(parkBillSchema.safeParse({ id: ID, branch_id: ID, bill: CONTENT, ...changes }).success).toBe(false);
  },
);

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SALES_FILTER, type SalesFilter } from './salesFilter.ts';
import { salesQuery } from './salesQuery.ts';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 3 });
const orNone = <Value>(values: fc.Arbitrary<Value[]>) =>
  fc.oneof(
    values,
    values.map((some) => [...some, null]),
    fc.constant(null).map(() => [null]),
  );
const amount = fc.nat(99_999).map((satang) => satang / 100);
const range = fc.oneof(
  amount.map((from) => ({ from })),
  amount.map((to) => ({ to })),
  fc.tuple(amount, amount).map(([from, more]) => ({ from, to: Number((from + more).toFixed(2)) })),
);
const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 });
const filters: fc.Arbitrary<SalesFilter> = fc.record(
  {
    memberId: fc.uuid(),
    customerType: fc.constantFrom('MEMBER', 'GUEST'),
    status: fc.constantFrom('COMPLETE', 'VOID'),
    amountDue: range,
    revenue: range,
    paymentMethod: fc.constantFrom('CASH', 'CREDIT_DEBIT'),
    instituteIds: orNone(ids),
    createById: fc.uuid(),
    adjusted: fc.boolean(),
    movedPoints: fc.boolean(),
    productIds: ids,
    categoryIds: orNone(ids),
    subCategoryIds: orNone(ids),
    options: some('ขนาด: ใหญ่, เย็น', '100%: a'),
    optionGroups: some('ขนาด', 'Size'),
    tierIds: orNone(ids),
    hours: some(0, 9, 23),
    weekdays: some('SUNDAY', 'MONDAY'),
    offerIds: orNone(ids),
    genders: orNone(some('MALE', 'OTHER')),
    ageRanges: orNone(some('AGE_1_12', 'AGE_OVER_60')),
    newOrReturning: fc.constantFrom('NEW', 'RETURNING'),
  },
  { requiredKeys: [] },
);

describe('a filter of sales in the address', () => {
  it('MGMT-31 is read as it was written, also through a link that was sent', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const sent = new URLSearchParams(new URLSearchParams(SALES_FILTER.write(filter)).toString());
        expect(SALES_FILTER.read(sent)).toEqual(filter);
      }),
    );
  });

  it.each([
    ['an hour of no day', 'hours=24,noon,-1'],
    ['a weekday in another language', 'weekdays=จันทร์'],
    ['a product without one', 'productIds=none'],
    ['amounts the wrong way round', 'revenue=500..100'],
    ['amounts of nothing', 'revenue=..'],
    ['a negative amount', 'least=-5&most=12,50'],
    ['a tier that is no id', 'tierIds=gold'],
    ['neither yes nor no', 'adjusted=maybe'],
    ['ids, which are for programs', 'ids=00000000-0000-4000-8000-000000000001'],
  ])('%s is as if it were not there', (_, query) => {
    expect(SALES_FILTER.read(new URLSearchParams(query))).toEqual({});
  });
});

it.each([
  ['least=5', { from: 5 }],
  ['most=5', { to: 5 }],
  ['least=1&most=5', { from: 1, to: 5 }],
])('an amount has the ends that the address %s names, and no other', (query, amountDue) => {
  expect(SALES_FILTER.read(new URLSearchParams(query))).toStrictEqual({ amountDue });
  expect(new URLSearchParams(SALES_FILTER.write({ amountDue })).toString()).toBe(query);
  expect(SALES_FILTER.names).toEqual(expect.arrayContaining(['memberId', 'least', 'most']));
});

describe('a filter of sales on the wire', () => {
  it.each<[string, Parameters<typeof salesQuery>[0], object]>([
    ['nothing', { productIds: [], categoryIds: null, amountDue: {} }, {}],
    ['hours and days', { hours: [9], weekdays: ['Monday'] }, { hour: { $in: [9] }, weekday: { $in: ['Monday'] } }],
    [
      'a product of a category: on one line',
      { productIds: ['p'], categoryIds: ['c', null] },
      { item: { product_id: { $in: ['p'] }, $or: [{ category_id: null }, { category_id: { $in: ['c'] } }] } },
    ],
    [
      'without a category or a sub-category: one line without both',
      { categoryIds: [null], subCategoryIds: ['s', null] },
      { item: { category_id: null, $or: [{ sub_category_id: null }, { sub_category_id: { $in: ['s'] } }] } },
    ],
    [
      'an option of a group, on one line of a product',
      { productIds: ['p'], options: ['Size: Large'], optionGroups: ['Size'] },
      {
        item: {
          product_id: { $in: ['p'] },
          option: { name: { $in: ['Size: Large'] }, group: { $in: ['Size'] } },
        },
      },
    ],
    ['a kind of tender', { paymentMethod: 'Cash' }, { 'payment_channels.type': 'Cash' }],
    [
      'a kind of tender at a bank: one tender',
      { paymentMethod: 'Transfer', instituteIds: ['b'] },
      { tender: { type: 'Transfer', institute_id: { $in: ['b'] } } },
    ],
    ['no offer', { offerIds: [null] }, { offer: null }],
    ['an offer, or none', { offerIds: ['o', null] }, { $or: [{ offer: null }, { offer: { id: { $in: ['o'] } } }] }],
    [
      'a member who is one, and alternatives of two kinds',
      { memberId: 'm', customerType: 'Member', tierIds: ['t', null], genders: ['Male', null] },
      {
        $and: [
          { member_id: 'm' },
          { member_id: { $ne: null } },
          { $or: [{ tier_id: null }, { tier_id: { $in: ['t'] } }] },
          { $or: [{ gender: null }, { gender: { $in: ['Male'] } }] },
        ],
      },
    ],
  ])('asks for %s', (_, filter, query) => {
    expect(salesQuery(filter)).toEqual(query);
  });
});

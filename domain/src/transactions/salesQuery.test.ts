import { expect, test } from 'vitest';
import { salesQuery } from './salesQuery.ts';

type Filter = Parameters<typeof salesQuery>[0];

/**
 * Each field alone with its query, so that none is lost between the address and the gateway, and nothing else is added.
 */
const EACH: [string, Filter, object][] = [
  ['nothing at all', {}, {}],
  ['fields that say nothing', { memberId: null, status: null, adjusted: null, movedPoints: null, productIds: [] }, {}],
  ['a member', { memberId: 'm' }, { member_id: 'm' }],
  ['OP-24 members', { customerType: 'Member' }, { member_id: { $ne: null } }],
  ['OP-24 guests', { customerType: 'Guest' }, { member_id: null }],
  ['a customer of an unknown kind: nobody who is a member', { customerType: 'Other' as 'Guest' }, { member_id: null }],
  ['a status', { status: 'Void' }, { status: 'Void' }],
  ['a cashier', { createById: 'u' }, { create_by_id: 'u' }],
  ['an amount from', { amountDue: { from: 0 } }, { amount_due: { $gte: 0 } }],
  ['an amount to', { amountDue: { to: 0 } }, { amount_due: { $lte: 0 } }],
  ['a revenue between', { revenue: { from: 1, to: 2 } }, { total_revenue: { $gte: 1, $lte: 2 } }],
  ['no amount', { amountDue: null, revenue: {} }, {}],
  ['adjusted sales', { adjusted: true }, { 'last_adjust_amount.reward': { $ne: null } }],
  ['sales not adjusted', { adjusted: false }, { 'last_adjust_amount.reward': null }],
  ['returns', { isReturn: true }, { returns_id: { $ne: null } }],
  ['anything that is not a return', { isReturn: false }, { returns_id: null }],
  [
    'WALL-02 sales that moved points',
    { movedPoints: true },
    {
      $or: [
        { 'earn.reward': { $gt: 0 } },
        { 'earn.reward': { $lt: 0 } },
        { 'redeem.reward': { $gt: 0 } },
        { 'redeem.reward': { $lt: 0 } },
      ],
    },
  ],
  ['WALL-02 sales that moved none', { movedPoints: false }, { 'earn.reward': 0, 'redeem.reward': 0 }],
  ['a tier', { tierIds: ['t'] }, { tier_id: { $in: ['t'] } }],
  ['no tier', { tierIds: [null] }, { tier_id: null }],
  ['a tier or none', { tierIds: [null, 't'] }, { $or: [{ tier_id: null }, { tier_id: { $in: ['t'] } }] }],
  ['hours', { hours: [0, 23] }, { hour: { $in: [0, 23] } }],
  ['genders and ages', { genders: ['Male'], ageRanges: [null] }, { gender: { $in: ['Male'] }, age_range: null }],
  ['new members', { newOrReturning: 'New' }, { new_or_returning: 'New' }],
  ['an offer', { offerIds: ['o'] }, { offer: { id: { $in: ['o'] } } }],
  ['a tender', { paymentMethod: 'Cash' }, { 'payment_channels.type': 'Cash' }],
  ['a card', { cardIds: ['c'] }, { tender: { card_id: { $in: ['c'] } } }],
  [
    'a card of a bank by a tender',
    { paymentMethod: 'Credit/Debit', instituteIds: ['b'], cardIds: [null] } as Filter,
    { tender: { type: 'Credit/Debit', institute_id: { $in: ['b'] }, card_id: null } },
  ],
  [
    'two amounts of one name beside another field',
    { memberId: 'm', customerType: 'Guest', status: 'Complete' } as Filter,
    { $and: [{ member_id: 'm' }, { member_id: null }], status: 'Complete' },
  ],
  [
    'a product of a sub-category on one line',
    { productIds: ['p'], subCategoryIds: ['s'] },
    { item: { product_id: { $in: ['p'] }, sub_category_id: { $in: ['s'] } } },
  ],
];

test.each(EACH)('MGMT-31 exactly the requested filters are sent: %s', (_, filter, query) => {
  expect(salesQuery(filter)).toStrictEqual(query);
});

import { describe, expect, it } from 'vitest';
import type { MemberFilter } from './memberFilter.ts';
import { memberQuery } from './memberQuery.ts';

/** 00:30 on 31 March in Bangkok. */
const NOW = new Date('2026-03-30T17:30:00Z');

const ROWS: [title: string, asked: MemberFilter<string, string>, filter: object][] = [
  ['CUST-08 tiers', { tierIds: ['t1', 't2'] }, { tier_id: { $in: ['t1', 't2'] } }],
  ['genders', { genders: ['Female'] }, { gender: { $in: ['Female'] } }],
  ['a tag and a status', { tag: 'vip', status: 'Active' }, { tags: 'vip', status: 'Active' }],
  [
    'CUST-05 a repeat range as a range of sales',
    { totalTransactions: { from: 2, to: 5 } },
    {
      $and: [{ 'accum.payment.total_transaction': { $gte: 2 } }, { 'accum.payment.total_transaction': { $lte: 5 } }],
    },
  ],
  [
    'CUST-05 a lifetime value range, open at one end',
    { totalRevenue: { from: 0 } },
    { $and: [{ 'accum.payment.total_revenue': { $gte: 0 } }] },
  ],
  [
    'OP-50 an active period as the months before the shop’s today, the shorter month’s last day included',
    { activeMonths: 1 },
    { $and: [{ last_transaction_time: { $gte: '2026-02-27T17:00:00.000Z' } }] },
  ],
  [
    'CUST-06 a non-active period from 2021 on',
    { nonActiveMonths: 3 },
    {
      $and: [
        { last_transaction_time: { $gte: '2020-12-31T17:00:00.000Z' } },
        { last_transaction_time: { $lt: '2025-12-30T17:00:00.000Z' } },
      ],
    },
  ],
  [
    'CUST-05 days of the last sale with the last day whole',
    { lastTransaction: { from: '2026-01-01', to: '2026-01-31' } },
    {
      $and: [
        { last_transaction_time: { $gte: '2025-12-31T17:00:00.000Z' } },
        { last_transaction_time: { $lt: '2026-01-31T17:00:00.000Z' } },
      ],
    },
  ],
  [
    'an age in years as days of birth',
    { age: { from: 30, to: 30 } },
    { $and: [{ birthdate: { $lte: '1996-03-31' } }, { birthdate: { $gt: '1995-03-31' } }] },
  ],
  ['days of birth', { birthdate: { from: '1990-01-01', to: null } }, { $and: [{ birthdate: { $gte: '1990-01-01' } }] }],
  ['points', { remainingPoints: { to: 10 } }, { $and: [{ 'lifetime_value.remaining_reward': { $lte: 10 } }] }],
  ['tiers left out', { tiersNot: ['t1'] }, { $and: [{ tier_id: { $ne: 't1' } }] }],
  [
    'any, all and none of tags',
    { tagsAny: ['a', 'b'], tagsAll: ['c'], tagsNone: ['d'] },
    { $and: [{ tags: { $in: ['a', 'b'] } }, { tags: 'c' }, { tags: { $ne: 'd' } }] },
  ],
  ['a birthday by days of the year', { birthdayWithinDays: 1 }, { birthday: [331, 401] }],
  [
    'what was bought, and when',
    { bought: { productIds: ['p'], categoryIds: [], days: { from: '2026-01-01', to: null } } },
    { bought: { product_ids: ['p'], from: '2026-01-01' } },
  ],
  [
    'a group of buyers as of the shop’s today',
    { buyers: { group: 'LOST' } },
    { buyers: { group: 'LOST', on: '2026-03-31' } },
  ],
  [
    'a group of buyers at the end of a day',
    { buyers: { group: 'NEW', on: '2026-01-31' } },
    { buyers: { group: 'NEW', on: '2026-01-31' } },
  ],
  ['nothing bought, whenever', { bought: { days: { from: '2026-01-01' } } }, {}],
  ['nothing', { age: {}, lastTransaction: null }, {}],
];

describe('CUST-09 the member search', () => {
  it.each(ROWS)('asks for %s', (_title, given, filter) => {
    expect(memberQuery(given, NOW)).toEqual({ filter });
  });

  it('asks for the branch of the registration beside the filter', () => {
    expect(memberQuery({ branchId: 'b1', ids: ['m1'] }, NOW)).toEqual({
      filter: { id: { $in: ['m1'] } },
      branch_id: 'b1',
    });
  });

  it('asks for what was bought in that branch, not anywhere', () => {
    expect(memberQuery({ branchId: 'b1', bought: { productIds: ['p1'] } }, NOW)).toEqual({
      filter: { bought: { product_ids: ['p1'], branch_id: 'b1' } },
      branch_id: 'b1',
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { satang, ZERO } from '../money/money.ts';
import { planReversal, type ReversalMember, type ReversalRules, type ReversalSale } from './planReversal.ts';

const ltv = { id: 'ltv', name: 'Lifetime', type: 'ltv', template: { logic: '[total_ltv] >= [value]' } };
const from = (value: number) => [{ conditionId: 'ltv', value }];
const tier = (id: string, level: number, value: number) => ({
  id,
  name: id,
  level,
  status: 'Active',
  conditions: from(value),
});
const rules: ReversalRules = {
  tiers: [tier('Bronze', 1, 0), tier('Silver', 2, 1000), tier('Gold', 3, 5000)],
  badges: [{ name: 'Big Spender', conditions: from(3000) }],
  conditions: new Map([['ltv', ltv]]),
};
const place = { branchId: 'ari', userBranchIds: ['ari'] };

function sale(changes: Partial<ReversalSale> = {}): ReversalSale {
  return {
    status: 'Complete',
    returns: null,
    branchId: 'ari',
    memberId: 'mali',
    tierId: 'Bronze',
    totalQty: 3,
    totalPayment: satang(250_000),
    totalRevenue: satang(240_000),
    products: [
      { productId: 'cup', qty: 1, skipStock: false },
      { productId: 'coffee', qty: 1, skipStock: true },
      { productId: 'cup', qty: 1, skipStock: false },
    ],
    tenders: [
      { type: 'Cash', amount: satang(200_000), institute: null, card: null },
      { type: 'Credit-Debit', amount: satang(40_000), institute: 'Bank', card: 'Visa' },
      { type: 'Other', amount: ZERO, institute: null, card: null },
    ],
    entries: [
      { kind: 'redeem', points: -100 },
      { kind: 'earn', points: 24 },
      { kind: 'adjust', points: 6 },
    ],
    ...changes,
  };
}

/** A member who has spent the given amount, this sale included. */
function member(revenue: number, changes: Partial<ReversalMember> = {}): ReversalMember {
  return {
    points: 30,
    tierId: 'Silver',
    totalPayment: satang(revenue * 100),
    totalRevenue: satang(revenue * 100),
    totalTransaction: 4,
    totalQty: 20,
    beforeSale: { totalRevenue: satang((revenue - 2400) * 100), totalTransaction: 3 },
    ...changes,
  };
}

test('OP-18 a void reverses every entry of the ledger, what is given before what is taken', () => {
  expect(planReversal(sale(), member(3300), rules, place).member).toMatchObject({
    entries: [100, -6, -24],
    earned: 24,
    redeemed: 100,
    adjusted: 6,
    balanceBefore: 30,
    balanceAfter: 100,
  });
});

test('OP-18 counted products go back to the shelf, each once, and every tender is handed back', () => {
  const { stock, tenders } = planReversal(sale(), member(3300), rules, place);
  expect(stock).toEqual([{ productId: 'cup', qty: 2 }]);
  expect(tenders.map(({ type, amount }) => [type, amount])).toEqual([
    ['Cash', 200_000],
    ['Credit-Debit', 40_000],
  ]);
});

test('a badge that the remaining figures do not reach is lost', () => {
  expect(planReversal(sale(), member(3300), rules, place).member?.badgesLost).toEqual(['Big Spender']);
  expect(planReversal(sale(), member(9000), rules, place).member?.badgesLost).toEqual([]);
});

test('a badge that was not reached is not lost, though one of its conditions was', () => {
  const both = [...from(3000), { conditionId: 'unknown', value: 1 }];
  const demanding = { ...rules, badges: [{ name: 'Patron', conditions: both }] };
  expect(planReversal(sale(), member(3300), demanding, place).member?.badgesLost).toEqual([]);
});

test('a badge that asks for nothing is not lost', () => {
  const generous = { ...rules, badges: [{ name: 'Welcome', conditions: [] }] };
  expect(planReversal(sale(), member(2400), generous, place).member?.badgesLost).toEqual([]);
});

test('a void is planned for the number of sales that it found: one more or less may bring another tier', () => {
  const visits = {
    id: 'visits',
    name: 'Visits',
    type: 'visits',
    template: { logic: '[total_transaction] >= [value]' },
  };
  const frequent = { ...tier('Silver', 2, 0), conditions: [{ conditionId: 'visits', value: 4 }] };
  const byVisits = {
    ...rules,
    tiers: [tier('Bronze', 1, 0), frequent],
    conditions: new Map([
      ['visits', visits],
      ['ltv', ltv],
    ]),
  };
  // Four visits reach Silver and three do not: with three or five before the void, the result would differ.
  expect(planReversal(sale(), member(3300), byVisits, place).member?.span).toMatchObject({
    leastTransactions: 4,
    mostTransactions: 4,
  });
});

test('a void is planned for figures with which the tier is the same before and after it', () => {
  // Silver from 1,000 to 4,999.99 before; 900 remain, which is Bronze up to 999.99, or 3,399.99 before; not below 0.
  const span = { leastLtv: 240_000, mostLtv: 339_999, leastTransactions: null, mostTransactions: null };
  expect(planReversal(sale(), member(3300), rules, place).member?.span).toEqual(span);
  // A tier is reached by its first condition alone.
  const more = rules.tiers.map((each) => ({ ...each, conditions: [...each.conditions, ...from(3200)] }));
  expect(planReversal(sale(), member(3300), { ...rules, tiers: more }, place).member?.span).toEqual(span);
});

describe('the tier after a void', () => {
  test.each([
    ['falls to what the remaining figures reach', 3300, { tierId: 'Silver' }, 'Bronze', 'Bronze'],
    ['stays when they still reach it', 4000, { tierId: 'Silver' }, 'Silver', 'Silver'],
    ['stays when it was given by hand since', 3300, { tierId: 'Gold' }, 'Bronze', 'Gold'],
    ['is none where there was none', 3300, { tierId: null }, null, null],
    ['is not raised where it was lowered by hand', 4000, { tierId: 'Bronze' }, 'Bronze', 'Bronze'],
  ])('%s', (_title, revenue, changes, found, expected) => {
    const { member: plan } = planReversal(sale({ tierId: found }), member(revenue, changes), rules, place);
    expect(plan?.tierAfter).toBe(expected);
  });

  test('is the one given by hand before the sale raised it', () => {
    const raising = sale({ tierId: 'Silver', totalRevenue: satang(450_000) });
    const buyer = member(5100, { tierId: 'Gold', beforeSale: { totalRevenue: satang(60_000), totalTransaction: 3 } });
    expect(planReversal(raising, buyer, rules, place).member?.tierAfter).toBe('Silver');
  });

  test('falls to none where the remaining figures reach none', () => {
    const steep = { ...rules, tiers: rules.tiers.slice(1) };
    expect(planReversal(sale({ tierId: null }), member(3300), steep, place).member?.tierAfter).toBeNull();
  });

  test('stays where another of the same level is reached', () => {
    const twins = { ...rules, tiers: [...rules.tiers, tier('Plata', 2, 1000)] };
    const plata = member(4000, { tierId: 'Plata' });
    expect(planReversal(sale(), plata, twins, place).member?.tierAfter).toBe('Plata');
    const raised = member(4000, { tierId: 'Gold', beforeSale: { totalRevenue: satang(60_000), totalTransaction: 3 } });
    const easy = { ...twins, tiers: twins.tiers.map((each) => (each.id === 'Gold' ? tier('Gold', 3, 4000) : each)) };
    expect(planReversal(sale({ tierId: 'Plata' }), raised, easy, place).member?.tierAfter).toBe('Plata');
  });

  test('what an earlier sale gave is not taken for a gift when that one is voided too', () => {
    // 1,200, 600 and 2,400 were bought; the first two are void already.
    const last = sale({ tierId: 'Silver' });
    const after = member(2400, { beforeSale: { totalRevenue: satang(180_000), totalTransaction: 2 } });
    expect(planReversal(last, after, rules, place).member?.tierAfter).toBe('Bronze');
  });
});

test('PERM-13 a user who works in all branches may void in the one that sold', () => {
  expect(planReversal(sale(), member(3300), rules, { ...place, userBranchIds: [] }).refusals).toEqual([]);
});

test.each([
  ['WALL-06 a sale that is void already', sale({ status: 'Void' }), place, [{ code: 'ALREADY_VOID' }]],
  ['a return', sale({ returns: 'IS_RETURN' }), place, [{ code: 'IS_RETURN' }]],
  ['a sale with returns', sale({ returns: 'HAS_RETURNS' }), place, [{ code: 'HAS_RETURNS' }]],
  ['PERM-13 no specific branch', sale(), { ...place, branchId: null }, [{ code: 'BRANCH_NEEDED' }]],
  ["PERM-13 a branch that is not the sale's", sale({ branchId: 'bangRak' }), place, [{ code: 'OTHER_BRANCH' }]],
  ["a branch that is not the user's", sale(), { ...place, userBranchIds: ['bangRak'] }, [{ code: 'FOREIGN_BRANCH' }]],
  [
    'points that were spent since, with the number missing',
    sale({ entries: [{ kind: 'earn', points: 42 }] }),
    place,
    [{ code: 'INSUFFICIENT_POINTS', missing: 12 }],
  ],
])('refuses %s', (_title, sold, where, refusals) => {
  expect(planReversal(sold, member(3300), rules, where).refusals).toEqual(refusals);
});

test('the void of a guest’s sale touches no points', () => {
  const plan = planReversal(sale({ memberId: null, entries: [] }), null, rules, place);
  expect(plan).toMatchObject({ refusals: [], member: null, stock: [{ productId: 'cup', qty: 2 }] });
});

test('a sale and its void together change neither points nor lifetime figures', () => {
  const amounts = fc.record({
    earn: fc.nat(1_000),
    redeem: fc.nat(1_000),
    adjust: fc.integer({ min: -500, max: 500 }),
    points: fc.nat(5_000),
    revenue: fc.nat(900_000),
    qty: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(amounts, ({ earn, redeem, adjust, points, revenue, qty }) => {
      const entries = [
        { kind: 'redeem', points: -redeem },
        { kind: 'earn', points: earn },
        { kind: 'adjust', points: adjust },
      ];
      const sold = sale({ entries, totalRevenue: satang(revenue), totalPayment: satang(revenue), totalQty: qty });
      const had = { totalPayment: satang(777), totalRevenue: satang(700), totalTransaction: 2, totalQty: 5 };
      const now = {
        points: points - redeem + earn + adjust,
        tierId: 'Silver',
        totalPayment: satang(777 + revenue),
        totalRevenue: satang(700 + revenue),
        totalTransaction: 3,
        totalQty: 5 + qty,
        beforeSale: { totalRevenue: satang(700), totalTransaction: 2 },
      };
      const { member: plan } = planReversal(sold, now, rules, place);
      expect(plan?.balanceAfter).toBe(points);
      expect(plan?.after).toEqual(had);
      // Between the entries, the balance is never below both its start and its end.
      const way = (plan?.entries ?? []).map((_, at) => plan?.entries.slice(0, at).reduce((a, b) => a + b, now.points));
      for (const balance of way) expect(balance).toBeGreaterThanOrEqual(Math.min(now.points, points));
    }),
  );
});

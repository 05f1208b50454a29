import { DIMENSIONS, type Dimension, kindOf, refuseDimensions } from '@taem/domain/insight/breakdown/dimensions.ts';
import { filterOfKey, type MarkKeys, type SalesScope } from '@taem/domain/insight/drill/filterOfKey.ts';
import { agree, type MarkMeasure, sumOf, sumOfMeasure } from '@taem/domain/insight/drill/markFigure.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import type { SalesFilter } from '@taem/domain/transactions/salesFilter.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  createChance,
  startTestStack,
  type TestUser,
  thinkOfSales,
  writeSale,
} from '../../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;

beforeAll(async () => {
  const { database, realm } = stack.gateway;
  await database.withRealm(realm.id, async (client) => {
    for (const sale of thinkOfSales(createChance(14), realm, 140)) await writeSale(client, sale, realm.ids.owner);
    await client.query("update members set gender = 'Female', birthdate = '2001-03-01' where id = $1", [
      realm.ids.mali,
    ]);
  });
  owner = await stack.as('owner');
});

/** The key of a row for each dimension. */
const KEYS: Readonly<Record<Dimension, keyof MarkKeys>> = {
  HOUR: 'hour',
  WEEKDAY: 'weekday',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  QUARTER: 'quarter',
  YEAR: 'year',
  BRANCH: 'branchId',
  TIER: 'tierId',
  CUSTOMER_TYPE: 'customerType',
  MEMBER: 'memberId',
  GENDER: 'gender',
  AGE: 'ageRange',
  PRODUCT: 'productId',
  CATEGORY: 'categoryId',
  SUB_CATEGORY: 'subCategoryId',
  OPTION_GROUP: 'optionGroup',
  OPTION: 'option',
  TENDER: 'paymentMethod',
  BANK: 'instituteId',
  CASHIER: 'createById',
  TILL: 'tillId',
  SHIFT: 'shiftId',
  OFFER: 'offerId',
  NEW_OR_RETURNING: 'newOrReturning',
};
const MEASURES: readonly MarkMeasure[] = [
  ...(['totalTransactions', 'totalRevenue', 'totalPayment', 'totalDiscount', 'totalQuantity', 'earnPoints'] as const),
  ...(['redeemPoints', 'averageBasket', 'totalMembers', 'itemAmount', 'tenderAmount'] as const),
];
const SUMS = `complete amountDue earnPoints redeemPoints totalRevenue totalPayment totalDiscount totalQuantity totalMembers
  itemAmount itemQuantity tenderAmount offerDiscount`;

const BREAKDOWN = `query Marks($range: DayRangeInput!, $branchId: ID, $by: [BreakdownDimension!]!, $filter: SalesFilter) {
  statistics(range: $range, branchId: $branchId) { breakdown(by: $by, filter: $filter, first: 1000) {
    rows { ${Object.values(KEYS).join(' ')} ${MEASURES.join(' ')} } } } }`;
const SALES = `query Behind($filter: TransactionFilter!) {
  transactions(perPage: 1, filter: $filter) { total }
  transactionTotals(filter: $filter) { ${SUMS} } }`;

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 });
const by = fc
  .uniqueArray(fc.constantFrom(...DIMENSIONS), { minLength: 1, maxLength: 3 })
  .filter((one) => !refuseDimensions(one));

function pages(): fc.Arbitrary<SalesScope> {
  const { ids } = stack;
  const filter: fc.Arbitrary<SalesFilter> = fc
    .record(
      {
        productIds: some(ids.coffee, ids.cake),
        categoryIds: some<string | null>(ids.drinks, null),
        options: some('Size: Large', 'Topping: Normal'),
        optionGroups: some('Size', 'Topping'),
        tierIds: some<string | null>(ids.gold, null),
        tillIds: some<string | null>(ids.till, null),
        shiftIds: some<string | null>(ids.shift, null),
        hours: some(9, 12, 15, 20),
        weekdays: some('SUNDAY' as const, 'MONDAY' as const, 'FRIDAY' as const),
        offerIds: some<string | null>(ids.open, ids.locked),
        genders: some<'MALE' | 'FEMALE' | null>('MALE', 'FEMALE', null),
        ageRanges: some<'AGE_25_60' | null>('AGE_25_60', null),
        paymentMethod: fc.constantFrom('TRANSFER' as const, 'CASH' as const),
        instituteIds: some<string | null>(ids.bank, null),
        cardIds: some<string | null>(ids.card, null),
        customerType: fc.constantFrom('MEMBER' as const, 'GUEST' as const),
        newOrReturning: fc.constantFrom('NEW' as const, 'RETURNING' as const),
        revenue: fc.constant({ from: 120 }),
      },
      { requiredKeys: [] },
    )
    .map((all) => Object.fromEntries(Object.entries(all).slice(0, 2)));
  return fc.record({
    range: fc.constantFrom(
      { from: '2026-01-01', to: '2026-06-30' },
      { from: '2026-01-17', to: '2026-03-08' },
      { from: '2026-02-01', to: '2026-02-28' },
    ),
    branchId: fc.constantFrom(null, ids.ari),
    filter,
  });
}

test('the sales behind any mark come to its figure, for every measure that it shows', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(by, pages(), fc.nat(), async (dimensions, page, place) => {
      const { range, branchId, filter } = page;
      const drawn = await owner.ask(BREAKDOWN, { range, branchId, by: dimensions, filter });
      expect(drawn.errors).toBeUndefined();
      const rows: Record<string, unknown>[] = drawn.data.statistics.breakdown.rows;
      const row = rows[place % Math.max(1, rows.length)];
      if (!row) return;
      const keys: MarkKeys = Object.fromEntries(dimensions.map((each) => [KEYS[each], row[KEYS[each]]]));
      const { range: days, branchId: branch, filter: narrowed } = filterOfKey(page, keys);
      const salesFilter = { ...narrowed, range: days, branchId: branch };
      const list = await owner.ask(SALES, { filter: salesFilter });
      expect(list.errors).toBeUndefined();
      const totals = list.data.transactionTotals;
      const measures = MEASURES.filter((measure) => row[measure] !== null);
      const wrong = measures.flatMap((measure) => {
        const sum = sumOfMeasure(measure, keys);
        const [figure, behind] = [Number(row[measure]), sumOf(sum, totals)];
        return behind !== null && agree(sum, figure, behind) ? [] : [`${measure}: ${figure}, ${sum} ${behind}`];
      });
      expect(wrong, JSON.stringify({ dimensions, kind: kindOf(dimensions), page, keys })).toEqual([]);
      expect(list.data.transactions.total).toBe(totals.complete);
      compared += measures.length;
    }),
    { numRuns: 60, seed: 14 },
  );
  expect(compared).toBeGreaterThan(200);
});

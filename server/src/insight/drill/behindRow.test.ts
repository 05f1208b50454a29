import {
  type Behind,
  behindCategory,
  behindGuests,
  behindMember,
  behindProduct,
  behindTender,
  behindTier,
} from '@taem/domain/insight/drill/behindRow.ts';
import { filterOfKey } from '@taem/domain/insight/drill/filterOfKey.ts';
import { agree, sumOf, sumOfMeasure } from '@taem/domain/insight/drill/markFigure.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, describe, expect, test } from 'vitest';
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
    for (const sale of thinkOfSales(createChance(68), realm, 90)) await writeSale(client, sale, realm.ids.owner);
  });
  owner = await stack.as('owner');
});

const range = { from: '2026-01-20', to: '2026-04-10' };
const SUMS = `query ($filter: TransactionFilter!) { transactionTotals(filter: $filter) { totalRevenue itemAmount tenderAmount } }`;
const MEMBERS = `query ($filter: MemberFilter) { members(perPage: 1, filter: $filter) { total } }`;

/** Returns the total of the list behind a row. */
async function listed(behind: Behind, branchId: string | null): Promise<number | null> {
  if (behind.of === 'sale' || behind.of === 'product') return null;
  if (behind.of === 'members') return (await read(MEMBERS, { filter: behind.filter })).members.total;
  const { filter, ...days } = filterOfKey({ range, branchId, filter: {} }, behind.keys);
  const { transactionTotals } = await read(SUMS, { filter: { ...filter, ...days } });
  return sumOf(sumOfMeasure(behind.measure, behind.keys), transactionTotals);
}

async function read(query: string, variables: object) {
  const { data, errors } = await owner.ask(query, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

type Row = Parameters<typeof behindMember>[0] &
  Parameters<typeof behindProduct>[0] &
  Parameters<typeof behindTier>[0] &
  Parameters<typeof behindCategory>[0];
type Reader = (row: Row, branchId: string | null) => Behind;

const MEMBER = '{ items { memberId totalRevenue } }';
const REPORTS: readonly (readonly [string, string, Reader])[] = [
  ['members', `members${MEMBER}`, behindMember],
  ['big spenders', `bigSpenders${MEMBER}`, behindMember],
  ['frequent members', `frequentMembers${MEMBER}`, behindMember],
  ['walk-in customers', 'guests { gender ageRange totalRevenue }', behindGuests],
  ['products', 'products { items { productId totalRevenue } }', behindProduct],
  ['categories', 'productCategories { items { categoryId totalRevenue } }', behindCategory],
  ['tenders', 'paymentMethods { paymentMethod instituteId cardId totalRevenue }', behindTender],
  ['tiers', 'tiers { tierId totalMembers }', behindTier],
];

describe.each(REPORTS)('BI-18 the list behind any row of the report of %s', (_name, field, behindOf) => {
  test.each(['all branches', 'one branch'])('comes to the figure of the row, in %s', async (which) => {
    const branchId = which === 'one branch' ? stack.ids.ari : null;
    const query = `query ($range: DayRangeInput!, $branchId: ID) { statistics(range: $range, branchId: $branchId) { rows: ${field} } }`;
    const { rows: answer } = (await read(query, { range, branchId })).statistics;
    const rows: Row[] = answer.items ?? answer;
    const wrong: unknown[] = [];
    for (const row of rows) {
      const behind = behindOf(row, branchId);
      const sum = await listed(behind, branchId);
      const isSame =
        behind.of === 'sales' && sum !== null
          ? agree(sumOfMeasure(behind.measure, behind.keys), behind.value, sum)
          : behind.of === 'members' && behind.value === sum;
      if (!isSame) wrong.push({ row, sum });
    }
    expect(wrong).toEqual([]);
    expect(rows.length, 'rows to compare').toBeGreaterThan(
      _name.includes('spenders') || _name.includes('frequent') ? -1 : 0,
    );
  });
});

import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';

interface Sold {
  id: string;
  version: number;
  branchId: string;
  businessDate: string;
  memberId: string;
  transactionNo: string;
  totalRevenue: number;
  earnPoints: number;
  member: { remainingPoints: number };
}

interface Refused {
  code: string;
  path: string[];
}

/** Sales of members without later activity, latest first. */
async function memberSales(api: Api): Promise<Sold[]> {
  const { transactions } = await api.send<{ transactions: { items: Sold[] } }>(
    `{ transactions(perPage: 20, filter: { customerType: MEMBER, status: COMPLETE, adjusted: false }) { items {
         id version branchId businessDate memberId transactionNo totalRevenue earnPoints member { remainingPoints } } } }`,
  );
  return transactions.items;
}

const day = ({ businessDate }: Sold) => ({ from: businessDate, to: businessDate });

test('a void does what its preview says, and the day’s figures and reports follow', async ({ stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const sale = (await memberSales(api)).find(
    ({ earnPoints, member }) => earnPoints > 0 && member.remainingPoints >= earnPoints,
  );
  if (!sale) throw new Error('The demo shop has no such sale.');
  const DAY = `query Day($range: DayRangeInput!, $keyword: String) {
    statistics(range: $range) { totalRevenue { total } totalTransactions { total } }
    report(range: $range) { transactions(keyword: $keyword) { total } voids(keyword: $keyword) { total items { voidRemark } } } }`;
  const figures = () =>
    api.send<{
      statistics: { totalRevenue: { total: number }; totalTransactions: { total: number } };
      report: { transactions: { total: number }; voids: { total: number; items: { voidRemark: string }[] } };
    }>(DAY, { range: day(sale), keyword: sale.transactionNo });
  const before = await figures();
  const { previewVoidTransaction: preview } = await api.send<{
    previewVoidTransaction: { version: number; refusals: Refused[]; member: { pointsAfter: number } };
  }>(
    `query Preview($id: ID!) { previewVoidTransaction(id: $id) { version refusals { code path } member { pointsAfter } } }`,
    { id: sale.id },
  );
  expect(preview).toMatchObject({ version: sale.version, refusals: [] });

  const VOID = `mutation Void($input: VoidTransactionInput!) { voidTransaction(input: $input) {
    transaction { status version } remainingPoints userErrors { code path } } }`;
  const input = { id: sale.id, version: sale.version, branchId: sale.branchId, remark: 'Wrong Payment' };
  const send = (changes: object) => api.send(VOID, { input: { ...input, ...changes } });
  expect(await send({ authorizePin: '9999' })).toMatchObject({
    voidTransaction: { transaction: null, userErrors: [{ code: 'WRONG_AUTHORIZE_CODE', path: ['authorizePin'] }] },
  });
  expect(await send({ authorizePin: '1111', version: sale.version + 7 })).toMatchObject({
    voidTransaction: { transaction: null, userErrors: [{ code: 'STALE_VERSION', path: ['version'] }] },
  });
  expect(await send({ authorizePin: '1111' })).toEqual({
    voidTransaction: {
      transaction: { status: 'VOID', version: sale.version + 1 },
      remainingPoints: preview.member.pointsAfter,
      userErrors: [],
    },
  });
  expect(await send({ authorizePin: '1111', version: sale.version + 1 })).toMatchObject({
    voidTransaction: { userErrors: [{ code: 'ALREADY_VOID', path: ['id'] }] },
  });

  const after = await figures();
  const satang = (baht: number) => Math.round(baht * 100);
  expect(satang(after.statistics.totalRevenue.total)).toBe(
    satang(before.statistics.totalRevenue.total) - satang(sale.totalRevenue),
  );
  expect(after.statistics.totalTransactions.total).toBe(before.statistics.totalTransactions.total - 1);
  expect([before.report.transactions.total, before.report.voids.total]).toEqual([1, 0]);
  expect(after.report).toEqual({
    transactions: { total: 0 },
    voids: { total: 1, items: [{ voidRemark: 'Wrong Payment' }] },
  });
});

test('an adjustment changes the points of the sale, the member and the day by one difference', async ({ stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const [sale] = await memberSales(api);
  if (!sale) throw new Error('The demo shop has no such sale.');
  const earned = async () =>
    (
      await api.send<{ statistics: { totalEarn: { total: number } } }>(
        'query Earned($range: DayRangeInput!) { statistics(range: $range) { totalEarn { total } } }',
        { range: day(sale) },
      )
    ).statistics.totalEarn.total;
  const before = await earned();
  const input = {
    id: sale.id,
    version: sale.version,
    branchId: sale.branchId,
    authorizePin: '2222',
    points: sale.earnPoints + 5,
  };
  const ADJUST = `mutation Adjust($input: AdjustPointsInput!) { adjustPoints(input: $input) {
    transaction { earnPoints lastAdjustAmount version } difference remainingPoints userErrors { code path } } }`;
  expect(await api.send(ADJUST, { input })).toEqual({
    adjustPoints: {
      transaction: { earnPoints: sale.earnPoints + 5, lastAdjustAmount: 5, version: sale.version + 1 },
      difference: 5,
      remainingPoints: sale.member.remainingPoints + 5,
      userErrors: [],
    },
  });
  expect(await earned()).toBe(before + 5);
});

import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';

interface Sold {
  businessDate: string;
  customerType: 'MEMBER' | 'GUEST';
  memberId: string | null;
  totalQuantity: number;
  totalRevenue: number;
  amountDue: number;
  earnPoints: number;
  redeemPoints: number;
  items: { productId: string | null; quantity: number; paidAmount: number }[];
}

interface Point {
  time: string;
  value: number;
  customerType: 'MEMBER' | 'GUEST';
}

interface Figures {
  totalRevenue: { total: number; member: number; guest: number; points: Point[] };
  totalTransactions: { total: number; member: number; guest: number };
  totalQuantity: { total: number };
  totalEarn: { total: number };
  totalRedeem: { total: number };
  guests: { totalRevenue: number }[];
  paymentMethods: { totalRevenue: number }[];
  tiers: { totalRevenue: number }[];
  members: { total: number; items: { memberId: string; totalRevenue: number; totalTransactions: number }[] };
  products: { items: { productId: string; totalQuantity: number; totalRevenue: number }[] };
}

/** One document with the sales row by row, and the statistics of the same days. */
const BOTH = `query Both($range: DayRangeInput!) {
  report(range: $range) { transactions(perPage: 1000) { total items {
    businessDate customerType memberId totalQuantity totalRevenue amountDue earnPoints redeemPoints
    items { productId quantity paidAmount } } } }
  statistics(range: $range, by: DAY) {
    totalRevenue { total member guest points { time value customerType } } totalTransactions { total member guest }
    totalQuantity { total } totalEarn { total } totalRedeem { total }
    guests { totalRevenue } paymentMethods { totalRevenue } tiers { totalRevenue }
    members(perPage: 1000) { total items { memberId totalRevenue totalTransactions } }
    products(perPage: 1000) { items { productId totalQuantity totalRevenue } } } }`;

const satang = (baht: number) => Math.round(baht * 100);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Returns the sums by key, without those that are 0. */
function sums<Row>(rows: readonly Row[], key: (row: Row) => string, value: (row: Row) => number) {
  const found: Record<string, number> = {};
  for (const row of rows) found[key(row)] = (found[key(row)] ?? 0) + value(row);
  return Object.fromEntries(Object.entries(found).filter(([, sum]) => sum !== 0));
}

test('the figures of all time, and of the month before, are those of the sales, by day, buyer, tender, tier and product', async ({
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('analyst');
  for (const range of [{ from: '2000-01-01', to: '2100-12-31' }, lastMonth()]) {
    const both = await api.send<{
      report: { transactions: { total: number; items: Sold[] } };
      statistics: Figures;
    }>(BOTH, { range });
    const { items: sales, total: count } = both.report.transactions;
    const { statistics } = both;
    expect(sales.length).toBeGreaterThan(10);
    expect(sales).toHaveLength(count);

    const revenue = (rows: readonly { totalRevenue: number }[]) => total(rows.map((row) => satang(row.totalRevenue)));
    const of = (who: string) => sales.filter(({ customerType }) => customerType === who);
    const { totalRevenue, totalTransactions } = statistics;
    expect([totalRevenue.total, totalRevenue.member, totalRevenue.guest].map(satang)).toEqual([
      revenue(sales),
      revenue(of('MEMBER')),
      revenue(of('GUEST')),
    ]);
    expect(totalTransactions).toEqual({ total: count, member: of('MEMBER').length, guest: of('GUEST').length });
    expect(
      sums(
        totalRevenue.points,
        (point) => `${point.time} ${point.customerType}`,
        ({ value }) => satang(value),
      ),
    ).toEqual(
      sums(
        sales,
        (sale) => `${sale.businessDate} ${sale.customerType}`,
        (sale) => satang(sale.totalRevenue),
      ),
    );
    expect(statistics.totalQuantity.total).toBe(total(sales.map(({ totalQuantity }) => totalQuantity)));
    expect(statistics.totalEarn.total).toBe(total(sales.map(({ earnPoints }) => earnPoints)));
    expect(statistics.totalRedeem.total).toBe(total(sales.map(({ redeemPoints }) => redeemPoints)));

    expect(revenue(statistics.guests)).toBe(revenue(of('GUEST')));
    expect(revenue(statistics.tiers)).toBe(revenue(of('MEMBER')));
    expect(revenue(statistics.paymentMethods)).toBe(total(sales.map(({ amountDue }) => satang(amountDue))));
    const buyer = ({ memberId }: { memberId: string | null }) => memberId ?? '';
    expect(sums(statistics.members.items, buyer, (row) => satang(row.totalRevenue))).toEqual(
      sums(of('MEMBER'), buyer, (sale) => satang(sale.totalRevenue)),
    );
    const lines = sales.flatMap(({ items }) => items).filter(({ productId }) => productId !== null);
    const product = ({ productId }: { productId: string | null }) => productId ?? '';
    expect(sums(statistics.products.items, product, ({ totalQuantity }) => totalQuantity)).toEqual(
      sums(lines, product, ({ quantity }) => quantity),
    );
    expect(sums(statistics.products.items, product, (row) => satang(row.totalRevenue))).toEqual(
      sums(lines, product, ({ paidAmount }) => satang(paidAmount)),
    );
  }
});

/** Returns the last calendar month before this one in whole days, wherever the test runs. */
function lastMonth(): { from: string; to: string } {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
}

import { expect } from 'vitest';
import type { ConformanceShop, Line, Lines } from './ConformanceShop.ts';

type Row = Record<string, unknown>;
const QUERY = { period_type: 'Month', from: '2025-01-01', to: '2026-03-31' };
const LAST_YEARS = { period_type: 'Day', from: '2020-01-01', to: '2026-03-31', projection: 'phone,time' };

const stat = async (shop: ConformanceShop, name: string, query: object = QUERY): Promise<Row[]> => {
  const payload = await shop.payload('GET', `stat/${name}`, { query: { ...query } });
  return payload[name.replaceAll('-', '_')];
};

/** A call with the usual query, whose rows must have these fields. */
const rowsWith = (name: string, ...paths: string[]): Line => ({
  asserts: `stat/${name} with period_type, from, to, branch_id: ${paths.join(', ')}`,
  async check(shop) {
    const rows = await stat(shop, name);
    expect(rows.length).toBeGreaterThan(0);
    for (const path of paths) expect(rows[0]).toHaveProperty(path);
    const ofBranch = await stat(shop, name, { ...QUERY, branch_id: shop.branchId });
    expect(ofBranch).toBeInstanceOf(Array);
    expect(ofBranch).not.toEqual(rows);
  },
});

const withIds = (name: string, id: string): Line => ({
  asserts: `stat/${name} with an addon that names its ids`,
  async check(shop) {
    const rows = await stat(shop, name, { ...QUERY, addon: id });
    expect(rows.some((row) => typeof row[id] === 'string')).toBe(true);
    await rowsWith(name, id).check?.(shop);
  },
});

const atLeast = (name: string): Line => ({
  asserts: `stat/${name} since 2020 with a projection of phone and time`,
  async check(shop) {
    for (const row of await stat(shop, name, LAST_YEARS))
      expect(Object.keys(row).sort()).toEqual(['id', 'phone', 'time']);
    expect((await stat(shop, name, { ...LAST_YEARS, limit: 1 })) as unknown).toHaveProperty('total.0.count');
  },
});

/** STAT: the statistics calls. */
export const statLines: Lines = {
  'STAT-01': rowsWith('total-revenue', 'time', 'value', 'segment.customerType'),
  'STAT-02': rowsWith('total-trans', 'time', 'value', 'segment.paymentMethod'),
  'STAT-03': rowsWith('new-subs', 'time', 'value'),
  'STAT-04': rowsWith('total-subs', 'value'),
  'STAT-05': rowsWith('total-earn', 'value'),
  'STAT-06': rowsWith('total-redeem', 'value'),
  'STAT-07': rowsWith('members', 'id', 'payment.total_revenue'),
  'STAT-08': rowsWith('guests', 'gender', 'age', 'payment.total_revenue'),
  'STAT-09': withIds('products', 'product_id'),
  'STAT-10': withIds('product-categories', 'product_category_id'),
  'STAT-11': withIds('product-sub-categories', 'product_sub_category_id'),
  'STAT-12': rowsWith('total-qty', 'value'),
  'STAT-13': atLeast('big-spenders'),
  'STAT-14': atLeast('frequent-members'),
  'STAT-15': {
    asserts: 'the top five products by what members or guests bought',
    async check(shop) {
      for (const who of ['member', 'guest']) {
        const sort = JSON.stringify({ [`life_time.${who}.total_qty`]: -1 });
        const page = await stat(shop, 'products', { ...QUERY, sort, limit: 5, addon: 'product_id' });
        const { result } = page as unknown as { result: { life_time: Record<string, { total_qty: number }> }[] };
        const pieces = result.map((row) => row.life_time[who]?.total_qty ?? 0);
        expect(pieces).toHaveLength(5);
        expect(pieces).toEqual([...pieces].sort((a, b) => b - a));
      }
    },
  },
  'STAT-16': {
    asserts: 'products, categories and sub-categories take a filter',
    async check(shop) {
      for (const name of ['products', 'product-categories', 'product-sub-categories']) {
        const [top] = await stat(shop, name, { ...QUERY, filter: JSON.stringify({ total_qty: { $gt: 1 } }) });
        const filter = JSON.stringify({ product_category_id: top?.product_category_id });
        const rows = await stat(shop, name, { ...QUERY, filter });
        expect(new Set(rows.map((row) => row.product_category_id))).toEqual(new Set([top?.product_category_id]));
      }
    },
  },
  'STAT-17': {
    asserts: 'members with fromDate, toDate, periodType: firstname, tier and payment.total_revenue',
    async check(shop) {
      const projection = 'firstname,tier,payment.total_revenue';
      const { from: fromDate, to: toDate, period_type: periodType } = QUERY;
      const rows = await stat(shop, 'members', { fromDate, toDate, periodType, projection });
      expect(rows).toEqual(await stat(shop, 'members', { ...QUERY, projection }));
      const [row] = rows;
      expect(row).toEqual({
        id: expect.any(String),
        firstname: expect.any(String),
        tier: expect.anything(),
        payment: { total_revenue: expect.any(Number) },
      });
    },
  },
  'STAT-18': {
    asserts: 'a failure says status, code and message',
    async check(shop) {
      const wrong = await shop.send('GET', 'stat/total-revenue', { query: { from: 'yesterday' } });
      expect(wrong).toMatchObject({
        status: 400,
        body: { status: 400, code: 'VALIDATION', message: [{ path: 'from' }] },
      });
      const barred = await shop.send('GET', 'stat/total-revenue', { token: shop.tokens.cashier, query: QUERY });
      expect(barred.body).toMatchObject({ status: 400, code: 'PERMISSION', message: expect.any(String) });
    },
  },
};

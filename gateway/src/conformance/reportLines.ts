import { expect } from 'vitest';
import { billOf, type Lines, plainMember } from './ConformanceShop.ts';

/** CALL: calls of the reports. */
export const reportLines: Lines = {
  'CALL-41': {
    asserts: 'transactions of ten years with a bill, by local creation time',
    async check(shop) {
      const filter = {
        bill_detail: { $ne: null },
        create_local_time: { $gte: '2026-01-01 00:00:00', $lte: '2026-03-31 23:59:59' },
      };
      const query = {
        from: '2016-03-15',
        to: '2026-03-15',
        branch_id: shop.branchId,
        addon: 'create_local_time,type',
        filter,
      };
      const { transactions } = await shop.payload('GET', 'transactions', { query });
      expect(transactions.length).toBeGreaterThan(0);
      for (const sale of transactions) {
        expect(sale.branch_id).toBe(shop.branchId);
        expect(sale.create_local_time).toMatch(/^2026-0[123]-\d\d \d\d:\d\d:\d\d$/);
        expect(sale.member === null || sale.guest === null).toBe(true);
      }
    },
  },
  'CALL-42': {
    asserts: 'voided transactions with what is said about the void',
    async check(shop) {
      const sale = await shop.payload('POST', 'payment/transaction', {
        body: await billOf(shop, await plainMember(shop)),
      });
      const body = {
        transaction_no: sale.trx_no,
        authorize_pin: '1111',
        branch_id: shop.branchId,
        remark: 'CALL-42',
        __v: 0,
      };
      await shop.payload('POST', 'payment/void', { body });
      const addon = 'void_remark,void_by_id,create_local_time,type,void_time';
      const { transactions } = await shop.payload('GET', 'transactions', {
        query: { filter: { status: 'Void' }, addon },
      });
      const found = transactions.find(({ id }: { id: string }) => id === sale.id);
      expect(found).toMatchObject({ void_remark: 'CALL-42', void_by_id: shop.userId, void_time: expect.any(String) });
    },
  },
  'CALL-43': {
    asserts: 'member-badges with name and conditions',
    async check(shop) {
      const { badges } = await shop.payload('GET', 'member-badges');
      expect(badges.map(({ name }: { name: string }) => name)).toEqual(
        expect.arrayContaining(['Big Spender', 'Frequent Member']),
      );
      expect(badges[0].conditions[0]).toHaveProperty('value');
    },
  },
  'CALL-44': {
    asserts: 'member-tiers',
    async check(shop) {
      expect((await shop.payload('GET', 'member-tiers')).tiers.length).toBeGreaterThan(1);
    },
  },
  'CALL-45': {
    asserts: 'products by category or sub-category',
    async check(shop) {
      const { products } = await shop.payload('GET', 'products', {
        query: { filter: { sub_category_id: { $ne: null } } },
      });
      for (const name of ['category_id', 'sub_category_id']) {
        const filter = { [name]: products[0][name] };
        const { products: found } = await shop.payload('GET', 'products', { query: { filter } });
        expect(found.every((product: Record<string, string>) => product[name] === products[0][name])).toBe(true);
      }
    },
  },
  'CALL-46': {
    asserts: 'PATCH transactions/{id} with the picture of a slip',
    async check(shop) {
      const { transactions } = await shop.payload('GET', 'transactions', { query: { limit: 1 } });
      const { id, __v } = transactions.result[0];
      const form = { lang: 'th-TH', action: 'upload_image', image: shop.picture, __v: String(__v) };
      const { transaction } = await shop.payload('PATCH', `transactions/${id}`, { form });
      expect(transaction).toMatchObject({ id, __v: __v + 1, slip_image_url: expect.stringMatching(/^\/files\//) });
    },
  },
  'CALL-47': {
    asserts: 'the health check by month, and lists by search_term',
    async check(shop) {
      const { health_check } = await shop.payload('GET', 'stat/health-check', { query: { month: '2026-02' } });
      expect(health_check).toMatchObject({ month: '2026-02', current: { total_revenue: expect.any(Number) } });
      for (const [path, key] of [
        ['merchant-branches', 'branches'],
        ['member-tiers', 'tiers'],
        ['products', 'products'],
      ] as const) {
        const [{ name }] = (await shop.payload('GET', path))[key];
        const found = (await shop.payload('GET', path, { query: { search_term: name } }))[key];
        expect(found.map((row: { name: string }) => row.name)).toContain(name);
      }
    },
  },
};

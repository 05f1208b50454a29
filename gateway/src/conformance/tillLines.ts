import { expect } from 'vitest';
import { billOf, type ConformanceShop, type Lines, plainMember } from './ConformanceShop.ts';

const ACTIVE = { filter: { status: 'Active' } };

/** Makes a sale, and returns it as the list has it. */
async function sell(shop: ConformanceShop, memberId?: string) {
  const { transaction } = await shop.payload('POST', 'payment/transaction', { body: await billOf(shop, memberId) });
  return transaction;
}

/** CALL: calls of the till, and voids. */
export const tillLines: Lines = {
  'CALL-11': {
    asserts: 'PATCH member-badges/{id} with conditions and __v',
    async check(shop) {
      const { badges } = await shop.payload('GET', 'member-badges');
      for (const { id, conditions, __v } of badges) {
        const body = { conditions, __v };
        expect(await shop.payload('PATCH', `member-badges/${id}`, { body })).toMatchObject({
          id,
          conditions,
          __v: __v + 1,
        });
      }
    },
  },
  'CALL-12': {
    asserts: 'offers/{id}/verify takes the PIN as a text; a failure says code and message',
    async check(shop) {
      const { offers } = await shop.payload('GET', 'offers', { query: { filter: { has_authorize_pin: true } } });
      const path = `offers/${offers[0].id}/verify`;
      await shop.payload('POST', path, { body: { authorize_pin: '3333' } });
      const wrong = await shop.send('POST', path, { body: { authorize_pin: '0000' } });
      expect(wrong.body).toMatchObject({ status: 422, code: 'WRONG_AUTHORIZE_CODE', message: expect.any(String) });
    },
  },
  'CALL-13': {
    asserts: 'active offers with addon authorize_pin',
    async check(shop) {
      const { offers } = await shop.payload('GET', 'offers', { query: { ...ACTIVE, addon: 'authorize_pin' } });
      for (const name of ['id', 'name', 'desc', 'items', 'conditions', 'authorize_pin']) {
        expect(offers[0]).toHaveProperty(name);
      }
    },
  },
  'CALL-14': {
    asserts: 'one member-tier',
    async check(shop) {
      const { tiers } = await shop.payload('GET', 'member-tiers');
      const { tier } = await shop.payload('GET', `member-tiers/${tiers[0].id}`);
      for (const name of ['id', 'name', 'desc', 'image_url', 'privileges', 'conditions'])
        expect(tier).toHaveProperty(name);
    },
  },
  'CALL-15': {
    asserts: 'conditions and coupons',
    async check(shop) {
      expect((await shop.payload('GET', 'conditions')).conditions[0]).toHaveProperty('template.logic');
      expect((await shop.payload('GET', 'coupons')).coupons[0]).toHaveProperty('template.var_name');
    },
  },
  'CALL-16': {
    asserts: 'active products, 200 a page, by keyword or category; and all of them',
    async check(shop) {
      const { products } = await shop.payload('GET', 'products', { query: { ...ACTIVE, limit: 200 } });
      const { name, category_id } = products.result[0];
      const found = await shop.payload('GET', 'products', { query: { ...ACTIVE, limit: 200, keyword: name } });
      expect(found.products.result.map((product: { name: string }) => product.name)).toContain(name);
      const filter = { status: 'Active', category_id };
      expect((await shop.payload('GET', 'products', { query: { filter } })).products.length).toBeGreaterThan(0);
      expect((await shop.payload('GET', 'products')).products.length).toBeGreaterThanOrEqual(products.result.length);
    },
  },
  'CALL-17': {
    asserts: 'active product-categories by name',
    async check(shop) {
      const query = { ...ACTIVE, limit: 1000, skip: 0, sort: { name: 1 } };
      const { product_categories } = await shop.payload('GET', 'product-categories', { query });
      expect(product_categories.result[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) });
    },
  },
  'CALL-18': {
    asserts: 'active payment-channels',
    async check(shop) {
      const { payment_channels } = await shop.payload('GET', 'payment-channels', { query: ACTIVE });
      for (const name of ['payment_method.name', 'institute', 'account_name', 'account_no']) {
        expect(payment_channels[0]).toHaveProperty(name);
      }
    },
  },
  'CALL-19': {
    asserts: 'active institutes',
    async check(shop) {
      expect((await shop.payload('GET', 'institutes', { query: ACTIVE })).institutes[0]).toHaveProperty('name');
    },
  },
  'CALL-20': {
    asserts: 'payment-methods',
    async check(shop) {
      expect((await shop.payload('GET', 'payment-methods')).payment_methods[0]).toHaveProperty('name');
    },
  },
  'CALL-21': {
    asserts: 'members by keyword, 20 a page',
    async check(shop) {
      const { members } = await shop.payload('GET', 'members', { query: { limit: 20 } });
      const { id, firstname } = members.result[0];
      const found = await shop.payload('GET', 'members', { query: { limit: 1000, keyword: firstname } });
      expect(found.members.result.map((member: { id: string }) => member.id)).toContain(id);
    },
  },
  'CALL-22': {
    asserts: 'a payment with the picture of a slip, as a form',
    async check(shop) {
      const bill = await billOf(shop);
      const fields = Object.entries(bill).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      const form = { ...Object.fromEntries(fields), action: 'upload_image', image: shop.picture };
      const { transaction } = await shop.payload('POST', 'payment/transaction', { form });
      expect(transaction.slip_image_url).toMatch(/^\/files\//);
    },
  },
  'CALL-23': {
    asserts: 'a payment as JSON',
    async check(shop) {
      const body = { ...(await billOf(shop, await plainMember(shop))), remark: 'CALL-23' };
      const { id } = await shop.payload('POST', 'payment/transaction', { body });
      expect((await shop.payload('GET', `transactions/${id}`)).transaction).toMatchObject({
        remark: 'CALL-23',
        status: 'Complete',
      });
    },
  },
  'CALL-24': {
    asserts: 'a payment answers its result, a failure code and message',
    async check(shop) {
      const bill = await billOf(shop);
      const result = await shop.payload('POST', 'payment/transaction', { body: bill });
      expect(result).toMatchObject({
        id: expect.any(String),
        trx_no: expect.any(String),
        trx_date: bill.create_local_time,
      });
      expect(result.summary).toMatchObject({ ...bill.summary, wallet: { pocket: { reward: { available: 0 } } } });
      const wrong = { ...bill, summary: { ...bill.summary, earn_amount: 1_000 } };
      const refused = await shop.send('POST', 'payment/transaction', { body: wrong });
      expect(refused.body).toMatchObject({ status: 422, code: 'PAYMENT_MISMATCH', message: expect.any(String) });
    },
  },
  'CALL-36': {
    asserts: 'payment/adjust',
    async check(shop) {
      const memberId = await plainMember(shop);
      const { transaction_no, __v, earn } = await sell(shop, memberId);
      const who = { member_id: memberId, realm_id: shop.realmId, branch_id: shop.branchId };
      const what = { transaction_no, type: 'reward', amount: 77, remark: 'CALL-36', authorize_pin: '2222', __v };
      const { transaction } = await shop.payload('POST', 'payment/adjust', {
        body: { locale: 'th-TH', ...who, ...what },
      });
      expect(transaction.last_adjust_amount).toEqual({ reward: 77 - earn.reward });
    },
  },
  'CALL-37': {
    asserts: 'payment/void',
    async check(shop) {
      const { id, transaction_no, __v } = await sell(shop, await plainMember(shop));
      const { transaction: sale } = await shop.payload('GET', `transactions/${id}`);
      const who = { member_id: sale.member_id, realm_id: shop.realmId, branch_id: shop.branchId };
      const what = { transaction_no, remark: 'CALL-37', reason: 'CALL-37', authorize_pin: '1111', __v };
      const { transaction } = await shop.payload('POST', 'payment/void', {
        body: { locale: 'en-US', ...who, ...what },
      });
      expect(transaction).toMatchObject({ status: 'Void', void_remark: 'CALL-37', __v: __v + 1 });
    },
  },
};

import { expect } from 'vitest';
import type { ConformanceShop, Lines } from './ConformanceShop.ts';

const first = async (shop: ConformanceShop, path: string, key: string) =>
  (await shop.payload('GET', path, { query: { limit: 1, skip: 1 } }))[key].result[0];

/** DATA: behaviour of every resource. */
export const dataLines: Lines = {
  'DATA-01': {
    asserts: 'calls are below v3.0 and carry a bearer token',
    async check(shop) {
      expect((await shop.send('GET', 'products', { token: null })).status).toBe(401);
      expect((await fetch(`${shop.address}/v2.0/products`)).status).toBe(404);
      await shop.payload('GET', 'products');
    },
  },
  'DATA-02': {
    asserts: 'branch_id narrows what belongs to a branch',
    async check(shop) {
      const { members } = await shop.payload('GET', 'members', { query: { branch_id: shop.branchId } });
      expect(members.length).toBeGreaterThan(0);
      expect(members.every((member: { branch_id: string }) => member.branch_id === shop.branchId)).toBe(true);
      const all = await shop.payload('GET', 'products', { query: { branch_id: shop.branchId } });
      expect(all).toEqual(await shop.payload('GET', 'products'));
    },
  },
  'DATA-03': {
    asserts: 'limit and skip page a list',
    async check(shop) {
      const whole = (await shop.payload('GET', 'products')).products;
      const page = (await shop.payload('GET', 'products', { query: { limit: 5, skip: 5 } })).products;
      expect(page).toEqual({ total: [{ count: whole.length }], result: whole.slice(5, 10) });
    },
  },
  'DATA-04': {
    asserts: "sort is a JSON object; 'None' is no sort",
    async check(shop) {
      const query = { sort: { retail_price: -1 } };
      const prices = (await shop.payload('GET', 'products', { query })).products.map(
        (product: { retail_price: number }) => product.retail_price,
      );
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
      const unsorted = await shop.payload('GET', 'products', { query: { sort: 'None' } });
      expect(unsorted).toEqual(await shop.payload('GET', 'products'));
    },
  },
  'DATA-05': {
    asserts: 'filter is JSON',
    async check(shop) {
      const { products } = await shop.payload('GET', 'products', { query: { filter: { status: 'Active' } } });
      expect(new Set(products.map((product: { status: string }) => product.status))).toEqual(new Set(['Active']));
      expect((await shop.send('GET', 'products', { query: { filter: '{' } })).status).toBe(400);
    },
  },
  'DATA-06': {
    asserts: 'projection, addon, from, to, search_term and locale are understood',
    async check(shop) {
      const product = await first(shop, 'products', 'products');
      const query = {
        projection: 'name',
        addon: 'code',
        from: '2020-01-01',
        to: '2030-01-01',
        locale: 'th-TH',
        search_term: product.code,
      };
      const { products } = await shop.payload('GET', 'products', { query });
      expect(products).toContainEqual({ id: product.id, name: product.name, code: product.code });
    },
  },
  'DATA-07': {
    asserts: 'a list is total and result with limit, a plain array without',
    async check(shop) {
      expect((await shop.payload('GET', 'cards')).cards).toBeInstanceOf(Array);
      const { cards } = await shop.payload('GET', 'cards', { query: { limit: 1 } });
      expect(cards).toEqual({ total: [{ count: expect.any(Number) }], result: [expect.anything()] });
    },
  },
  'DATA-08': {
    asserts: 'one record is read with projection and addon',
    async check(shop) {
      const product = await first(shop, 'products', 'products');
      const read = await shop.payload('GET', `products/${product.id}`, {
        query: { projection: 'name', addon: 'code' },
      });
      expect(read).toEqual({ product: { id: product.id, name: product.name, code: product.code } });
    },
  },
  'DATA-09': {
    asserts: 'a record is not read without a session: 401, as every call (in place of 402 LOGIN01: ADR 0042)',
    async check(shop) {
      const product = await first(shop, 'products', 'products');
      const { status, body } = await shop.send('GET', `products/${product.id}`, { token: null });
      expect([status, body.status, body.code, body.wgCode]).toEqual([401, 401, 'UNAUTHORIZED', 'UNAUTHORIZED']);
    },
  },
  'DATA-10': {
    asserts: 'many records are read by a filter of their ids',
    async check(shop) {
      const { result } = (await shop.payload('GET', 'products', { query: { limit: 3 } })).products;
      const ids = result.map(({ id }: { id: string }) => id).sort();
      const { products } = await shop.payload('GET', 'products', { query: { filter: { id: { $in: ids } } } });
      expect(products.map(({ id }: { id: string }) => id).sort()).toEqual(ids);
      const either = { $or: ids.map((product_id: string) => ({ product_id })) };
      const { stock } = await shop.payload('GET', 'stock', { query: { filter: either } });
      expect(stock.every((shelf: { product_id: string }) => ids.includes(shelf.product_id))).toBe(true);
    },
  },
  'DATA-11': {
    asserts: 'the stock of a product is read at stock/product/{id}; nothing else is found by a reference (ADR 0042)',
    async check(shop) {
      const product = await first(shop, 'products', 'products');
      const read = await shop.payload('GET', `stock/product/${product.id}`);
      expect(read.stock_product).toMatchObject({ product_id: product.id, branches: expect.any(Array) });
      for (const path of [`members/product/${product.id}`, `stock/category/${product.category_id}`]) {
        expect((await shop.send('GET', path)).status).toBe(404);
      }
    },
  },
  'DATA-12': {
    asserts: 'create takes JSON with locale, realm_id and branch_id',
    async check(shop) {
      const body = { name: 'Conformance', locale: 'th-TH', realm_id: shop.realmId, branch_id: shop.branchId };
      const answer = await shop.send('POST', 'product-categories', { body });
      expect(answer).toMatchObject({ status: 200, body: { payload: { name: 'Conformance', __v: 0 } } });
      expect(answer.body.data.id).toBe(answer.body.payload.id);
    },
  },
  'DATA-13': {
    asserts: 'create with a picture is a form with action=upload_image',
    async check(shop) {
      const { category_id } = await first(shop, 'products', 'products');
      const fields = { code: 'DATA-13', name: 'x', retail_price: '10', hashtags: '["#a"]', category_id };
      const form = { ...fields, action: 'upload_image', image: shop.picture };
      const created = await shop.payload('POST', 'products', { form });
      expect(created).toMatchObject({
        retail_price: 10,
        hashtags: ['#a'],
        image_url: expect.stringMatching(/^\/files\//),
      });
    },
  },
  'DATA-14': {
    asserts: 'whatever is made has its id in the answer, so that nobody makes one up (ADR 0042)',
    async check(shop) {
      for (const path of ['product-categories', 'suppliers']) {
        const { body } = await shop.send('POST', path, { body: { name: 'DATA-14' } });
        expect(body.data.id).toBe(body.payload.id);
        await shop.payload('GET', `${path}/${body.data.id}`);
      }
    },
  },
  'DATA-15': {
    asserts: 'update is PATCH and leaves what a form only shows',
    async check(shop) {
      const product = await first(shop, 'products', 'products');
      const body = {
        __v: product.__v,
        unit: 'ชิ้น',
        image_url: 'x',
        category: {},
        sub_category: {},
        time: 'x',
        attributes: [],
      };
      const changed = await shop.payload('PATCH', `products/${product.id}`, { body });
      expect(changed).toEqual({ ...product, unit: 'ชิ้น', __v: product.__v + 1 });
    },
  },
  'DATA-16': {
    asserts: 'update with a picture is a form with action=upload_image',
    async check(shop) {
      const product = await first(shop, 'products', 'products');
      const form = { __v: String(product.__v), action: 'upload_image', image: shop.picture };
      const changed = await shop.payload('PATCH', `products/${product.id}`, { form });
      expect(changed.image_url).not.toBe(product.image_url);
    },
  },
  'DATA-17': {
    asserts: 'an update answers the id',
    async check(shop) {
      const { id, __v } = await first(shop, 'offers', 'offers');
      expect((await shop.payload('PATCH', `offers/${id}`, { body: { __v, desc: 'x' } })).id).toBe(id);
    },
  },
  'DATA-18': {
    asserts: 'delete answers the id',
    async check(shop) {
      const { id } = await shop.payload('POST', 'product-categories', { body: { name: 'DATA-18' } });
      expect(await shop.payload('DELETE', `product-categories/${id}`)).toEqual({ id });
      expect((await shop.send('GET', `product-categories/${id}`)).status).toBe(404);
    },
  },
  'DATA-19': {
    asserts: 'nothing is changed or deleted in bulk',
    async check(shop) {
      for (const method of ['PATCH', 'DELETE']) expect((await shop.send(method, 'products')).status).toBe(405);
    },
  },
  'DATA-20': {
    asserts: 'every answer says its status, by the name of status (in place of wgStatus: ADR 0042)',
    async check(shop) {
      for (const path of ['products', 'products/x', 'nothing']) {
        const { status, body } = await shop.send('GET', path);
        expect(body.status).toBe(status);
      }
    },
  },
  'DATA-21': {
    asserts: 'a failure has a status outside 200 to 299 and says code and message',
    async check(shop) {
      const { status, body } = await shop.send('GET', 'products', { query: { limit: 1001 } });
      expect([status, body.code, body.message[0].path]).toEqual([400, 'VALIDATION', 'limit']);
    },
  },
  'DATA-22': {
    asserts: 'an update over a version that is not the current one is refused',
    async check(shop) {
      const { id, __v } = await first(shop, 'products', 'products');
      const stale = await shop.send('PATCH', `products/${id}`, { body: { __v: __v + 1, name: 'x' } });
      expect([stale.status, stale.body.code]).toEqual([409, '123']);
      expect((await shop.send('PATCH', `products/${id}`, { body: { name: 'x' } })).status).toBe(400);
    },
  },
  'DATA-23': {
    asserts: 'a picture is sent with __v and locale; a failure says status, code and message',
    async check(shop) {
      const { id, __v } = await first(shop, 'products', 'products');
      const form = { __v: String(__v), locale: 'th-TH', action: 'upload_image' };
      await shop.payload('PATCH', `products/${id}`, { form: { ...form, image: shop.picture } });
      const refused = await shop.send('PATCH', `products/${id}`, { form: { ...form, image: shop.picture } });
      expect(refused.body).toMatchObject({ status: 409, code: '123', message: expect.any(String) });
    },
  },
};

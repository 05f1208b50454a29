import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let cashier: string;
let powerless: string;
let foreigner: string;

beforeAll(async () => {
  [owner, cashier, powerless] = await Promise.all([
    gateway.signIn('owner'),
    gateway.signIn('cashier'),
    gateway.signIn('nobody'),
  ]);
  foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
});

const get = (path: string, query: Record<string, string> = {}, token = owner) =>
  gateway.send('GET', path, { token, query });

async function codes(query: Record<string, string>): Promise<string[]> {
  const answer = await get('/products', query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const rows = query.limit ? answer.body.payload.products.result : answer.body.payload.products;
  return rows.map((row: { code: string }) => row.code);
}

describe('lists', () => {
  test('with limit a list has total and result, without it it is a plain array', async () => {
    const paged = await get('/products', { limit: '2', sort: '{"code":1}' });
    expect(paged.body.payload.products.total).toEqual([{ count: 3 }]);
    expect(paged.body.payload.products.result).toHaveLength(2);
    expect((await get('/products')).body.payload.products).toHaveLength(3);
  });

  test.each([
    ['the first page', { limit: '2' }, 2],
    ['the last page', { limit: '2', skip: '2' }, 1],
    ['a page past the end', { limit: '2', skip: '20' }, 0],
    ['a page of nothing', { limit: '0' }, 0],
    ['one page for all', { limit: '1000' }, 3],
  ])('the count is the same on %s', async (_, query, rows) => {
    const { products } = (await get('/products', query)).body.payload;
    expect([products.total[0].count, products.result.length]).toEqual([3, rows]);
  });

  test('a record has its documented form, money in baht and relations inside', async () => {
    const { ids } = gateway.realm;
    const { product } = (await get(`/products/${ids.tea}`)).body.payload;
    expect(product).toEqual({
      id: ids.tea,
      code: 'T_1',
      name: 'ชา 100%',
      desc: null,
      retail_price: 120.5,
      skip_stock: true,
      category_id: ids.drinks,
      category: { id: ids.drinks, name: 'เครื่องดื่ม' },
      sub_category_id: ids.hot,
      sub_category: { id: ids.hot, name: 'ร้อน' },
      is_favourite: false,
      is_vat_exempt: false,
      hashtags: ['#hot'],
      status: 'Active',
      currency: 'THB',
      unit: 'Piece',
      type: 'Product',
      image_url: null,
      option_group_ids: [],
      menu_option_group_ids: [],
      reorder_level: null,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
      __v: 0,
    });
    const cake = (await get(`/products/${ids.cake}`)).body.payload.product;
    expect([cake.category, cake.retail_price]).toEqual([null, 99]);
  });

  test('projection gives the selected fields and the id, also inside relations', async () => {
    const query = { projection: 'name,category.name', filter: '{"code":"C-1"}' };
    const { products } = (await get('/products', query)).body.payload;
    expect(products).toEqual([{ id: gateway.realm.ids.coffee, name: 'กาแฟ', category: { name: 'เครื่องดื่ม' } }]);
  });

  test('names sort in Thai dictionary order, where a leading vowel comes after its consonant', async () => {
    expect(await codes({ sort: '{"name":1}' })).toEqual(['C-1', 'K-1', 'T_1']);
    expect(await codes({ sort: '{"name":-1}' })).toEqual(['T_1', 'K-1', 'C-1']);
  });

  test('equal values are ordered by id, so that pages never overlap', async () => {
    const pages = await Promise.all(['0', '1', '2'].map((skip) => codes({ limit: '1', skip, sort: '{"unit":1}' })));
    expect(pages.flat()).toEqual(['C-1', 'T_1', 'K-1']);
  });

  test.each([
    ['the code', { keyword: 'c-1' }, ['C-1']],
    ['search_term, alike', { search_term: 'C-1' }, ['C-1']],
    ['a part of a Thai name', { keyword: 'แฟ' }, ['C-1']],
    ['a percent sign as itself', { keyword: '%' }, ['T_1']],
    ['an underscore as itself', { keyword: '_' }, ['T_1']],
    ['nothing that fits', { keyword: "'; drop table products; --" }, []],
  ])('a keyword finds %s', async (_, query, found) => {
    expect(await codes(query)).toEqual(found);
  });
});

describe('filters', () => {
  const ids = () => gateway.realm.ids;
  test.each<[string, () => unknown, string[]]>([
    ['equality', () => ({ status: 'Active' }), ['C-1', 'T_1']],
    ['several fields', () => ({ status: 'Active', code: 'T_1' }), ['T_1']],
    ['null', () => ({ category_id: null }), ['K-1']],
    ['$ne', () => ({ code: { $ne: 'C-1' } }), ['T_1', 'K-1']],
    ['$ne null', () => ({ category_id: { $ne: null } }), ['C-1', 'T_1']],
    ['$in', () => ({ id: { $in: [ids().coffee, ids().cake] } }), ['C-1', 'K-1']],
    ['an empty $in', () => ({ id: { $in: [] } }), []],
    ['$or', () => ({ $or: [{ code: 'C-1' }, { code: 'K-1' }] }), ['C-1', 'K-1']],
    ['$and', () => ({ $and: [{ status: 'Active' }, { retail_price: { $lt: 100 } }] }), ['C-1']],
    [
      '$or inside $and',
      () => ({ $and: [{ $or: [{ code: 'C-1' }, { code: 'T_1' }] }, { status: 'Active' }] }),
      ['C-1', 'T_1'],
    ],
    ['money in baht, bounds included', () => ({ retail_price: { $gte: 45, $lte: 99 } }), ['C-1', 'K-1']],
    ['money, bounds excluded', () => ({ retail_price: { $gt: 45, $lt: 120.5 } }), ['K-1']],
    ['a dotted path', () => ({ 'category.name': 'เครื่องดื่ม' }), ['C-1', 'T_1']],
    ['a list that holds the text', () => ({ hashtags: '#new' }), ['C-1']],
    ['a list that holds any of the texts', () => ({ hashtags: { $in: ['#new', '#hot'] } }), ['C-1', 'T_1']],
    ['a time', () => ({ time: { $gte: '2020-01-01T00:00:00Z' } }), ['C-1', 'T_1', 'K-1']],
    ['nothing', () => ({}), ['C-1', 'T_1', 'K-1']],
    ['a text that looks like SQL', () => ({ name: "' or true --" }), []],
  ])('%s', async (_, filter, found) => {
    expect(await codes({ filter: JSON.stringify(filter()), limit: '10' })).toEqual(found);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a filter that is no JSON', { filter: '{bad' }, 'filter'],
    ['a filter that is a list', { filter: '[]' }, 'filter'],
    ['an unknown field', { filter: '{"colour":"red"}' }, 'filter.colour'],
    ['a column that is not declared', { filter: '{"realm_id":"x"}' }, 'filter.realm_id'],
    ['a name with SQL', { filter: '{"name = name or true --":1}' }, 'filter.name = name or true --'],
    ['a name of the language', { filter: '{"__proto__":1,"constructor":1}' }, 'filter.__proto__'],
    ['an unknown operator', { filter: '{"name":{"$regex":".*"}}' }, 'filter.name.$regex'],
    ['an operator of the language', { filter: '{"name":{"toString":1}}' }, 'filter.name.toString'],
    ['no operator', { filter: '{"name":{}}' }, 'filter.name'],
    ['a wrong type', { filter: '{"name":1}' }, 'filter.name'],
    ['an id that is none', { filter: '{"id":"1; drop table products"}' }, 'filter.id'],
    ['a number among ids', { filter: '{"id":{"$in":[1]}}' }, 'filter.id.$in'],
    ['three decimals', { filter: '{"retail_price":1.005}' }, 'filter.retail_price'],
    ['a number too large', { filter: '{"__v":99999999999}' }, 'filter.__v'],
    ['a day that is none', { filter: '{"time":"2026-02-31T00:00:00Z"}' }, 'filter.time'],
    ['a null character', { filter: '{"name":"a\\u0000b"}' }, 'filter.name'],
    ['an $or of nothing', { filter: '{"$or":[]}' }, 'filter.$or'],
    ['an $or that is no list', { filter: '{"$or":{"name":"a"}}' }, 'filter.$or'],
    [
      'too deep',
      { filter: `${'{"$and":['.repeat(8)}{}${']}'.repeat(8)}` },
      'filter.$and.0.$and.0.$and.0.$and.0.$and.0',
    ],
    ['a million rows', { limit: '1000000' }, 'limit'],
    ['a negative limit', { limit: '-1' }, 'limit'],
    ['a limit that is no number', { limit: 'ten' }, 'limit'],
    ['a negative skip', { skip: '-1' }, 'skip'],
    ['an unknown sort', { sort: '{"colour":1}' }, 'sort.colour'],
    ['a sort with SQL', { sort: '{"name; drop table products":1}' }, 'sort.name; drop table products'],
    ['a sort direction', { sort: '{"name":"asc"}' }, 'sort.name'],
    ['an unknown projection', { projection: 'name,colour' }, 'projection'],
    ['an unknown addon', { addon: 'password_hash' }, 'addon'],
    ['a keyword too long', { keyword: 'x'.repeat(101) }, 'keyword'],
    ['a null character in the keyword', { keyword: 'a\0b' }, 'keyword'],
    ['a branch that is none', { branch_id: 'x' }, 'branch_id'],
  ])('refuses %s by name', async (_, query, path) => {
    const answer = await get('/products', query);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: 400, code: 'VALIDATION', message: [{ path }] });
  });

  test('a thousand ids are one list', async () => {
    const many = Array.from({ length: 999 }, () => crypto.randomUUID());
    const filter = JSON.stringify({ id: { $in: [...many, ids().tea] } });
    expect(await codes({ filter })).toEqual(['T_1']);
  });
});

describe('realms', () => {
  test('a list shows only the rows of its realm', async () => {
    const own = (await get('/products')).body.payload.products.map((row: { id: string }) => row.id);
    const theirs = (await get('/products', {}, foreigner)).body.payload.products.map((row: { id: string }) => row.id);
    expect(own).toHaveLength(3);
    expect(theirs).toHaveLength(3);
    expect(own.filter((id: string) => theirs.includes(id))).toEqual([]);
  });

  test.each([
    'products/coffee',
    'members/mali',
    'offers/locked',
    'member-tiers/gold',
    'merchant-users/cashier',
    'merchant-roles/cashierRole',
    'merchant-branches/ari',
    'payment-channels/channel',
    'institutes/bank',
    'coupons/percent',
    'conditions/anyTotal',
  ])('%s of another realm is not found', async (name) => {
    const [path = '', key = ''] = name.split('/');
    const id = gateway.realm.ids[key as keyof typeof gateway.realm.ids];
    expect((await get(`/${path}/${id}`)).status).toBe(200);
    expect(await get(`/${path}/${id}`, {}, foreigner)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('a record of another realm cannot be changed, deleted or referred to', async () => {
    const path = `/products/${gateway.realm.ids.coffee}`;
    const change = { token: foreigner, body: { __v: 0, name: 'mine' } };
    expect((await gateway.send('PATCH', path, change)).status).toBe(404);
    expect((await gateway.send('DELETE', path, { token: foreigner })).status).toBe(404);
    const body = { code: 'X', name: 'X', retail_price: 1, category_id: gateway.realm.ids.drinks };
    const answer = await gateway.send('POST', '/products', { token: foreigner, body });
    expect(answer.body).toMatchObject({ status: 400, message: [{ path: 'category_id', message: 'does not exist' }] });
  });
});

describe('writing', () => {
  const make = (body: object, token = owner) =>
    gateway.send('POST', '/products', { token, body: { category_id: gateway.realm.ids.drinks, ...body } });

  test('MGMT-19 creates with 200 and data.id, each tag with its #; changes with the version it was read at, deletes', async () => {
    const created = await make({
      code: 'N-1',
      name: 'New',
      retail_price: 10.25,
      hashtags: ['#a', ' b ', 'a'],
      realm_id: gateway.otherRealm.id,
    });
    expect(created).toMatchObject({
      status: 200,
      body: { data: { id: created.body.payload.id }, payload: { retail_price: 10.25, hashtags: ['#a', '#b'], __v: 0 } },
    });
    const path = `/products/${created.body.data.id}`;
    const changed = await gateway.send('PATCH', path, { token: owner, body: { __v: 0, name: 'Newer', desc: '' } });
    expect(changed.body.payload).toMatchObject({ name: 'Newer', desc: null, code: 'N-1', __v: 1 });
    const stale = await gateway.send('PATCH', path, { token: owner, body: { __v: 0, name: 'Lost' } });
    expect(stale).toMatchObject({ status: 409, body: { status: 409, code: '123', wgCode: '123' } });
    expect((await gateway.send('DELETE', path, { token: owner })).status).toBe(200);
    expect((await gateway.send('DELETE', path, { token: owner })).status).toBe(404);
  });

  test('two changes of the same version at once: one gets through', async () => {
    const { data } = (await make({ code: 'N-2', name: 'New', retail_price: 1 })).body;
    const changes = Array.from({ length: 8 }, (_, n) =>
      gateway.send('PATCH', `/products/${data.id}`, { token: owner, body: { __v: 0, name: `n${n}` } }),
    );
    const statuses = (await Promise.all(changes)).map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
  });

  test.each<[string, object, string[]]>([
    ['what is missing, all at once', { category_id: undefined }, ['name', 'code', 'retail_price', 'category_id']],
    ['empty texts', { code: ' ', name: '', retail_price: 1 }, ['name', 'code']],
    ['three decimals', { code: 'A', name: 'A', retail_price: 1.005 }, ['retail_price']],
    ['a negative price', { code: 'A', name: 'A', retail_price: -1 }, ['retail_price']],
    ['an absurd price', { code: 'A', name: 'A', retail_price: 1e15 }, ['retail_price']],
    ['a price as text', { code: 'A', name: 'A', retail_price: '10' }, ['retail_price']],
    ['an unknown status', { code: 'A', name: 'A', retail_price: 1, status: 'Gone' }, ['status']],
    ['an unknown field', { code: 'A', name: 'A', retail_price: 1, colour: 'red' }, ['colour']],
    ['a code in use', { code: 'C-1', name: 'A', retail_price: 1 }, ['code']],
    [
      'an unknown category',
      { code: 'A', name: 'A', retail_price: 1, category_id: crypto.randomUUID() },
      ['category_id'],
    ],
    ['a null character', { code: 'A\0', name: 'A', retail_price: 1 }, ['code']],
    ['a name too long', { code: 'A', name: 'A'.repeat(201), retail_price: 1 }, ['name']],
  ])('refuses %s', async (_, body, paths) => {
    const answer = await make(body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('VALIDATION');
    expect(answer.body.message.map((problem: { path: string }) => problem.path)).toEqual(paths);
  });

  test('a change needs __v and never the code', async () => {
    const path = `/products/${gateway.realm.ids.coffee}`;
    expect(await gateway.send('PATCH', path, { token: owner, body: { name: 'x' } })).toMatchObject({
      status: 400,
      body: { message: [{ path: '__v' }] },
    });
    expect(await gateway.send('PATCH', path, { token: owner, body: { __v: 0, code: 'x' } })).toMatchObject({
      status: 400,
      body: { message: [{ path: 'code' }] },
    });
  });

  test('what is still in use cannot be deleted, and the answer says where', async () => {
    const path = `/product-categories/${gateway.realm.ids.drinks}`;
    expect(await gateway.send('DELETE', path, { token: owner })).toMatchObject({
      status: 422,
      body: { code: 'IN_USE', message: expect.stringMatching(/^The category is still in use \(product/) },
    });
  });

  test('the shape of a JSON field is checked to the inside', async () => {
    const path = `/member-tiers/${gateway.realm.ids.gold}`;
    const body = { __v: 0, privileges: [{ condition: null, item: { coupon_id: 'x', value: -1 } }] };
    const answer = await gateway.send('PATCH', path, { token: owner, body });
    expect(answer.status).toBe(400);
    expect(answer.body.message.map((problem: { path: string }) => problem.path).sort()).toEqual([
      'privileges.0.item.coupon_id',
      'privileges.0.item.value',
    ]);
  });

  test('PERMISSION without the right to write, and it does not sign out', async () => {
    for (const token of [cashier, powerless]) {
      const answer = await make({ code: 'A', name: 'A', retail_price: 1 }, token);
      expect(answer).toMatchObject({ status: 400, body: { code: 'PERMISSION' } });
    }
  });

  test('a resource that is never written answers 405', async () => {
    const answer = await gateway.send('POST', '/coupons', { token: owner, body: {} });
    expect(answer).toMatchObject({
      status: 405,
      body: { code: 'METHOD_NOT_ALLOWED' },
      headers: { allow: 'GET, HEAD' },
    });
  });
});

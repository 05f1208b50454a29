import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

async function refused(method: string, path: string, body: object): Promise<string[]> {
  const answer = await gateway.send(method, path, { token: owner, body });
  expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([400, 'VALIDATION']);
  return answer.body.message.map((problem: { path: string; message: string }) => `${problem.path}: ${problem.message}`);
}

describe('an empty form states what is required, in the words of its screen', () => {
  test.each<[string, string, string[]]>([
    [
      'MGMT-03',
      'merchant-branches',
      [
        'name: Name is required',
        'address: Address is required',
        'phone: Phone number is required',
        'email: Email is required',
      ],
    ],
    ['MGMT-08', 'product-categories', ['name: The name is required']],
    ['MGMT-09', 'product-sub-categories', ['name: The name is required', 'category_id: Required']],
    ['MGMT-17', 'products', ['name: Required', 'code: Required', 'retail_price: Required', 'category_id: Required']],
    [
      'MGMT-11',
      'offers',
      [
        'name: Required',
        'conditions.0.condition_id: Required',
        'conditions.0.value: Required',
        'items.0.coupon_id: Required',
        'items.0.value: Required',
      ],
    ],
    [
      'MGMT-24',
      'member-tiers',
      [
        'name: Required',
        'level: Required',
        'conditions.0.value: Required',
        'privileges.0.item.coupon_id: Required',
        'privileges.0.item.value: Required',
      ],
    ],
    ['MGMT-15', 'payment-channels', ['name: Required', 'institute_id: Required', 'payment_method_id: Required']],
    ['SUPPLIER-01', 'suppliers', ['name: Required']],
    ['LOCATION-01', 'locations', ['name: Required']],
  ])('%s %s', async (_, path, messages) => {
    expect(await refused('POST', `/${path}`, {})).toEqual(messages);
  });
});

test.each<[string, string, () => string, object, string]>([
  ['MGMT-04', 'merchant-branches', () => gateway.realm.ids.ari, { phone: '081234567' }, 'phone: Wrong phone format'],
  ['MGMT-04', 'merchant-branches', () => gateway.realm.ids.ari, { email: 'a@b' }, 'email: Wrong email format'],
  [
    'MGMT-15',
    'payment-channels',
    () => gateway.realm.ids.channel,
    { account_no: '1234567890' },
    'account_no: Account No. should match xxx-x-xxxxx-x',
  ],
  [
    'E1',
    'payment-channels',
    () => gateway.realm.ids.channel,
    { prompt_pay_id: '9999999999995' },
    'prompt_pay_id: PromptPay id should be a mobile phone number or a tax id',
  ],
  [
    '34',
    'payment-channels',
    () => gateway.realm.ids.channel,
    { biller_id: '999999999999501' },
    'biller_id: Biller ID should have 15 digits: a tax id and two more',
  ],
  [
    '34',
    'payment-channels',
    () => gateway.realm.ids.channel,
    { e_wallet_id: '00499900028850' },
    'e_wallet_id: E-wallet ID should have 15 digits',
  ],
  ['MGMT-17', 'products', () => gateway.realm.ids.coffee, { name: '' }, 'name: Required'],
  ['MGMT-17', 'products', () => gateway.realm.ids.coffee, { code: 'other' }, 'code: cannot be changed'],
  [
    'terms',
    'offers',
    () => gateway.realm.ids.open,
    { terms: { from: '2026-12-02 00:00:00', until: '2026-12-01 00:00:00' } },
    'terms.until: Must be later than the start',
  ],
  [
    'terms',
    'offers',
    () => gateway.realm.ids.open,
    { terms: { from_hour: '14:00' } },
    'terms.until_hour: Enter both times or neither',
  ],
  [
    'terms',
    'offers',
    () => gateway.realm.ids.open,
    { terms: { weekdays: [9] } },
    'terms.weekdays.0: Expected integer to be less or equal to 7',
  ],
  [
    'terms',
    'offers',
    () => gateway.realm.ids.open,
    { terms: { from: '2569-12-01 00:00:00' } },
    'terms.from: has a year of the Buddhist era: 2569 is 2026',
  ],
  [
    'goods',
    'offers',
    () => gateway.realm.ids.open,
    { goods: { product_ids: [] } },
    'goods.product_ids: Choose a product or a category',
  ],
  [
    'goods',
    'offers',
    () => gateway.realm.ids.open,
    { goods: { category_ids: [randomUUID()], group_of: 2, benefits: 3 } },
    'goods.benefits: Must be a whole number from 1 to the size of the group',
  ],
  [
    'is_automatic',
    'offers',
    () => gateway.realm.ids.open,
    { is_automatic: true, authorize_pin: '3333' },
    'is_automatic: Needs a value, and no authorization code',
  ],
  ['MGMT-12', 'offers', () => gateway.realm.ids.open, { authorize_pin: 3333 }, 'authorize_pin: must be text'],
  ['MGMT-32', 'suppliers', () => gateway.realm.ids.supplier, { status: 'Gone' }, 'status: Required'],
  ['MGMT-39', 'suppliers', () => gateway.realm.ids.supplier, { email: 'nobody' }, 'email: Email is not valid'],
  [
    'DISC-23',
    'conditions',
    () => gateway.realm.ids.anyTotal,
    { template: { logic: '[paid_amount] >=' } },
    'template.logic: cannot be read',
  ],
])('%s a change of %s is refused for what it carries alone', async (_, path, id, change, message) => {
  expect(await refused('PATCH', `/${path}/${id()}`, { __v: 0, ...change })).toEqual([message]);
});

test('a product, a category and a sub-category stay while an offer names them', async () => {
  const { anyTotal, percent, drinks } = gateway.realm.ids;
  const make = async (path: string, body: object) => {
    const answer = await gateway.send('POST', path, { token: owner, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.payload.id as string;
  };
  const product = await make('/products', { code: 'OFFERED', name: 'P', retail_price: 1, category_id: drinks });
  const category = await make('/product-categories', { name: 'Offered' });
  const part = await make('/product-sub-categories', { name: 'Part', category_id: drinks });
  const offer = await make('/offers', {
    ...{ name: 'For two', conditions: [{ condition_id: anyTotal, value: 1 }] },
    ...{
      items: [{ coupon_id: percent, value: 5 }],
      goods: { product_ids: [product], category_ids: [category], sub_category_ids: [part] },
    },
  });
  const { goods } = (await gateway.send('GET', `/offers/${offer}`, { token: owner })).body.payload.offer;
  expect(goods).toMatchObject({ sub_category_ids: [part], sub_categories: [{ id: part, name: 'Part' }] });
  const remove = (path: string) => gateway.send('DELETE', path, { token: owner });
  for (const path of [`/products/${product}`, `/product-categories/${category}`, `/product-sub-categories/${part}`])
    expect(await remove(path)).toMatchObject({ status: 422, body: { code: 'IN_USE' } });
  for (const path of [
    ...[`/offers/${offer}`, `/products/${product}`, `/product-categories/${category}`],
    `/product-sub-categories/${part}`,
  ])
    expect((await remove(path)).status, path).toBe(200);
});

test('a price for a set is kept with its parts and their names, and never without products', async () => {
  const { ids, id: realmId } = gateway.realm;
  const { rows } = await gateway.database.withRealm(realmId, (client) =>
    client.query<{ id: string }>(
      `insert into coupons (name, type, template) values ('A set', 'Set Price', '{"logic": "[value]"}') returning id`,
    ),
  );
  const send = (method: string, path: string, body: object) => gateway.send(method, path, { token: owner, body });
  const conditions = [{ condition_id: ids.anyTotal, value: 0 }];
  const offer = { name: 'A set', conditions, items: [{ coupon_id: rows[0]?.id, value: 159 }] };
  expect(await refused('POST', '/offers', offer)).toEqual(['goods: A price for a set needs the products of the set']);
  const other_parts = [{ product_ids: [], category_ids: [ids.drinks], pieces: 2 }];
  const goods = { product_ids: [ids.coffee], category_ids: [], group_of: 1, benefits: 1, other_parts };
  const { body } = await send('POST', '/offers', { ...offer, goods });
  const path = `/offers/${body.payload.id}`;
  const kept = await gateway.send('GET', path, { token: owner });
  expect(kept.body.payload.offer.goods).toEqual({
    ...goods,
    ...{ products: [{ id: ids.coffee, name: expect.any(String) }] },
    ...{ categories: [{ id: ids.drinks, name: expect.any(String) }], sub_categories: [] },
  });
  expect(await refused('PATCH', path, { __v: 0, goods: null })).toHaveLength(1);
  expect(await refused('PATCH', path, { __v: 0, goods: { ...goods, benefits: null, group_of: null } })).toEqual([
    'goods.group_of: A set of several parts benefits as a whole',
  ]);
  expect((await gateway.send('DELETE', `/product-categories/${ids.drinks}`, { token: owner })).body.code).toBe(
    'IN_USE',
  );
  const percent = [{ coupon_id: ids.percent, value: 5 }];
  expect((await send('PATCH', path, { __v: 0, goods: null, items: percent })).status).toBe(200);
  expect(await refused('PATCH', path, { __v: 1, items: offer.items })).toHaveLength(1);
});

test('an offer names products of its realm only', async () => {
  const product_ids = [gateway.realm.ids.coffee, gateway.otherRealm.ids.coffee];
  const change = { __v: 0, goods: { product_ids, category_ids: [randomUUID()] } };
  const problems = ['goods.product_ids.1: does not exist', 'goods.category_ids.0: does not exist'];
  expect(await refused('PATCH', `/offers/${gateway.realm.ids.open}`, change)).toEqual(problems);
});

test('lists name conditions and coupons of their realm only', async () => {
  const { anyTotal, percent } = gateway.otherRealm.ids;
  const lists = {
    conditions: [{ condition_id: anyTotal, value: 1 }],
    items: [{ coupon_id: percent, value: 1 }],
  };
  expect(await refused('PATCH', `/offers/${gateway.realm.ids.open}`, { __v: 0, ...lists })).toEqual([
    'conditions.0.condition_id: does not exist',
    'items.0.coupon_id: does not exist',
  ]);
});

test('terms of an offer name branches and tiers of its realm only, which stay while an offer names them', async () => {
  const { ids } = gateway.realm;
  const { ari, gold } = gateway.otherRealm.ids;
  const none = ['terms.branch_ids: does not exist', 'terms.tier_ids: does not exist'];
  const offer = `/offers/${ids.open}`;
  for (const terms of [
    { branch_ids: [ids.ari, ari], tier_ids: [gold] },
    { branch_ids: [randomUUID()], tier_ids: [ids.gold, randomUUID()] },
  ])
    expect(await refused('PATCH', offer, { __v: 0, terms })).toEqual(none);

  const [branch, tier] = await Promise.all([
    gateway.send('POST', '/merchant-branches', {
      ...{ token: owner, body: { name: 'D', address: '1', phone: '081-234-5679', email: 'd@shop.example' } },
    }),
    gateway.send('POST', '/member-tiers', {
      token: owner,
      body: {
        ...{ name: 'Platinum', level: 7, conditions: [{ condition_id: ids.anyTotal, value: 9 }] },
        privileges: [{ condition: null, item: { coupon_id: ids.percent, value: 1 } }],
      },
    }),
  ]);
  const named = { branch_ids: [branch.body.payload.id.toUpperCase()], tier_ids: [tier.body.payload.id] };
  const narrowed = await gateway.send('PATCH', offer, { token: owner, body: { __v: 0, terms: named } });
  expect(narrowed.status, JSON.stringify(narrowed.body)).toBe(200);
  const places = [`/merchant-branches/${branch.body.payload.id}`, `/member-tiers/${tier.body.payload.id}`];
  for (const place of places) {
    const kept = await gateway.send('DELETE', place, { token: owner });
    expect(kept).toMatchObject({ status: 422, body: { code: 'IN_USE', message: expect.stringMatching(/\(offers\)/) } });
  }
  const freed = await gateway.send('PATCH', offer, { token: owner, body: { __v: 1, terms: null } });
  expect(freed.status, JSON.stringify(freed.body)).toBe(200);
  for (const place of places) expect((await gateway.send('DELETE', place, { token: owner })).status).toBe(200);
});

test('a sub-category stands in the category of its product', async () => {
  const { coffee, food, hot, cake } = gateway.realm.ids;
  const message = ['sub_category_id: is not in this category'];
  expect(await refused('PATCH', `/products/${coffee}`, { __v: 0, category_id: food })).toEqual(message);
  expect(await refused('PATCH', `/products/${cake}`, { __v: 0, sub_category_id: hot })).toEqual(message);
});

test('a new branch is given its own code, and its phone the stored form', async () => {
  const body = { name: 'C', address: '1', phone: '081-234-5678', email: 'c@shop.example' };
  const created = await Promise.all(
    Array.from({ length: 3 }, () => gateway.send('POST', '/merchant-branches', { token: owner, body })),
  );
  expect(created.map((answer) => answer.body.payload?.code).sort()).toEqual(['B01', 'B03', 'B04']);
  expect(created[0]?.body.payload).toMatchObject({ phone: '0812345678|TH|+66', status: 'Active' });
});

test('also the hundredth branch is given its own code', async () => {
  const { database, otherRealm } = gateway;
  await database.withRealm(otherRealm.id, (client) =>
    client.query(`insert into merchant_branches (code, name) select 'B' || lpad(n::text, 2, '0'), '-' from generate_series(1, 99) n
      on conflict do nothing`),
  );
  const token = await gateway.signIn('owner', otherRealm.code);
  const body = { name: 'C', address: '1', phone: '081-234-5678', email: 'c@shop.example' };
  const { status, body: answer } = await gateway.send('POST', '/merchant-branches', { token, body });
  expect({ status, code: answer.payload?.code }).toEqual({ status: 200, code: 'B100' });
});

test('a branch with staff stays', async () => {
  const { ari } = gateway.realm.ids;
  const answer = await gateway.send('DELETE', `/merchant-branches/${ari}`, { token: owner });
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    422,
    'IN_USE',
    'The branch is still in use (merchant users), set it to Inactive instead.',
  ]);
});

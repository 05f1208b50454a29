import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, expect, test } from 'vitest';
import { demoRows, ids } from '../testing/demoRows.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const server = openForTests(startTestServer);
beforeEach(() => {
  Object.assign(server.gateway.rows, demoRows());
  server.gateway.calls.length = 0;
});

const OFFERS = `{ offers(filter: { status: ACTIVE }, perPage: 1000) { items {
  id name description hasAuthorizePin conditions { conditionId value condition { id } } items { couponId value coupon { id type } } } } }`;

test('DISC-09 only Active offers are requested, each with its conditions and coupons', async () => {
  const { data, errors } = await server.ask(OFFERS);
  expect(errors).toBeUndefined();
  const [call] = server.gateway.calls.filter(({ path }) => path === '/offers');
  expect(JSON.parse(call?.query.get('filter') ?? '')).toEqual({ status: 'Active' });
  expect(data.offers.items).toHaveLength(3);
  expect(data.offers.items[0]).toEqual({
    id: ids.tenPercent,
    name: 'Ten percent',
    description: null,
    hasAuthorizePin: false,
    conditions: [{ conditionId: ids.spend, value: 50, condition: { id: ids.spend } }],
    items: [{ couponId: ids.percentOff, value: 10, coupon: { id: ids.percentOff, type: 'Discount Percent' } }],
  });
});

test.each([
  ['a flag', { has_authorize_pin: true }, true],
  ['the code itself', { has_authorize_pin: undefined, authorize_pin: '0042' }, true],
  ['no code', { has_authorize_pin: undefined, authorize_pin: null }, false],
  ['an empty code', { has_authorize_pin: undefined, authorize_pin: '' }, false],
])('DISC-09, OP-45 from a gateway that gives %s the till learns only whether there is one', async (_what, pin, has) => {
  server.gateway.rows.offers = server.gateway.rows.offers?.slice(0, 1).map((row) => ({ ...row, ...pin })) ?? [];
  const answer = await server.ask(OFFERS);
  expect(answer.data.offers.items).toMatchObject([{ hasAuthorizePin: has }]);
  expect(JSON.stringify(answer)).not.toContain('0042');
});

test('issue 34 goods that name no sub-category, as they are kept since before there were any, are read whole', async () => {
  const kept = { product_ids: [ids.tenPercent], category_ids: [], group_of: 1, benefits: 1 };
  const other_parts = [{ product_ids: [], category_ids: [], pieces: 2 }];
  const goods = { ...kept, products: [], categories: [], other_parts };
  server.gateway.rows.offers = server.gateway.rows.offers?.slice(0, 1).map((row) => ({ ...row, goods })) ?? [];
  const { data, errors } =
    await server.ask(`{ offers { items { goods { productIds categoryIds subCategoryIds subCategories { id }
    otherParts { categoryIds subCategoryIds pieces } } } } }`);
  expect(errors).toBeUndefined();
  expect(data.offers.items[0].goods).toEqual({
    ...{ productIds: [ids.tenPercent], categoryIds: [], subCategoryIds: [], subCategories: [] },
    otherParts: [{ categoryIds: [], subCategoryIds: [], pieces: 2 }],
  });
});

test('DISC-21 a coupon has its type, its formula and a quantity of 1 where none is recorded', async () => {
  const [percent, times] = server.gateway.rows.coupons ?? [];
  server.gateway.rows.coupons = [
    { ...percent, qty: undefined },
    { ...times, qty: 3 },
  ];
  const { data, errors } = await server.ask('{ coupons { id name type value logic variableName quantity } }');
  expect(errors).toBeUndefined();
  expect(data.coupons).toEqual([
    {
      id: ids.percentOff,
      name: 'Percent',
      type: 'Discount Percent',
      value: 0,
      logic: '[price] * [value] / 100',
      variableName: 'value',
      quantity: 1,
    },
    expect.objectContaining({ type: 'Multiplier', logic: '[point] * [value]', quantity: 3 }),
  ]);
});

test('DISC-24 a tier has its condition and its privileges, each with the condition it needs', async () => {
  const { data, errors } = await server.ask(
    `{ memberTiers { items { id name description imageUrl conditions { conditionId value }
       privileges { condition { conditionId value } item { couponId value } } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.memberTiers.items[0]).toEqual({
    id: ids.gold,
    name: 'Gold',
    description: null,
    imageUrl: null,
    conditions: [{ conditionId: ids.spend, value: 5000 }],
    privileges: [{ condition: { conditionId: ids.spend, value: 100 }, item: { couponId: ids.percentOff, value: 5 } }],
  });
});

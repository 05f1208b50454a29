import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, test } from 'vitest';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;
let cashier: TestUser;
let number = 0;

beforeAll(async () => {
  [owner, cashier] = [await stack.as('owner'), await stack.as('cashier')];
});

const BOUNDS = 'billBounds { maxUnitPrice maxLineQuantity maxBillAmount maxTypedDiscountPercent }';
const SET = `mutation Set($input: UpdateMerchantSettingInput!) { updateMerchantSetting(input: $input) {
  merchantSetting { version ${BOUNDS} } userErrors { code path } } }`;
const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) {
  transaction { totalPayment } userErrors { code path params { name value } } } }`;

async function set(user: TestUser, input: object) {
  const { data } = await owner.ask('{ merchantSetting { version } }');
  return (await user.ask(SET, { input: { version: data.merchantSetting.version, ...input } })).data
    .updateMerchantSetting;
}

async function pay(line: object, due: number, more: object = {}) {
  number += 1;
  const input = {
    idempotencyKey: `bounds-${number}`,
    branchId: stack.ids.ari,
    guest: {},
    lines: [{ productId: stack.ids.coffee, ...line }],
    channels: [{ type: 'CASH', amount: due }],
    expectedAmountDue: due,
    ...more,
  };
  return (await cashier.ask(PAY, { input })).data.pay;
}

test('N3 a user who may write the settings says how much is sold at once; the till reads it, and others may not change it', async () => {
  const bounds = { maxUnitPrice: 5_000, maxLineQuantity: 20, maxBillAmount: 9_000.5, maxTypedDiscountPercent: 30 };
  expect(await set(owner, bounds)).toMatchObject({ merchantSetting: { billBounds: bounds }, userErrors: [] });
  expect((await cashier.ask(`{ viewer { ${BOUNDS} } }`)).data.viewer.billBounds).toEqual(bounds);
  expect((await set(cashier, { maxBillAmount: 1_000_000 })).userErrors).toMatchObject([{ code: 'PERMISSION' }]);
  for (const [field, value] of [
    ['maxUnitPrice', 10_000_000],
    ['maxLineQuantity', 0],
    ['maxBillAmount', 1_000_000_000.01],
    ['maxTypedDiscountPercent', 101],
  ] as const)
    expect((await set(owner, { [field]: value })).userErrors).toEqual([{ code: 'VALIDATION', path: [field] }]);
});

test.each([
  ['a price', { quantity: 1, customPrice: 5_000.01 }, 5_000.01, ['lines', '0', 'customPrice'], { most: '5000' }],
  ['pieces', { quantity: 21 }, 945, ['lines', '0', 'quantity'], { limit: '20' }],
  ['a bill', { quantity: 2, customPrice: 4_500.5 }, 9_001, ['expectedAmountDue'], { most: '9000.5' }],
  ['N3 the largest of all', { quantity: 9_999, customPrice: 9_999_999.99 }, 99_989_999_900.01, undefined, {}],
])('%s above it is refused where it stands', async (_, line, due, path, params) => {
  const { transaction, userErrors } = await pay(line, due);
  expect(transaction).toBeNull();
  expect(userErrors[0]).toMatchObject({ code: 'ABOVE_LIMIT', ...(path && { path }) });
  const facts = Object.fromEntries(
    userErrors[0].params.map(({ name, value }: Record<string, string>) => [name, value]),
  );
  expect(facts).toMatchObject(params);
});

test('what is just within is sold', async () => {
  const sold = await pay({ quantity: 2, customPrice: 4_500.25 }, 9_000.5);
  expect(sold).toEqual({ transaction: { totalPayment: 9_000.5 }, userErrors: [] });
});

test('N10 a typed discount takes off what the shop lets it', async () => {
  await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) =>
    client.query("update offers set items = jsonb_set(items, '{0,value}', '0') where id = $1", [stack.ids.open]),
  );
  const withDiscount = (customValue: number) => ({ discount: { offerId: stack.ids.open, customValue } });
  const refused = await pay({ quantity: 1, customPrice: 100 }, 0, withDiscount(1_000_000_000));
  expect(refused).toMatchObject({ transaction: null, userErrors: [{ code: 'ABOVE_LIMIT', path: ['discount'] }] });
  expect((await pay({ quantity: 1, customPrice: 100 }, 70, withDiscount(30))).userErrors).toEqual([]);
});

import type { Socket } from 'node:net';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Fault } from '../testing/faults/Fault.ts';
import { rawAnswer } from '../testing/faults/rawAnswer.ts';
import { createChance, startTestStack, type TestStack, type TestUser } from '../testing/stack/startTestStack.ts';

/**
 * Two equal shops: the adapter of one sends a sale to the gateway, which prices it; that of the other has a gateway
 * with only the documented calls, and prices the sale itself. Both must sell and refuse alike.
 */
const direct = openForTests(startTestStack);
const documented = openForTests(startTestStack);
let ways: [way: string, stack: TestStack][];

beforeAll(async () => {
  ways = [
    ['priced by the gateway', direct],
    ['priced by the adapter', documented],
  ];
  for (const [, stack] of ways) await addBenefits(stack);
  await healthy(documented);
});

/** Removes all faults, but the second shop's gateway lacks the extension. */
function healthy(stack: TestStack): Promise<void> {
  const body = JSON.stringify({ status: 404, code: 'NOT_FOUND', message: 'Not here.' });
  const noSuchCall = {
    name: 'no such call',
    stage: 'before',
    harm: (socket: Socket) => socket.end(rawAnswer(404, body)),
  };
  return stack.upstream.set(
    stack === documented ? (noSuchCall as Fault) : null,
    ({ path }) => path === '/payment/sale',
  );
}

/** Adds a privilege of Gold, a reward, and a member who may still reach a higher tier. */
async function addBenefits({ gateway, ids }: TestStack): Promise<void> {
  const privilege = { condition: null, item: { coupon_id: ids.percent, value: 5 } };
  await gateway.database.withRealm(gateway.realm.id, async (client) => {
    await client.query('update member_tiers set privileges = $2 where id = $1', [
      ids.gold,
      JSON.stringify([privilege]),
    ]);
    const rules = [JSON.stringify([]), JSON.stringify([{ coupon_id: ids.reward, value: 7 }])];
    await client.query("insert into offers (name, conditions, items) values ('Seven points', $1, $2)", rules);
    await client.query("insert into offers (name, conditions, items) values ('Any percent', $1, $2)", [
      JSON.stringify([]),
      JSON.stringify([{ coupon_id: ids.percent, value: 0 }]),
    ]);
  });
}

const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) {
  transaction {
    branch { name address phone } createBy { firstname lastname } member { firstname lastname phone } tierName
    businessDate createLocalTime customerType guest { ageRange gender hashtags } remark
    items { itemRef itemType name code quantity chargeAmount paidAmount discountAmount earnPoints redeemPoints
      coupons { type discountPercent discountAmount shortDescription description descriptionValue } }
    channels { type amount receivedAmount changeAmount instituteName cardName }
    totalQuantity totalPayment totalDiscount totalRevenue deliveryCost amountDue earnPoints redeemPoints
    trace { code params { name value } } version
  }
  remainingPoints userErrors { code path params { name value } }
} }`;

type Input = Record<string, unknown>;
interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: compared as a whole
  pay: any;
}

/** Returns the result of an input in one shop, with the names of its records instead of their ids. */
async function outcomeOf(stack: TestStack, user: TestUser, input: Input): Promise<Outcome> {
  const { data, errors } = await user.ask(PAY, { input: withIds(stack, input) });
  expect(errors).toBeUndefined();
  return JSON.parse(withNames(stack, JSON.stringify(data)));
}

const withIds = (stack: TestStack, input: Input): Input =>
  JSON.parse(JSON.stringify(input).replace(/"@(\w+)"/g, (_, name: string) => `"${idOf(stack, name)}"`));

function withNames(stack: TestStack, text: string): string {
  return Object.entries({ ...stack.ids, ...created.get(stack) }).reduce(
    (all, [name, id]) => all.replaceAll(id, `@${name}`),
    text,
  );
}

const created = new Map<TestStack, Record<string, string>>();
const idOf = (stack: TestStack, name: string) => ({ ...stack.ids, ...created.get(stack) })[name] ?? name;

/** Records the ids of the added offers as `reward1` and `percent0`. */
async function nameOffers(stack: TestStack): Promise<void> {
  const { rows } = await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) =>
    client.query<{ id: string; name: string }>(
      "select id, name from offers where name in ('Seven points', 'Any percent')",
    ),
  );
  created.set(stack, Object.fromEntries(rows.map(({ id, name }) => [name.split(' ')[0] ?? '', id])));
}

test('K4 random baskets are sold or refused alike by both ways of pricing', async () => {
  const chance = createChance(20_261_122);
  const users = await Promise.all(ways.map(async ([, stack]) => stack.as('cashier')));
  for (const [, stack] of ways) await nameOffers(stack);
  const codes = new Map<string, number>();
  for (let number = 0; number < 30; number += 1) {
    const input = randomInput(chance, number);
    const outcome = await both(users, { ...input, idempotencyKey: `told-${number}-xxxx` }, codes);
    const due = outcome.pay.userErrors.find(({ code }: { code: string }) => code === 'PAYMENT_MISMATCH');
    if (!due) continue;
    const amount = Number(due.params.find(({ name }: { name: string }) => name === 'expected').value);
    const part = Math.floor(amount / 3);
    const channels = [
      { type: 'CASH', amount: part, receivedAmount: part + chance(2) * 100 },
      {
        type: 'TRANSFER',
        amount: Math.round((amount - part) * 100) / 100,
        instituteId: '@bank',
        paymentChannelId: '@channel',
      },
    ];
    await both(users, { ...input, channels, expectedAmountDue: amount, idempotencyKey: `sold-${number}-xxxx` }, codes);
  }
  // The baskets were of every relevant kind.
  expect(codes.get('sold')).toBeGreaterThan(7);
  // Besides sales: refusals for wrong figures, points, kinds, records or conditions.
  expect(codes.size).toBeGreaterThan(3);
}, 60_000);

async function both(users: readonly TestUser[], input: Input, codes: Map<string, number>): Promise<Outcome> {
  const [first, second] = await Promise.all(
    ways.map(([, stack], index) => outcomeOf(stack, users[index] as TestUser, input)),
  );
  expect(first).toEqual(second);
  const said = first?.pay.transaction ? ['sold'] : first?.pay.userErrors.map(({ code }: { code: string }) => code);
  for (const code of said) codes.set(code, (codes.get(code) ?? 0) + 1);
  return first as Outcome;
}

function randomInput(chance: (below: number) => number, number: number): Input {
  const pick = <Value>(values: readonly Value[]): Value => values[chance(values.length)] as Value;
  const memberId = pick([null, '@mali', '@mali', '@somchai']);
  const lines = Array.from({ length: 1 + chance(3) }, (_, index) => ({
    itemRef: pick([null, `R${index}`]),
    productId: chance(25) === 0 ? pick(['@cake', 'milk']) : pick(['@coffee', '@tea']),
    quantity: 1 + chance(4),
    customPrice: chance(4) === 0 ? pick([12.34, 100, 0.01]) : null,
  }));
  return {
    branchId: '@ari',
    memberId,
    guest: memberId ? null : pick([null, { ageRange: 'AGE_25_60', gender: 'FEMALE', hashtags: ['a, b'] }, {}]),
    lines,
    tierPrivileges: chance(3) > 0,
    discount: pick([
      null,
      null,
      { offerId: '@open' },
      { offerId: '@locked' },
      { offerId: '@Any', customValue: pick([5, -5, 12.5]) },
    ]),
    offer: memberId || chance(5) === 0 ? pick([null, { offerId: '@Seven' }, { offerId: '@open' }]) : null,
    pointsAsCash: pick([0, 0, 0, 0, 7, 30, 500]),
    deliveryCost: pick([0, 0, 25.5]),
    channels: [{ type: 'CASH', amount: 1 }],
    expectedAmountDue: 1,
    expectedEarnPoints: chance(6) === 0 ? 1 : null,
    remark: pick([null, ' no sugar ']),
    createLocalTime: `2026-05-${String(1 + (number % 28)).padStart(2, '0')} 10:00:00`,
  };
}

const coffee = (stack: TestStack, idempotencyKey: string, more: Input = {}) => ({
  idempotencyKey,
  branchId: stack.ids.ari,
  lines: [{ productId: stack.ids.coffee, quantity: 1 }],
  channels: [{ type: 'CASH', amount: 45 }],
  expectedAmountDue: 45,
  ...more,
});

const RECEIPT = `mutation Pay($input: PayInput!) { pay(input: $input) { transaction { id transactionNo
  branch { id name address phone } createBy { id firstname lastname } member { id firstname lastname phone }
  items { name quantity paidAmount } } remainingPoints userErrors { code path } } }`;

test('K4 a payment with its receipt is one call', async () => {
  const cashier = await direct.as('cashier');
  const member = { memberId: direct.ids.somchai };
  const calls = await direct.callsOf(() => cashier.ask(RECEIPT, { input: coffee(direct, 'one-call-1', member) }));
  expect(calls).toEqual(['POST /payment/sale']);
});

const salesOf = async (stack: TestStack) => {
  const { rows } = await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) =>
    client.query<{ n: number }>('select count(*) as n from transactions'),
  );
  return rows[0]?.n ?? -1;
};

test.each([0, 1])(
  'S8 a sale sent again after its price changed is the first sale, another one a conflict (%s)',
  async (way) => {
    const [, stack] = ways[way] as (typeof ways)[number];
    const cashier = await stack.as('cashier');
    const ask = (input: Input) => cashier.ask(RECEIPT, { input });
    const first = await ask(coffee(stack, 'price-moves'));
    const before = await salesOf(stack);
    await setPrice(stack, 5000);
    const again = await ask(coffee(stack, 'price-moves'));
    const other = await ask(coffee(stack, 'price-moves', { lines: [{ productId: stack.ids.coffee, quantity: 3 }] }));
    await setPrice(stack, 4500);
    expect(again.data).toEqual(first.data);
    expect(other.data.pay).toMatchObject({
      transaction: null,
      userErrors: [{ code: 'IDEMPOTENCY_CONFLICT', path: ['idempotencyKey'] }],
    });
    expect(await salesOf(stack)).toBe(before);
  },
);

const setPrice = ({ gateway, ids }: TestStack, price: number) =>
  gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('update products set retail_price = $2 where id = $1', [ids.coffee, price]),
  );

test.each([0, 1])('F0 a session that ends once the sale is recorded takes nothing back (%s)', async (way) => {
  const [, stack] = ways[way] as (typeof ways)[number];
  const username = `leaver${way}`;
  const user = await stack.addUser(username, [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['READ', 'WRITE'] }]);
  const before = await salesOf(stack);
  const call = way === 0 ? '/payment/sale' : '/payment/transaction';
  await stack.upstream.set(signOutAfter(stack, user.token), ({ path, method }) => path === call && method === 'POST');
  const { data, errors } = await user.ask(RECEIPT, { input: coffee(stack, `session-ends-${way}`) });
  await healthy(stack);
  expect(await salesOf(stack)).toBe(before + 1);
  expect(data.pay).toMatchObject({
    transaction: { transactionNo: expect.any(String), items: [{ quantity: 1 }] },
    userErrors: [],
  });
  // A receipt in the answer is complete; fields that had to be read afterwards are missing, each with an error at its
  // path.
  const places = (errors ?? []).map(({ path }) => path?.join('.')).sort();
  expect(places).toEqual(way === 0 ? [] : ['pay.transaction.branch', 'pay.transaction.createBy']);
  for (const { extensions } of errors ?? []) expect(extensions.code).toBe('UPSTREAM_UNAVAILABLE');
});

function signOutAfter(stack: TestStack, token: string): Fault {
  return {
    name: 'the session ends before the answer arrives',
    stage: 'after',
    harm(socket, { status, body }) {
      void stack.gateway
        .send('POST', '/oauth/signout', { token })
        .then(() => socket.end(rawAnswer(status, body.toString())));
    },
  };
}

test.each([0, 1])('F0 a lost answer whose repetition is turned away at the door is no refusal (%s)', async (way) => {
  const [, stack] = ways[way] as (typeof ways)[number];
  const user = await stack.addUser(`lost${way}`, [
    { objectCode: 'Page.Merchant.Payment', actionCodes: ['READ', 'WRITE'] },
  ]);
  const before = await salesOf(stack);
  const call = way === 0 ? '/payment/sale' : '/payment/transaction';
  const lost: Fault = {
    name: 'the session ends and the answer is lost',
    stage: 'after',
    once: true,
    harm(socket) {
      void stack.gateway.send('POST', '/oauth/signout', { token: user.token }).then(() => socket.destroy());
    },
  };
  await stack.upstream.set(lost, ({ path, method }) => path === call && method === 'POST');
  const { data, errors } = await user.ask(RECEIPT, { input: coffee(stack, `answer-lost-${way}`) });
  await healthy(stack);
  expect(await salesOf(stack)).toBe(before + 1);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ path: ['pay'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});

test.each([0, 1])('M3 change is given for cash alone (%s)', async (way) => {
  const [, stack] = ways[way] as (typeof ways)[number];
  const cashier = await stack.as('cashier');
  const channels = [{ type: 'TRANSFER', amount: 45, receivedAmount: 100 }];
  const { data } = await cashier.ask(RECEIPT, { input: coffee(stack, 'change-of-a-transfer', { channels }) });
  expect(data.pay.userErrors).toEqual([{ code: 'VALIDATION', path: ['channels', '0', 'receivedAmount'] }]);
});

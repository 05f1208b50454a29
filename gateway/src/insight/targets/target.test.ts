import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopDate } from '../../demo/bangkokTime.ts';
import { hashSecret } from '../../http/secretHash.ts';
import { type InsightShop, openInsightShop } from '../testing/insightShop.ts';

let shop: InsightShop;
let ari: string;
let siam: string;

beforeAll(async () => {
  shop = await openInsightShop(20_261_201);
  const { ids, id } = shop.gateway.realm;
  ari = ids.ari;
  await shop.gateway.database.withRealm(id, (client) => client.query("update merchant_branches set status = 'Active'"));
  siam = (await idsOf('select id from merchant_branches')).find((branch) => branch !== ari) ?? '';
});
afterAll(() => shop.gateway.close());

const idsOf = (text: string, values: unknown[] = []) =>
  shop.gateway.database.withRealm(shop.gateway.realm.id, async (client) =>
    (await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id),
  );
const set = (body: object, token = shop.tokens.owner) =>
  shop.gateway.send('POST', '/revenue-targets', { token, body: body as Record<string, unknown> });
const targetOf = async (query: Record<string, string>, token = shop.tokens.owner) =>
  (await shop.gateway.send('GET', '/stat/target', { token, query })).body.payload?.target;

const DAYS = { from: '2026-02-01', to: '2026-02-14' };

test('a target is reported for the days of a month that have it, beside the revenue of all figures; without one it is null', async () => {
  const revenue = await shop.stat('total-revenue', { ...DAYS, period_type: 'All' });
  const sold = revenue.reduce((total: number, { value }: { value: number }) => total + value * 100, 0) / 100;
  expect(sold).toBeGreaterThan(0);
  expect(await targetOf(DAYS)).toEqual({ amount: null, percent: null, total_revenue: sold, months: 1, months_set: 0 });
  expect((await set({ month: '2026-02', amount: 280.01 })).status).toBe(200);
  // 14 of 28 days of 280.01: the odd satang belongs to the other half.
  expect(await targetOf(DAYS)).toEqual({
    ...{ amount: 140, total_revenue: sold, months: 1, months_set: 1 },
    percent: Math.floor((sold * 100) / 140),
  });
  expect((await targetOf({ from: '2026-02-15', to: '2026-02-28' })).amount).toBe(140.01);
  expect(await targetOf({ from: '2026-02-01', to: '2026-03-01' })).toMatchObject({
    ...{ amount: null, percent: null, months: 2, months_set: 1 },
  });
});

test('a branch has its own target; a user who works in one branch sees that of theirs, and sets and sees no other', async () => {
  expect(siam).not.toBe('');
  expect((await targetOf({ ...DAYS, branch_id: ari })).amount).toBeNull();
  const created = await set({ month: '2026-02', branch_id: ari, amount: 28 });
  expect(created.status).toBe(200);
  expect((await targetOf({ ...DAYS, branch_id: ari })).amount).toBe(14);
  expect((await targetOf(DAYS)).amount).toBe(140);
  const { gateway, tokens } = shop;
  expect((await targetOf(DAYS, tokens.analyst)).amount).toBe(14);
  const seen = await gateway.send('GET', '/revenue-targets', { token: tokens.analyst });
  expect(seen.body.payload.revenue_targets.map(({ id }: { id: string }) => id)).toEqual([created.body.payload.id]);
  // The right to read figures does not include setting targets.
  expect((await set({ month: '2026-04', branch_id: ari, amount: 1 }, tokens.analyst)).body.code).toBe('PERMISSION');
  const rights = [PAGE.businessInsight, PAGE.setting].map((object_code) => ({
    object_code,
    action_codes: ['Read', 'Write'],
  }));
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query("update merchant_roles set authorizes = $1 where name = 'Analyst'", [JSON.stringify(rights)]),
  );
  const manager = await gateway.signIn('analyst');
  for (const branch_id of [undefined, siam]) {
    const { status, body } = await set({ month: '2026-04', branch_id, amount: 1 }, manager);
    expect({ status, at: body.message?.[0]?.path }).toEqual({ status: 400, at: 'branch_id' });
  }
  expect((await set({ month: '2026-04', branch_id: ari, amount: 1 }, manager)).status).toBe(200);
  // They cannot change the target of the whole shop either, which they do not see.
  const shops = (await set({ month: '2026-12', amount: 500 })).body.payload;
  const path = `/revenue-targets/${shops.id}`;
  for (const [method, body] of [
    ['PATCH', { amount: 1, __v: shops.__v }],
    ['DELETE', undefined],
  ] as const) {
    const refused = await gateway.send(method, path, { token: manager, body });
    expect({ method, status: refused.status, at: refused.body.message?.[0]?.path }).toEqual({
      ...{ method, status: 400, at: 'branch_id' },
    });
  }
});

test.each([
  ['a month that has one', { month: '2026-02', amount: 5 }, 'month'],
  ['a branch and month that have one', { month: '2026-02', branch: 'ari', amount: 5 }, 'month'],
  ['a month that is none', { month: '2026-13', amount: 5 }, 'month'],
  ['a day', { month: '2026-02-01', amount: 5 }, 'month'],
  ['nothing to reach', { month: '2026-06', amount: 0 }, 'amount'],
  ['a part of a satang', { month: '2026-06', amount: 0.001 }, 'amount'],
])('%s is refused', async (_, { branch, ...body }: { branch?: string; month: string; amount: number }, at) => {
  const { status, body: answer } = await set({ ...body, ...(branch && { branch_id: ari }) });
  expect({ status, at: answer.message?.[0]?.path }).toEqual({ status: 400, at });
});

test('of people who set the target of one month at once one does, and the others are informed; the same holds for a change of one', async () => {
  const { gateway, tokens } = shop;
  const token = tokens.owner;
  const created = await Promise.all([1, 2, 3, 4].map((amount) => set({ month: '2026-08', amount })));
  expect(created.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(created.filter(({ status }) => status === 400).map(({ body }) => body.message[0].path)).toEqual(
    Array(3).fill('month'),
  );
  const { id } = created.find(({ status }) => status === 200)?.body.payload ?? {};
  const one = async () => {
    const { body } = await gateway.send('GET', '/revenue-targets', {
      token,
      query: { filter: JSON.stringify({ month: '2026-08' }) },
    });
    return body.payload.revenue_targets.find((each: { id: string }) => each.id === id);
  };
  const { __v } = await one();
  const change = async (amount: number) => ({
    amount,
    ...(await gateway.send('PATCH', `/revenue-targets/${id}`, { token, body: { amount, __v } })),
  });
  const changed = await Promise.all([50, 60, 70].map(change));
  const done = changed.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(changed.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
    // The refusal that another user was first, as for every record.
    Array(2).fill('123'),
  );
  expect((await one()).amount).toBe(done[0]?.amount);
});

test('a sale that is voided on a later day is taken from the day and the month that it was of, and from what it brought to the target', async () => {
  const { gateway, tokens, sales } = shop;
  const sale = sales.find(({ day, void: isVoid, member }) => day.startsWith('2026-02') && !isVoid && member === null);
  if (!sale) throw new Error('a sale of a guest in February');
  const lines = sale.lines.reduce((sum, { amount }) => sum + amount, 0);
  const revenue = (lines - sale.discount) / 100;
  const code = await hashSecret('1111');
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('update merchant_settings set authorize_code_void_hash = $1', [code]),
  );
  const ofDay = { from: sale.day, to: sale.day };
  const ofMonth = { from: '2026-02-01', to: '2026-02-28' };
  const [day, month, today] = [await targetOf(ofDay), await targetOf(ofMonth), await todayOf()];
  const { status, body } = await gateway.send('POST', '/payment/void', {
    token: tokens.owner,
    body: {
      ...{ locale: 'en-US', transaction_no: sale.id, authorize_pin: '1111', realm_id: gateway.realm.id },
      ...{ branch_id: sale.branch, remark: 'wrong drink', reason: 'wrong drink', __v: 0 },
    },
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  const less = (of: { amount: number; total_revenue: number }) => {
    const left = Math.round((of.total_revenue - revenue) * 100) / 100;
    return { ...of, total_revenue: left, percent: Math.floor((left * 100) / of.amount + 1e-9) };
  };
  expect(await targetOf(ofDay)).toEqual(less(day));
  expect(await targetOf(ofMonth)).toEqual(less(month));
  expect(await todayOf()).toEqual(today);
});

/** Reads the target of today, the day of the void, which must not reduce it. */
async function todayOf() {
  const day = shopDate(Date.now());
  return targetOf({ from: day, to: day });
}

test('a month cannot be counted twice by moving a target, and parameters beside the days are refused', async () => {
  const { gateway, tokens } = shop;
  const one = (await gateway.send('GET', '/revenue-targets', { token: tokens.owner })).body.payload.revenue_targets[0];
  const moved = await gateway.send('PATCH', `/revenue-targets/${one.id}`, {
    token: tokens.owner,
    body: { month: '2027-01', __v: one.__v },
  });
  expect(moved.status).toBe(400);
  const { status } = await gateway.send('GET', '/stat/target', {
    token: tokens.owner,
    query: { ...DAYS, filter: '{}' },
  });
  expect(status).toBe(400);
});

test('a branch goes with its targets where nothing else holds it, and comes back with them; one that sold stays with its own', async () => {
  const { gateway, tokens } = shop;
  const token = tokens.owner;
  const created = await gateway.send('POST', '/merchant-branches', {
    token,
    body: { name: 'Pop-up', address: '1', phone: '0812345678', email: 'pop-up@shop.example' },
  });
  const branch: string = created.body.payload.id;
  expect((await set({ month: '2026-09', branch_id: branch, amount: 90 })).status).toBe(200);
  const kept = async (of: string) => {
    const { body } = await gateway.send('GET', '/revenue-targets', {
      token,
      query: { filter: JSON.stringify({ branch_id: of }) },
    });
    return body.payload.revenue_targets.map(({ amount }: { amount: number }) => amount);
  };
  const ofAri = await kept(ari);
  expect(ofAri.length).toBeGreaterThan(0);
  const refused = await gateway.send('DELETE', `/merchant-branches/${ari}`, { token });
  expect([refused.status, refused.body.code, await kept(ari)]).toEqual([422, 'IN_USE', ofAri]);

  expect((await gateway.send('DELETE', `/merchant-branches/${branch}`, { token })).status).toBe(200);
  expect(await kept(branch)).toEqual([]);
  const removal = 'select distinct set_id as id from changes where record_id = $1 and after is null';
  const [setId] = await idsOf(removal, [branch]);
  const reverted = await gateway.send('POST', `/change-sets/${setId}/revert`, { token, body: {} });
  expect(reverted.body.payload).toMatchObject({ changed: 2, left: [] });
  expect(await kept(branch)).toEqual([90]);
});

import { randomUUID } from 'node:crypto';
import { CONFIRMATION_SIGNATURE, CONFIRMATION_STAMP } from '@taem/domain/till/paymentConfirmation.ts';
import { billReferences } from '@taem/domain/till/promptPayPayload.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { closeContext, openContext } from '../../openContext.ts';
import { type BankAccount, type SimulatedPayment, signedConfirmation } from '../../testing/bankSimulator.ts';
import { exchangeBody, type ReversalTests, startReversalTests, voidBody } from '../../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../../testing/testShop.ts';

let tests: ReversalTests;
let shop: TestShop;
/** The shop's account, and the secret of its bank. */
let channelId: string;
let bank: BankAccount;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await openBillerShop();
  ({ channelId, bank } = await openAccount(shop));
});

async function openBillerShop(): Promise<TestShop> {
  const opened = await tests.openShop(50);
  await tests.rows(
    opened,
    `update merchant_roles set authorizes = authorizes || '[{"object_code": "Page.Merchant.Management.Payment_Method", "action_codes": ["Write"]}]'`,
  );
  return opened;
}

async function openAccount(of: TestShop) {
  const [method] = await tests.rows<{ id: string }>(
    of,
    "insert into payment_methods (name) values ('Transfer') returning id",
  );
  const [channel] = await tests.rows<{ id: string }>(
    of,
    `insert into payment_channels (name, payment_method_id, biller_id) values ('Kasikorn', $1, '999999999999401') returning id`,
    [method?.id],
  );
  const id = channel?.id ?? '';
  return { channelId: id, bank: await newSecret(of, id) };
}

async function newSecret(of: TestShop, id: string): Promise<BankAccount> {
  const { status, body } = await tests.call(of, 'POST', `payment-channels/${id}/confirmation-secret`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.payload;
}

/** Returns the references in the QR of a bill. */
const qrOf = (key: string, code = 'A01') => billReferences(code, key) ?? { ref1: '', ref2: '' };

type Changes = { headers?: Record<string, string | undefined>; body?: string; now?: number; address?: string };
async function confirm(payment: SimulatedPayment, account = bank, { headers, body, now, address }: Changes = {}) {
  const signed = signedConfirmation(account, payment, now);
  const all = { ...signed.headers, ...headers };
  const answer = await tests.app.inject({
    method: 'POST',
    url: '/v3.0/payments/confirmations',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
    payload: body ?? signed.body,
    ...(address && { remoteAddress: address }),
  });
  const { payload, code, message } = answer.json();
  return { status: answer.statusCode, outcome: payload?.outcome, id: payload?.id, code, message };
}

async function pay(key: string, of = shop, channels: object[] = [transfer()], more: object = {}) {
  const body = { ...saleBody(of), channels, ...more };
  const { status, body: answer } = await tests.call(of, 'POST', 'payment/sale', body, { 'idempotency-key': key });
  return { status, code: answer.code, sale: answer.payload?.transaction };
}
const transfer = (amount = 45) => ({ type: 'Transfer', amount, payment_channel_id: channelId });

const seen = async (key: string, of = shop) => {
  const { ref1, ref2 } = qrOf(key);
  const query = new URLSearchParams({ payment_channel_id: channelId, ref1, ref2 });
  const { status, body } = await tests.call(of, 'GET', `payments/confirmations?${query}`);
  return status === 200 ? body.payload.payment_confirmations : status;
};
const read = async (id: string) =>
  (await tests.call(shop, 'GET', `transactions/${id}`)).body.payload.transaction as {
    payment_channels: { confirmed_at?: string }[];
    confirmations: object[] | null;
  };
const events = async (of = shop) =>
  (
    await tests.rows<{ kind: string; subject: string }>(of, 'select kind, subject from security_events order by time')
  ).map(({ kind, subject }) => `${kind} ${subject}`);

test('34 what a bank confirms is seen by the till of the bill, and stands on the sale that is paid then, once', async () => {
  const key = randomUUID();
  expect(await seen(key)).toEqual([]);
  const paidAt = '2026-11-28T09:30:00+07:00';
  const answered = await confirm({ ...qrOf(key), amount: 45, reference: 'BANK-1', paid_at: paidAt });
  expect(answered).toMatchObject({ status: 200, outcome: 'AWAITING_SALE' });
  expect(await seen(key)).toEqual([
    {
      id: answered.id,
      amount: 45,
      paid_at: '2026-11-28T02:30:00.000Z',
      received_at: expect.any(String),
      is_used: false,
    },
  ]);
  // A confirmation is kept until its sale arrives, even if gateways are restarted in between.
  const second = await openContext(tests.context.config, tests.db.url);
  await closeContext(second);

  const { sale } = await pay(key);
  expect(sale.confirmations).toEqual([
    { position: 0, reference: 'BANK-1', paid_at: expect.any(String), received_at: expect.any(String) },
  ]);
  expect(Date.parse(sale.payment_channels[0].confirmed_at)).toBe(Date.parse(paidAt));
  expect(await read(sale.id)).toMatchObject({
    payment_channels: sale.payment_channels,
    confirmations: sale.confirmations,
  });
  expect(await seen(key)).toMatchObject([{ is_used: true }]);
  expect((await pay(key)).sale).toEqual(sale);

  // A sale with another key does not get it, even for the same amount.
  const other = await pay(randomUUID());
  expect([other.sale.confirmations, other.sale.payment_channels[0].confirmed_at]).toEqual([null, undefined]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('34 the same again is answered the same, also after the sale; another content under the reference is refused', async () => {
  const key = randomUUID();
  const payment = { ...qrOf(key), amount: 45, reference: 'BANK-2', paid_at: '2026-11-28T02:30:00Z' };
  const twins = await Promise.all([confirm(payment), confirm(payment), confirm(payment)]);
  expect(new Set(twins.map(({ id, outcome }) => `${id} ${outcome}`)).size).toBe(1);
  await pay(key);
  expect(await confirm({ ...payment, paid_at: '2026-11-28T09:30:00+07:00' })).toEqual(twins[0]);
  for (const changes of [{ amount: 44.99 }, qrOf(randomUUID()), { ref1: 'B02' }, { paid_at: '2026-11-28T02:30:01Z' }])
    expect(await confirm({ ...payment, ...changes })).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  expect(await tests.rows(shop, 'select from payment_confirmations')).toHaveLength(1);
});

test('34 a forged confirmation is refused without a word of why, and stands in the security events', async () => {
  const key = randomUUID();
  const payment = { ...qrOf(key), amount: 45 };
  const neighbour = await openBillerShop();
  const theirs = await openAccount(neighbour);
  const forged: [string, Parameters<typeof confirm>][] = [
    ['another secret', [payment, { ...bank, secret: theirs.bank.secret }]],
    ['another account', [payment, { ...theirs.bank, secret: bank.secret }]],
    ['an account that there is not', [payment, { account: 'A'.repeat(43), secret: bank.secret }]],
    ['no account', [payment, { account: '', secret: bank.secret }]],
    ['no signature', [payment, bank, { headers: { [CONFIRMATION_SIGNATURE]: undefined } }]],
    ['a signature of nothing', [payment, bank, { headers: { [CONFIRMATION_SIGNATURE]: '0'.repeat(64) } }]],
    ['no time stamp', [payment, bank, { headers: { [CONFIRMATION_STAMP]: undefined } }]],
    ['another time stamp', [payment, bank, { headers: { [CONFIRMATION_STAMP]: '1' } }]],
    ['another body', [payment, bank, { body: signedConfirmation(bank, { ...payment, amount: 46 }).body }]],
  ];
  for (const [what, call] of forged) {
    const { status, code, message } = await confirm(...call);
    expect([what, status, code, message]).toEqual([
      what,
      401,
      'UNAUTHORIZED',
      'The signature is not that of the account.',
    ]);
  }
  expect((await events()).slice(1)).toEqual(Array(6).fill('BANK_SIGNATURE_FAILED Kasikorn'));
  expect((await events(neighbour)).slice(1)).toEqual(['BANK_SIGNATURE_FAILED Kasikorn']);
  expect(await seen(key)).toEqual([]);
  // A user's token is not accepted here, and an invalid body is only refused as such if it is signed.
  const authorization = await tests.authorize(shop);
  const asUser = await tests.app.inject({
    ...{ method: 'POST', url: '/v3.0/payments/confirmations', headers: { authorization }, payload: { ...payment } },
  });
  expect(asUser.statusCode).toBe(401);
  expect(await confirm({ ...payment, amount: -1, ref2: 'small' })).toMatchObject({
    ...{ status: 400, code: 'VALIDATION', message: [{ path: 'amount' }, { path: 'ref2' }] },
  });
  for (const paid_at of ['2099-01-01T00:00:00Z', '2026-11-28T09:30:00+15:00', '2026-11-27T09:30:00-23:59'])
    expect(await confirm({ ...payment, paid_at })).toMatchObject({ status: 400, message: [{ path: 'paid_at' }] });
});

test('34 a flood of forged confirmations fills no table and keeps no right one waiting', async () => {
  const payment = { ...qrOf(randomUUID()), amount: 45 };
  const statuses: number[] = [];
  for (let count = 0; count < 40; count += 1)
    statuses.push((await confirm(payment, { ...bank, secret: 'x' }, { address: `10.9.${count}.1` })).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect(await events()).toHaveLength(1 + 30);
  expect((await confirm(payment)).outcome).toBe('AWAITING_SALE');
  for (let count = 0; count < 101; count += 1)
    statuses.push((await confirm(payment, { account: 'A'.repeat(43), secret: 'x' }, { address: '10.8.0.1' })).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await confirm(payment, bank, { address: '10.8.0.1' })).status).toBe(200);
});

test('34 a signature holds for five minutes, and the secret until the next one is made', async () => {
  const payment = { ...qrOf(randomUUID()), amount: 45 };
  const at = (seconds: number) => confirm(payment, bank, { now: tests.context.clock.now() + seconds * 1000 });
  for (const seconds of [-310, 310]) expect(await at(seconds)).toMatchObject({ status: 422, code: 'SIGNED_TOO_LATE' });
  for (const seconds of [-290, 290]) expect((await at(seconds)).status).toBe(200);
  const renewed = await newSecret(shop, channelId);
  expect([renewed.account, renewed.secret === bank.secret]).toEqual([bank.account, false]);
  expect((await confirm(payment)).status).toBe(401);
  expect((await confirm(payment, renewed)).status).toBe(200);
  const state = await tests.call(shop, 'GET', `payment-channels/${channelId}/confirmation-secret`);
  expect(state.body.payload).toEqual({
    ...{ account: bank.account, last_four: renewed.secret.slice(-4), created_at: expect.any(String) },
    created_by: 'cashier',
  });
  const kept = JSON.stringify(await tests.rows(shop, 'select seed::text, s.* from confirmation_secrets s'));
  expect(kept).not.toContain(renewed.secret);
  expect(await events()).toEqual([
    'BANK_SECRET_CREATED Kasikorn',
    'BANK_SECRET_CREATED Kasikorn',
    'BANK_SIGNATURE_FAILED Kasikorn',
  ]);
});

test('34 each payment that fits no open bill is kept and has its answer', async () => {
  const [paidByHand, paidInCash, voided, free] = Array.from({ length: 4 }, () => randomUUID()) as [
    ...[string, string, string, string],
  ];
  const byHand = (await pay(paidByHand)).sale;
  await pay(paidInCash, shop, [{ type: 'Cash', amount: 45 }]);
  const { sale } = await pay(voided);
  expect((await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale))).status).toBe(200);

  const outcomes: Record<string, string> = {};
  for (const [name, payment] of Object.entries({
    'by hand, another amount': { ...qrOf(paidByHand), amount: 44 },
    'by hand': { ...qrOf(paidByHand), amount: 45 },
    'by hand, twice': { ...qrOf(paidByHand), amount: 45 },
    'in cash': { ...qrOf(paidInCash), amount: 45 },
    'for a void': { ...qrOf(voided), amount: 45 },
    'of a bill that no till has': { ...qrOf(free), amount: 45 },
    'of a branch that there is not': { ...qrOf(free, 'Z99'), amount: 45 },
    'of a reference that no key has': { ref1: 'A01', ref2: 'INVOICE7', amount: 45 },
  }))
    outcomes[name] = (await confirm(payment)).outcome;
  expect(outcomes).toEqual({
    'by hand, another amount': 'OTHER_AMOUNT',
    'by hand': 'SALE_CONFIRMED',
    'by hand, twice': 'PAID_TWICE',
    'in cash': 'PAID_OTHERWISE',
    'for a void': 'SALE_VOIDED',
    'of a bill that no till has': 'AWAITING_SALE',
    'of a branch that there is not': 'UNKNOWN_REFERENCE',
    'of a reference that no key has': 'AWAITING_SALE',
  });
  expect((await read(byHand.id)).confirmations).toMatchObject([{ position: 0 }]);
  expect((await read(sale.id)).confirmations).toBeNull();
  expect(await tests.faults(shop)).toEqual([]);
});

test('34 a sale takes what was confirmed of the transfers to it: by account, amount and bill; a void keeps it', async () => {
  const key = randomUUID();
  const other = await openAccount(shop);
  await confirm({ ...qrOf(key), amount: 45, reference: 'OTHER-ACCOUNT' }, other.bank);
  await confirm({ ...qrOf(key), amount: 44, reference: 'OTHER-AMOUNT' });
  await confirm({ ...qrOf(key, 'B02'), amount: 20, reference: 'OTHER-BRANCH' });
  await confirm({ ...qrOf(key), amount: 20, reference: 'FIRST' });
  await confirm({ ...qrOf(key), amount: 20, reference: 'SECOND' });
  const { sale } = await pay(key, shop, [{ type: 'Cash', amount: 5 }, transfer(20), transfer(20)]);
  expect(sale.confirmations).toMatchObject([
    { position: 1, reference: 'FIRST' },
    { position: 2, reference: 'SECOND' },
  ]);
  expect((await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale))).status).toBe(200);
  expect((await read(sale.id)).confirmations).toEqual(sale.confirmations);
  expect((await seen(key)).map(({ is_used }: { is_used: boolean }) => is_used)).toEqual([false, true, true]);
  await expect(
    tests.rows(
      shop,
      'update transaction_channels set confirmation_id = (select confirmation_id from transaction_channels where confirmation_id is not null limit 1), confirmed_at = now()',
    ),
  ).rejects.toThrow(/transaction_channels_confirmation/);
});

test('34 of a sale and its confirmation at the same moment, the one that is second finds the first', async () => {
  for (let round = 0; round < 12; round += 1) {
    const key = randomUUID();
    const [{ sale }, { outcome }] = await Promise.all([pay(key), confirm({ ...qrOf(key), amount: 45 })]);
    expect(['AWAITING_SALE', 'SALE_CONFIRMED']).toContain(outcome);
    expect((await read(sale.id)).confirmations).toHaveLength(1);
  }
  // A refused sale does not use the confirmation.
  const key = randomUUID();
  await confirm({ ...qrOf(key), amount: 45 });
  expect((await pay(key, shop, [transfer()], { expected_amount_due: 46 })).code).toBe('PAYMENT_MISMATCH');
  expect(await seen(key)).toMatchObject([{ is_used: false }]);
  expect((await pay(key)).sale.confirmations).toHaveLength(1);
});

test('34 an exchange takes what was confirmed of its transfer, whichever of the two is first', async () => {
  for (const order of ['confirmed', 'exchanged', 'at once']) {
    const sale = await tests.sell(shop, { coffee: 2 });
    const key = randomUUID();
    const { return: back, sale: sold } = exchangeBody(shop, sale, [[0, 1]], 45, { tea: 1 });
    const body = { return: back, sale: { ...sold, channels: [transfer(75.5)] } };
    const exchange = () => tests.call(shop, 'POST', 'payment/exchange', body, { 'idempotency-key': key });
    const payment = () => confirm({ ...qrOf(key), amount: 75.5 });
    const before = order === 'confirmed' ? [await payment()] : [];
    const [{ body: exchanged }] = await Promise.all([exchange(), order === 'at once' && payment()]);
    const after = order === 'exchanged' ? [await payment()] : [];
    expect([...before, ...after].map(({ outcome }) => outcome)).toEqual(
      { confirmed: ['AWAITING_SALE'], exchanged: ['SALE_CONFIRMED'], 'at once': [] }[order],
    );
    const { transaction } = exchanged.payload;
    expect([order, (await read(transaction.id)).confirmations]).toMatchObject([order, [{ position: 1 }]]);
  }
  expect(await tests.faults(shop)).toEqual([]);
});

test('34 of two branches whose codes make one reference each sees its bill, is notified of it and has it confirmed', async () => {
  await tests.rows(shop, "insert into merchant_branches (code, name) values ('A-01', 'Ari 2'), ('a01', 'Ari 3')");
  const key = randomUUID();
  const notices: unknown[] = [];
  const leave = tests.context.salesNotices.follow(shop.session.realmId, (notice) => notices.push(notice?.branch_id));
  await expect.poll(() => notices).toEqual([undefined]);
  await confirm({ ...qrOf(key), amount: 45 });
  await expect.poll(() => notices).toContain(shop.branchId);
  leave();
  expect(await seen(key)).toMatchObject([{ amount: 45, is_used: false }]);
  expect((await pay(key)).sale.confirmations).toHaveLength(1);
  const later = randomUUID();
  await pay(later);
  expect((await confirm({ ...qrOf(later), amount: 45 })).outcome).toBe('SALE_CONFIRMED');
});

test('34 money for the bill of another branch stands for no sale, whichever of the two is first', async () => {
  const [before, after] = [randomUUID(), randomUUID()];
  const wrong = (key: string) => confirm({ ...qrOf(key, 'B02'), amount: 45 });
  await wrong(before);
  await pay(before);
  const { sale } = await pay(after);
  expect((await wrong(after)).outcome).toBe('AWAITING_SALE');
  expect((await read(sale.id)).confirmations).toBeNull();
});

test('34 the database and the QR have the same first reference of a code', async () => {
  const codes = ['A01', 'a-01', 'สาขา 12', 'ร้าน', 'Straße-ﬁn-ı', 'é1', '๑2', 'x'.repeat(20), 'ÀB_c.9', ''];
  const rows = await tests.rows<{ reference: string }>(
    shop,
    'select bill_reference(code) as reference from unnest($1::text[]) with ordinality as c(code, place) order by place',
    [codes],
  );
  expect(rows.map(({ reference }) => reference)).toEqual(codes.map((code) => billReferences(code, 'KEY')?.ref1 ?? ''));
});

test('34 of two tills with the QR of one parked bill, one is paid and has the confirmation', async () => {
  const id = randomUUID();
  const line = { item_ref: '1', product_id: shop.products.coffee, name: 'c', code: 'c', quantity: 1, unit_price: 45 };
  const parked = { id, branch_id: shop.branchId, name: 'Table 4', bill: { lines: [line], amount_due: 45 } };
  expect((await tests.call(shop, 'POST', 'parked-bills', parked)).status).toBe(200);
  await confirm({ ...qrOf(id), amount: 45 });
  const answers = await Promise.all([
    pay(id, shop, [transfer()], { parked_version: 0 }),
    pay(id, shop, [transfer(), { type: 'Cash', amount: 0.5 }], {
      parked_version: 0,
      delivery_cost: 0.5,
      expected_amount_due: 45.5,
    }),
  ]);
  expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'PARKED_BILL_PAID']);
  const [paid] = answers.filter(({ status }) => status === 200);
  expect(paid?.sale.confirmations).toHaveLength(1);
});

test('34 a till sees what was confirmed at the branches of the user, of its shop, with the right to sell', async () => {
  const key = randomUUID();
  await confirm({ ...qrOf(key), amount: 45 });
  expect(await seen(key)).toHaveLength(1);
  expect(await seen(key, await openBillerShop())).toEqual([]);
  await tests.rows(shop, 'update merchant_users set branch_ids = $1', [[shop.otherBranchId]]);
  expect(await seen(key)).toEqual([]);
  await tests.rows(shop, "update merchant_roles set authorizes = '[]'");
  expect(await seen(key)).toBe(400);
  for (const method of ['GET', 'POST'] as const) {
    const refused = await tests.call(shop, method, `payment-channels/${channelId}/confirmation-secret`);
    expect(refused.body).toMatchObject({ code: 'PERMISSION' });
  }
});

test('34 the branch is notified that something was confirmed, and nothing of it; by every gateway', async () => {
  const context = await openContext(tests.context.config, tests.db.url);
  const second = await buildApp(context);
  const notices: unknown[] = [];
  const leave = context.salesNotices.follow(shop.session.realmId, (notice) => notices.push(notice));
  await expect.poll(() => notices).toEqual([null]);
  await confirm({ ...qrOf(randomUUID()), amount: 45 });
  await expect
    .poll(() => notices.slice(1))
    .toEqual([
      {
        ...{ branch_id: shop.branchId, business_date: null, at: expect.any(String) },
        ...{ parked: false, prepared: false, confirmed: true },
      },
    ]);
  leave();
  await second.close();
  await closeContext(context);
});

import { randomUUID } from 'node:crypto';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestUser } from '../../testing/stack/startTestStack.ts';
import type { BankAccount } from '../../testing/stack/TestKit.ts';

const SECRET = `mutation ($input: CreateConfirmationSecretInput!) { createConfirmationSecret(input: $input) {
  account secret userErrors { code path } } }`;
const STATE = 'query ($id: ID!) { confirmationSecret(paymentChannelId: $id) { account lastFour createdAt createdBy } }';
const SEEN = `query ($id: ID!, $ref1: String!, $ref2: String!) {
  paymentConfirmations(paymentChannelId: $id, ref1: $ref1, ref2: $ref2) { id amount paidAt isUsed } }`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) { userErrors { code } transaction { id
  channels { type confirmedAt } confirmations { position reference paidAt receivedAt } } } }`;
const CONFIRMED = 'subscription ($branchId: ID!) { paymentConfirmed(branchId: $branchId) { at } }';

const stack = openForTests(startTestStack);
let owner: TestUser;
let cashier: TestUser;
let paymentChannelId: string;
beforeAll(async () => {
  [owner, cashier] = [await stack.as('owner'), await stack.as('cashier')];
  paymentChannelId = stack.ids.channel;
  await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) =>
    client.query("update payment_channels set biller_id = '999999999999401' where id = $1", [paymentChannelId]),
  );
});

async function newSecret(by = owner): Promise<BankAccount & { userErrors: object[] }> {
  return (await by.ask(SECRET, { input: { paymentChannelId } })).data.createConfirmationSecret;
}

const refsOf = async (key: string) => {
  const { rows } = await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) =>
    client.query<{ code: string }>('select code from merchant_branches where id = $1', [stack.ids.ari]),
  );
  return {
    ref1: (rows[0]?.code ?? '').toUpperCase().replace(/[^0-9A-Z]/g, ''),
    ref2: key.replaceAll('-', '').slice(0, 20).toUpperCase(),
  };
};

it('the secret of an account is displayed once, to those who may write payment methods, and its state afterwards', async () => {
  const { account, secret, userErrors } = await newSecret();
  expect([userErrors, account.length, secret.length]).toEqual([[], 43, 43]);
  const { data } = await owner.ask(STATE, { id: paymentChannelId });
  expect(data.confirmationSecret).toEqual({
    ...{ account, lastFour: secret.slice(-4), createdAt: expect.stringMatching(/Z$/) },
    createdBy: expect.stringMatching(/^owner/),
  });
  expect((await owner.ask(STATE, { id: randomUUID() })).data.confirmationSecret).toBeNull();
  expect(await newSecret(cashier)).toMatchObject({ secret: null, userErrors: [{ code: 'PERMISSION' }] });
});

it('what a bank confirms reaches the tills of the branch, and the sale says so', async () => {
  const bank = await newSecret();
  const key = randomUUID();
  const refs = await refsOf(key);
  const reader = await stack.follow(CONFIRMED, { branchId: stack.ids.ari }, cashier.token);
  expect((await reader.next())?.event).toBe('next');
  const sent = await stack.confirmPayment(bank, { ...refs, amount: 45, reference: 'BANK-7' });
  expect([sent.status, sent.body.payload.outcome]).toEqual([200, 'AWAITING_SALE']);
  expect(await reader.next()).toMatchObject({ event: 'next', data: { data: { paymentConfirmed: {} } } });
  reader.close();
  const seen = await cashier.ask(SEEN, { id: paymentChannelId, ...refs });
  expect(seen.data.paymentConfirmations).toMatchObject([{ amount: 45, isUsed: false }]);
  const input = {
    ...{ idempotencyKey: key, branchId: stack.ids.ari, expectedAmountDue: 45 },
    lines: [{ productId: stack.ids.coffee, quantity: 1 }],
    channels: [{ type: 'TRANSFER', amount: 45, paymentChannelId }],
  };
  const paid = (await cashier.ask(PAY, { input })).data.pay;
  expect(paid.userErrors).toEqual([]);
  const [confirmation] = seen.data.paymentConfirmations;
  expect(paid.transaction).toMatchObject({
    channels: [{ type: 'TRANSFER', confirmedAt: confirmation.paidAt }],
    confirmations: [{ position: 0, reference: 'BANK-7', paidAt: confirmation.paidAt }],
  });
});

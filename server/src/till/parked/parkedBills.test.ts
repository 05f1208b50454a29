import { randomUUID } from 'node:crypto';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestUser } from '../../testing/stack/startTestStack.ts';

const PARKED =
  'parkedBill { id name status amountDue openedByName closedByName transactionNo version member { firstname } content { lines { name quantity unitPrice } pointsAsCash } }';
const ERRORS = 'userErrors { code path params { name value } }';
const PARK = `mutation ($input: ParkBillInput!) { parkBill(input: $input) { ${PARKED} ${ERRORS} } }`;
const UPDATE = `mutation ($input: UpdateParkedBillInput!) { updateParkedBill(input: $input) { ${PARKED} ${ERRORS} } }`;
const OPEN = `mutation ($input: OpenParkedBillInput!) { openParkedBill(input: $input) { ${PARKED} ${ERRORS} } }`;
const DISCARD = `mutation ($input: DiscardParkedBillInput!) { discardParkedBill(input: $input) { ${PARKED} ${ERRORS} } }`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) { transaction { transactionNo } ${ERRORS} } }`;
const LIST = 'query ($branchId: ID!) { parkedBills(branchId: $branchId) { id name quantity member { firstname } } }';

const stack = openForTests(startTestStack);
let cashier: TestUser;
let owner: TestUser;
beforeAll(async () => {
  [cashier, owner] = [await stack.as('cashier'), await stack.as('owner')];
});

const contentOf = (changes: object = {}) => ({
  lines: [{ itemRef: '1', productId: stack.ids.coffee, name: 'Coffee', code: 'C-1', quantity: 1, unitPrice: 45 }],
  amountDue: 45,
  ...changes,
});

async function park(changes: object = {}) {
  const input = { id: randomUUID(), branchId: stack.ids.ari, name: 'Table 4', content: contentOf(changes) };
  const { data } = await cashier.ask(PARK, { input });
  expect(data.parkBill.userErrors).toEqual([]);
  return data.parkBill.parkedBill;
}

const pay = async (by: TestUser, id: string, parkedVersion: number) => {
  const lines = [{ productId: stack.ids.coffee, quantity: 1 }];
  const channels = [{ type: 'CASH', amount: 45 }];
  const of = { idempotencyKey: id, parkedVersion, branchId: stack.ids.ari };
  return (await by.ask(PAY, { input: { ...of, lines, channels, expectedAmountDue: 45 } })).data.pay;
};

it('a bill that one user parks is opened and paid by another, and the first learns by whom, when and with which receipt', async () => {
  const { id } = await park({ memberId: stack.ids.mali });
  const { data } = await owner.ask(LIST, { branchId: stack.ids.ari });
  expect(data.parkedBills).toContainEqual({
    id,
    name: 'Table 4',
    quantity: 1,
    member: { firstname: expect.any(String) },
  });
  const opened = (await owner.ask(OPEN, { input: { id } })).data.openParkedBill.parkedBill;
  expect(opened).toMatchObject({
    content: { lines: [{ name: 'Coffee', quantity: 1, unitPrice: 45 }], pointsAsCash: 0 },
  });
  const again = (await cashier.ask(OPEN, { input: { id } })).data.openParkedBill.parkedBill;
  const paid = await pay(owner, id, opened.version);
  expect(paid.userErrors).toEqual([]);
  const refused = await pay(cashier, id, again.version);
  const params = [
    { name: 'by', value: expect.any(String) },
    { name: 'at', value: expect.stringMatching(/Z$/) },
    { name: 'transaction_no', value: paid.transaction.transactionNo },
  ];
  expect(refused).toMatchObject({ transaction: null, userErrors: [{ code: 'PARKED_BILL_PAID', params }] });
});

it('each refusal names its input, and a change by another user is reported', async () => {
  const { id, version } = await park();
  const named = await owner.ask(UPDATE, { input: { id, version, name: 'Table 5' } });
  expect(named.data.updateParkedBill.parkedBill.name).toBe('Table 5');
  for (const [query, input] of [
    [UPDATE, { id, version, name: 'Table 6' }],
    [DISCARD, { id, version }],
  ] as const) {
    const [payload] = Object.values((await cashier.ask(query, { input })).data) as { userErrors: object[] }[];
    expect(payload?.userErrors).toMatchObject([{ code: 'PARKED_BILL_CHANGED' }]);
  }
  const without = { id: randomUUID(), branchId: stack.ids.ari, content: contentOf({ lines: [] }) };
  const { data } = await cashier.ask(PARK, { input: without });
  expect(data.parkBill.userErrors).toMatchObject([{ code: 'VALIDATION', path: ['content', 'lines'] }]);
  const powerless = await stack.as('nobody');
  const refused = await powerless.ask(PARK, { input: { ...without, content: contentOf() } });
  expect(refused.data.parkBill.userErrors).toMatchObject([{ code: 'PERMISSION' }]);
});

it('the tills of the branch are notified when a bill is parked, and not of a sale without one', async () => {
  const CHANGED = 'subscription ($branchId: ID!) { parkedBillsChanged(branchId: $branchId) { at } }';
  const reader = await stack.follow(CHANGED, { branchId: stack.ids.ari }, cashier.token);
  // The first event reports that the gateway listens.
  expect((await reader.next())?.event).toBe('next');
  await park();
  expect(await reader.next()).toMatchObject({ event: 'next', data: { data: { parkedBillsChanged: {} } } });
  reader.close();
});

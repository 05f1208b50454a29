import { openForTests } from '@taem/domain/testing/openForTests.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;

beforeAll(async () => {
  owner = await stack.as('owner');
  // Allows bills as large as before shops could set bounds, as such sales are still in the books.
  await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) =>
    client.query('update merchant_settings set max_bill_amount = 10000000000000'),
  );
  const setting =
    'mutation { updateMerchantSetting(input: { version: 0, voidAuthorizeCode: "1111" }) { userErrors { code } } }';
  expect((await owner.ask(setting)).data.updateMerchantSetting.userErrors).toEqual([]);
});

const PAY = 'mutation ($input: PayInput!) { pay(input: $input) { transaction { id version } userErrors { code } } }';
const VOID = `mutation ($input: VoidTransactionInput!) { voidTransaction(input: $input) { userErrors { code message } } }`;
const RANGES = [
  '{ last: TODAY }',
  '{ last: THIS_MONTH }',
  '{ last: ALL_TIME }',
  '{ from: "2000-01-01", to: "2700-12-31" }',
];
const FIGURES = `totalRevenue { total member guest points { value } } totalTransactions { total } paymentMethods { totalRevenue }
  guests { totalRevenue totalPayment } products { items { guest { totalQuantity } } } peakHour: breakdown(by: [HOUR]) { rows { totalRevenue averageBasket } }`;

test('N3 after any accepted sales, voided ones too, every figure of every period is read', {
  timeout: 300_000,
}, async () => {
  let number = 0;
  let standing = 0n;
  const sale = fc.record({
    quantity: fc.constantFrom(1, 2, 9_999),
    customPrice: fc.constantFrom(0.01, 0.1, 999_999.99, 9_999_999.99),
    isVoid: fc.boolean(),
  });
  const first = { quantity: 9_999, customPrice: 9_999_999.99, isVoid: false };
  const [others = []] = fc.sample(fc.array(sale, { minLength: 6, maxLength: 6 }), { numRuns: 1, seed: 3 });
  for (const { quantity, customPrice, isVoid } of [first, first, { ...first, isVoid: true }, ...others]) {
    number += 1;
    const satang = BigInt(Math.round(customPrice * 100)) * BigInt(quantity);
    const due = Number(satang) / 100;
    const input = {
      idempotencyKey: `large-sale-${number}`,
      branchId: stack.ids.ari,
      guest: {},
      lines: [{ productId: stack.ids.coffee, quantity, customPrice }],
      channels: [{ type: 'CASH', amount: due }],
      expectedAmountDue: due,
    };
    const { pay } = (await owner.ask(PAY, { input })).data;
    expect(pay.userErrors).toEqual([]);
    if (!isVoid) standing += satang;
    else {
      const { id, version } = pay.transaction;
      const voided = { id, version, branchId: stack.ids.ari, authorizePin: '1111', remark: 'typed twice' };
      expect((await owner.ask(VOID, { input: voided })).data.voidTransaction.userErrors).toEqual([]);
    }
    for (const range of RANGES) {
      const { data, errors } = await owner.ask(`{ statistics(range: ${range}) { ${FIGURES} } }`);
      expect(errors).toBeUndefined();
      expect(data.statistics.totalRevenue.total).toBe(Number(standing) / 100);
    }
  }
  const { data, errors } = await owner.ask('{ transactionTotals { amountDue voidedAmount } }');
  expect([errors, data.transactionTotals.amountDue]).toEqual([undefined, Number(standing) / 100]);
});

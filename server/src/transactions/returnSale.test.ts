import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;
beforeAll(async () => {
  owner = await stack.as('owner');
  const { data } = await owner.ask('{ merchantSetting { version } }');
  const input = { version: data.merchantSetting.version, voidAuthorizeCode: '1111' };
  const SET =
    'mutation ($input: UpdateMerchantSettingInput!) { updateMerchantSetting(input: $input) { userErrors { code } } }';
  await owner.ask(SET, { input });
});

async function sell(quantity: number): Promise<{ id: string; version: number }> {
  const input = {
    idempotencyKey: `sale-to-return-${quantity}`,
    branchId: stack.ids.ari,
    memberId: stack.ids.mali,
    lines: [{ productId: stack.ids.coffee, quantity }],
    channels: [{ type: 'CASH', amount: 45 * quantity }],
    expectedAmountDue: 45 * quantity,
  };
  const { data } = await owner.ask(
    'mutation ($input: PayInput!) { pay(input: $input) { transaction { id version } } }',
    {
      input,
    },
  );
  return data.pay.transaction;
}

const PREVIEW = `query ($id: ID!, $lines: [ReturnLineInput!]!) { previewReturn(id: $id, lines: $lines) {
  version amount isLast lost deductedPoints deductedAmount deliveryCost totalPayment totalDiscount
  refusals { code path params { name value } } rows { position name quantity amount } tenders { type amount }
  member { taken given pointsBefore pointsAfter } } }`;
const RETURN = `mutation ($input: ReturnSaleInput!) { returnSale(input: $input) {
  transaction { id type totalQuantity amountDue redeemPoints returnOf { id } returnable { position } items { note } }
  sale { id version returnedQuantity returnable { position name quantity left chargeAmount }
    returns { id totalQuantity amountDue cashRounding } }
  remainingPoints userErrors { code path params { name value } } } }`;

const input = (sale: { id: string; version: number }, quantity: number, changes = {}) => ({
  ...{ id: sale.id, version: sale.version, branchId: stack.ids.ari, authorizePin: '1111', amount: -45 * quantity },
  lines: [{ position: 0, quantity, reason: 'Damaged' }],
  ...changes,
});

it('issue 34 pieces come back as previewed: the return names its sale, and the sale what is left of it', async () => {
  const sale = await sell(3);
  const lines = [{ position: 0, quantity: 1 }];
  const { data, errors } = await owner.ask(PREVIEW, { id: sale.id, lines });
  expect(errors).toBeUndefined();
  expect(data.previewReturn).toMatchObject({
    ...{ version: 0, amount: -45, isLast: false, lost: [], refusals: [], totalPayment: -45, deductedPoints: 0 },
    rows: [{ position: 0, quantity: -1, amount: -45 }],
    tenders: [{ type: 'CASH', amount: -45 }],
  });
  const { data: written } = await owner.ask(RETURN, { input: input(sale, 1) });
  const { transaction, sale: left, userErrors } = written.returnSale;
  expect(userErrors).toEqual([]);
  expect(transaction).toMatchObject({
    ...{ type: 'Return', totalQuantity: -1, amountDue: -45, redeemPoints: 0, returnable: [] },
    returnOf: { id: sale.id },
    items: [{ note: 'Damaged' }],
  });
  expect(left).toMatchObject({
    ...{ id: sale.id, version: 1, returnedQuantity: 1 },
    returnable: [{ position: 0, quantity: 3, left: 2, chargeAmount: 45 }],
    returns: [{ id: transaction.id, totalQuantity: -1, amountDue: -45, cashRounding: 0 }],
  });
  const LIST = `query ($is: Boolean) { transactions(filter: { isReturn: $is }) { total items { id } }
    transactionTotals(filter: { isReturn: $is }) { complete amountDue returns } }`;
  expect((await owner.ask(LIST, { is: true })).data).toMatchObject({
    transactions: { total: 1, items: [{ id: transaction.id }] },
    transactionTotals: { complete: 0, amountDue: -45, returns: 1 },
  });
  expect((await owner.ask(LIST, { is: false })).data.transactions.items).toMatchObject([{ id: sale.id }]);
});

it('says what it is refused for, in the words of the input', async () => {
  const sale = await sell(2);
  const { data } = await owner.ask(PREVIEW, { id: sale.id, lines: [{ position: 0, quantity: 3 }] });
  expect(data.previewReturn.refusals).toMatchObject([{ code: 'VALIDATION', path: ['lines'] }]);
  const refused = async (changes: object) =>
    (await owner.ask(RETURN, { input: input(sale, 1, changes) })).data.returnSale.userErrors[0];
  expect(await refused({ authorizePin: '9999' })).toMatchObject({
    code: 'WRONG_AUTHORIZE_CODE',
    path: ['authorizePin'],
  });
  expect(await refused({ amount: -44 })).toMatchObject({ code: 'PAYMENT_MISMATCH' });
  expect(await refused({ lines: [] })).toMatchObject({ code: 'VALIDATION', path: ['lines'] });
  expect(await refused({ version: 5 })).toMatchObject({ code: 'STALE_VERSION', path: ['version'] });
});

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

const sold = (quantity: number, paid: number, key: string) => ({
  idempotencyKey: `exchange-${key}`,
  branchId: stack.ids.ari,
  memberId: stack.ids.mali,
  lines: [{ productId: stack.ids.coffee, quantity }],
  channels: paid > 0 ? [{ type: 'CASH', amount: paid }] : [],
  expectedAmountDue: 45 * quantity,
});

async function sell(quantity: number, key: string): Promise<{ id: string; version: number }> {
  const { data } = await owner.ask(
    'mutation ($input: PayInput!) { pay(input: $input) { transaction { id version } userErrors { code } } }',
    { input: sold(quantity, 45 * quantity, key) },
  );
  return data.pay.transaction;
}

const EXCHANGE = `mutation ($input: ExchangeSaleInput!) { exchangeSale(input: $input) {
  transaction { id amountDue exchange { id } channels { type amount } }
  returned { id amountDue exchange { id } returnOf { id } channels { type amount } }
  sale { id version returnedQuantity }
  remainingPoints userErrors { code path } } }`;

const returned = (sale: { id: string; version: number }, changes = {}) => ({
  ...{ id: sale.id, version: sale.version, branchId: stack.ids.ari, authorizePin: '1111', amount: -45 },
  lines: [{ position: 0, quantity: 1, reason: 'Size' }],
  ...changes,
});

it('issue 34 a piece comes back and others are taken: the documents name each other, and the difference is paid once', async () => {
  const sale = await sell(2, 'first');
  const { data, errors } = await owner.ask(EXCHANGE, {
    input: { returned: returned(sale), sale: sold(3, 90, 'first-taken') },
  });
  expect(errors).toBeUndefined();
  const { transaction, returned: back, sale: left, userErrors } = data.exchangeSale;
  expect(userErrors).toEqual([]);
  expect(transaction).toMatchObject({
    amountDue: 135,
    exchange: { id: back.id },
    channels: [
      { type: 'EXCHANGE', amount: 45 },
      { type: 'CASH', amount: 90 },
    ],
  });
  expect(back).toMatchObject({
    ...{ amountDue: -45, exchange: { id: transaction.id }, returnOf: { id: sale.id } },
    channels: [{ type: 'EXCHANGE', amount: -45 }],
  });
  expect(left).toMatchObject({ id: sale.id, version: 1, returnedQuantity: 1 });
});

it('names what it is refused for by the half of the input', async () => {
  const sale = await sell(2, 'second');
  const refused = async (back: object, taken: object) => {
    const input = { returned: returned(sale, back), sale: { ...sold(1, 0, 'second-taken'), ...taken } };
    const { data, errors } = await owner.ask(EXCHANGE, { input });
    expect(errors).toBeUndefined();
    return data.exchangeSale.userErrors[0];
  };
  const said: [object, object, string, string[]][] = [
    [{ authorizePin: '9999' }, {}, 'WRONG_AUTHORIZE_CODE', ['returned', 'authorizePin']],
    [{ version: 5 }, {}, 'STALE_VERSION', ['returned', 'version']],
    [{ lines: [] }, {}, 'VALIDATION', ['returned', 'lines']],
    [{ branchId: stack.ids.coffee }, {}, 'VALIDATION', ['returned', 'branchId']],
    [{ idempotencyKey: 'another-key' }, {}, 'VALIDATION', ['returned', 'idempotencyKey']],
    [{}, { createLocalTime: '2026-01-05 10:00:00' }, 'VALIDATION', ['sale', 'createLocalTime']],
    [{}, { lines: [{ productId: stack.ids.ari, quantity: 1 }] }, 'NOT_FOUND', ['sale', 'lines', '0', 'productId']],
    [{}, { expectedAmountDue: 44 }, 'PAYMENT_MISMATCH', ['sale', 'expectedAmountDue']],
    [{}, { channels: [{ type: 'EXCHANGE', amount: 45 }] }, 'VALIDATION', ['sale', 'channels', '0', 'type']],
  ];
  for (const [back, taken, code, path] of said) expect(await refused(back, taken)).toEqual({ code, path });
});

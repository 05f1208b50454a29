import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;
let cashier: TestUser;
beforeAll(async () => {
  [owner, cashier] = await Promise.all([stack.as('owner'), stack.as('cashier')]);
});

const ERRORS = 'userErrors { code path params { name value } }';
const PAY = `mutation ($input: PayInput!) { pay(input: $input) { transaction { id
  approvals { actions givenToId approvedBy { id firstname } } } ${ERRORS} } }`;
const APPROVE = `mutation ($input: ApproveInput!) { approve(input: $input) { approval { id actions expiresAt } ${ERRORS} } }`;
const SET_PIN = `mutation ($input: SetTillPinInput!) { setTillPin(input: $input) { changed ${ERRORS} } }`;

const sale = (price = 40) => ({
  idempotencyKey: 'sale-to-approve',
  branchId: stack.ids.ari,
  lines: [{ productId: stack.ids.coffee, quantity: 1, customPrice: price }],
  channels: [{ type: 'CASH', amount: price }],
  expectedAmountDue: price,
});

it('issue 34 a sale is refused, approved by the PIN of another user, paid, and says who approved it', async () => {
  const { data: before } = await owner.ask(
    '{ merchantSetting { version approval { approveOwnPrice } } viewer { id } }',
  );
  expect(before.merchantSetting.approval).toEqual({ approveOwnPrice: 'NEVER' });
  const { data: set } = await owner.ask(
    `mutation ($input: UpdateMerchantSettingInput!) { updateMerchantSetting(input: $input) {
      merchantSetting { approval { approveOwnPrice approveDiscountAbove approveReturnAbove } } } }`,
    { input: { version: before.merchantSetting.version, approveOwnPrice: 'ALWAYS', approveReturnAbove: 250.5 } },
  );
  expect(set.updateMerchantSetting.merchantSetting.approval).toEqual({
    ...{ approveOwnPrice: 'ALWAYS', approveDiscountAbove: 100, approveReturnAbove: 250.5 },
  });
  const ownerId = before.viewer.id;
  const { data: weak } = await owner.ask(SET_PIN, { input: { userId: ownerId, pin: '1234' } });
  expect(weak.setTillPin).toMatchObject({ changed: false, userErrors: [{ code: 'VALIDATION', path: ['pin'] }] });
  const { data: pin } = await owner.ask(SET_PIN, { input: { userId: ownerId, pin: '2580' } });
  expect(pin.setTillPin).toEqual({ changed: true, userErrors: [] });

  const { data: refused } = await cashier.ask(PAY, { input: sale() });
  expect(refused.pay).toEqual({
    transaction: null,
    userErrors: [{ code: 'APPROVAL_REQUIRED', path: [], params: [{ name: 'actions', value: 'OWN_PRICE' }] }],
  });
  const { data: users } = await cashier.ask('query ($id: ID!) { tillUsers(branchId: $id) { id mayApprove } }', {
    id: stack.ids.ari,
  });
  expect(users.tillUsers).toEqual([{ id: ownerId, mayApprove: true }]);
  const wrong = await cashier.ask(APPROVE, { input: { approverId: ownerId, pin: '9999', sale: sale() } });
  expect(wrong.data.approve).toMatchObject({ approval: null, userErrors: [{ code: 'WRONG_TILL_PIN' }] });
  const unpriced = { ...sale(), expectedAmountDue: 41, channels: [{ type: 'CASH', amount: 41 }] };
  const other = await cashier.ask(APPROVE, { input: { approverId: ownerId, pin: '2580', sale: unpriced } });
  expect(other.data.approve.userErrors[0]).toMatchObject({
    code: 'PAYMENT_MISMATCH',
    path: ['sale', 'expectedAmountDue'],
  });

  const input = { approverId: ownerId, pin: '2580', sale: sale() };
  let approval: { id: string; actions: string[] } | undefined;
  const calls = await stack.callsOf(async () => {
    approval = (await cashier.ask(APPROVE, { input })).data.approve.approval;
  });
  expect(calls).toEqual(['POST /approvals']);
  expect(approval?.actions).toEqual(['OWN_PRICE']);
  const { data: paid } = await cashier.ask(PAY, { input: { ...sale(), approvalId: approval?.id } });
  expect(paid.pay.userErrors).toEqual([]);
  const { data: read } = await owner.ask(
    'query ($id: ID!) { transaction(id: $id) { approvals { actions approvedById approvedBy { id } } } }',
    { id: paid.pay.transaction.id },
  );
  expect(read.transaction.approvals).toEqual([
    { actions: ['OWN_PRICE'], approvedById: ownerId, approvedBy: { id: ownerId } },
  ]);
  const { data: cleared } = await owner.ask(
    `mutation ($input: ClearTillPinInput!) { clearTillPin(input: $input) { cleared ${ERRORS} } }`,
    { input: { userId: ownerId } },
  );
  expect(cleared.clearTillPin).toEqual({ cleared: true, userErrors: [] });
});

it('issue 34 an exchange is approved whole: what comes back above the limit and the price that was typed', async () => {
  const { data: before } = await owner.ask('{ merchantSetting { version } viewer { id } }');
  const ownerId = before.viewer.id;
  await owner.ask(
    'mutation ($input: UpdateMerchantSettingInput!) { updateMerchantSetting(input: $input) { userErrors { code } } }',
    {
      input: {
        ...{ version: before.merchantSetting.version, voidAuthorizeCode: '1111' },
        ...{ approveOwnPrice: 'ALWAYS', approveReturnAbove: 0 },
      },
    },
  );
  await owner.ask(SET_PIN, { input: { userId: ownerId, pin: '2580' } });
  const { data: read } = await cashier.ask('{ viewer { role { id version authorizes { objectCode actionCodes } } } }');
  const { id: roleId, version, authorizes } = read.viewer.role;
  const more = [...authorizes, { objectCode: PAGE.saleReturn, actionCodes: ['WRITE'] }];
  const { errors } = await owner.ask(
    'mutation ($input: UpdateMerchantRoleInput!) { updateMerchantRole(input: $input) { userErrors { code } } }',
    { input: { id: roleId, version, authorizes: more } },
  );
  expect(errors).toBeUndefined();
  const sold = { ...sale(45), idempotencyKey: 'sale-to-exchange' };
  const { data: first } = await owner.ask(PAY, { input: sold });
  const pieces = { id: first.pay.transaction.id, version: 0, lines: [{ position: 0, quantity: 1 }], amount: -45 };
  const taken = { ...sale(50), idempotencyKey: 'exchange-to-approve', channels: [{ type: 'CASH', amount: 5 }] };
  const exchange = (approvalId: string | null = null, returned = {}) =>
    cashier.ask(
      `mutation ($input: ExchangeSaleInput!) { exchangeSale(input: $input) {
        transaction { id approvals { actions } } returned { approvals { approvedById } } ${ERRORS} } }`,
      {
        input: {
          returned: { ...pieces, branchId: stack.ids.ari, authorizePin: '1111', ...returned },
          sale: { ...taken, approvalId },
        },
      },
    );
  const refused = (await exchange()).data.exchangeSale;
  expect(refused.userErrors).toEqual([
    { code: 'APPROVAL_REQUIRED', path: [], params: [{ name: 'actions', value: 'RETURN,OWN_PRICE' }] },
  ]);
  const ask = (amount: number) =>
    cashier.ask(APPROVE, {
      input: { approverId: ownerId, pin: '2580', exchange: { returned: { ...pieces, amount }, sale: taken } },
    });
  expect((await ask(-44)).data.approve.userErrors).toMatchObject([
    { code: 'PAYMENT_MISMATCH', params: expect.arrayContaining([{ name: 'field', value: 'return.amount' }]) },
  ]);
  const { id } = (await ask(-45)).data.approve.approval;
  const twice = (await exchange(id, { approvalId: ownerId })).data.exchangeSale;
  expect(twice.userErrors).toMatchObject([{ code: 'VALIDATION', path: ['returned', 'approvalId'] }]);
  const { transaction, returned, userErrors } = (await exchange(id)).data.exchangeSale;
  expect(userErrors).toEqual([]);
  expect(transaction.approvals).toEqual([{ actions: ['RETURN', 'OWN_PRICE'] }]);
  expect(returned.approvals).toEqual([{ approvedById: ownerId }]);
});

import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';
import { Till } from './Till.ts';

const MEMBER = '0812345678';
const PRODUCT = 'กล้วยหอมทอง';

test('a guest buys, pays cash, gets change and a receipt, and the gateway has the sale once, though Confirm was pressed twice', async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('manager');
  const before = await api.salesCount();
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  await till.add(PRODUCT, 4);
  await expect(till.due).toContainText('39.00');
  const confirm = await till.takeCash('100');
  await confirm.dblclick();
  const number = await till.receiptNumber();
  await expect(till.page.getByText('61.00').first()).toBeVisible();

  expect(await api.salesCount()).toBe(before + 1);
  const [sale] = await api.sales();
  expect(sale).toMatchObject({
    transactionNo: number,
    status: 'COMPLETE',
    totalQuantity: 4,
    amountDue: 39,
    memberId: null,
    earnPoints: 0,
  });
  expect(sale?.channels).toEqual([{ type: 'CASH', amount: 39, receivedAmount: 100, changeAmount: 61 }]);
});

test('a member sees the points before the sale, gets them with it, and keeps them in the ledger; a reload on the way loses neither member nor basket', async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('manager');
  const before = await api.memberPoints(MEMBER);
  const till = new Till(await signIn('cashier'));
  await till.startMemberSale(MEMBER);
  await expect(till.page.getByText(`${formatCount(before)} แต้ม`).first()).toBeVisible();
  await till.page.reload();
  await expect(till.page.getByText('สมชาย ใจดี').first()).toBeVisible();
  await till.add('กระเช้าปีใหม่');
  await till.proceed.click();
  await till.page.waitForURL('**/payment/channels');
  await till.page.reload();
  await expect(till.page.getByText('สมชาย ใจดี', { exact: false }).first()).toBeVisible();
  await till.tender({ by: 'cash', received: '2000', change: '774.00' });
  const confirm = till.confirm();
  await confirm.click();
  const number = await till.receiptNumber();
  const [sale] = await api.sales();
  expect(sale?.transactionNo).toBe(number);
  expect(sale?.earnPoints).toBeGreaterThan(0);
  expect(sale?.member?.remainingPoints).toBe(before + (sale?.earnPoints ?? 0));
  await expect(till.page.getByText(formatCount(before + (sale?.earnPoints ?? 0))).first()).toBeVisible();
});

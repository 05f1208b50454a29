import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';
import { Till } from './Till.ts';

const MEMBER = '0812345678';
const PRODUCT = 'กล้วยหอมทอง';

test('a guest buys, pays cash, gets change and a receipt, and the gateway has the sale', async ({ signIn, stack }) => {
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  await till.add(PRODUCT, 4);
  await expect(till.due).toContainText('39.00');
  const confirm = await till.takeCash('100');
  await confirm.click();
  const number = await till.receiptNumber();
  await expect(till.page.getByText('61.00').first()).toBeVisible();

  const api = new Api(stack);
  await api.signIn('manager');
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

test('a member sees the points before the sale, gets them with it, and keeps them in the ledger', async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('manager');
  const before = await api.memberPoints(MEMBER);
  const till = new Till(await signIn('cashier'));
  await till.startMemberSale(MEMBER);
  await expect(till.page.getByText(`${before.toLocaleString('en')} แต้ม`).first()).toBeVisible();
  await till.add('กระเช้าปีใหม่');
  const confirm = await till.takeCash('2000');
  await confirm.click();
  const number = await till.receiptNumber();
  const [sale] = await api.sales();
  expect(sale?.transactionNo).toBe(number);
  expect(sale?.earnPoints).toBeGreaterThan(0);
  expect(sale?.member?.remainingPoints).toBe(before + (sale?.earnPoints ?? 0));
  await expect(till.page.getByText((before + (sale?.earnPoints ?? 0)).toLocaleString('en')).first()).toBeVisible();
});

test('pressing pay twice sells once', async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('manager');
  const before = await api.salesCount();
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  await till.add(PRODUCT);
  const confirm = await till.takeCash('20');
  await confirm.dblclick();
  await till.receiptNumber();
  expect(await api.salesCount()).toBe(before + 1);
});

test('a reload in the middle of a sale keeps the customer, and on the payment page the basket too', async ({
  signIn,
}) => {
  const till = new Till(await signIn('cashier'));
  await till.startMemberSale(MEMBER);
  await till.page.reload();
  await expect(till.page.getByText('สมชาย ใจดี').first()).toBeVisible();
  await till.add(PRODUCT, 2);
  await till.proceed.click();
  await till.page.waitForURL('**/payment/channels');
  await till.page.reload();
  await expect(till.page.getByText('สมชาย ใจดี', { exact: false }).first()).toBeVisible();
  await expect(till.due).toContainText('19.50');
});

test('when the gateway is gone the cashier is told, nothing is lost, and the sale goes through once it is back', async ({
  signIn,
  stack,
}) => {
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  await till.add(PRODUCT, 2);
  const confirm = await till.takeCash('20');
  await stack.killGateway();
  await confirm.click();
  await expect(till.page.getByRole('alertdialog').or(till.page.getByRole('alert')).first()).toBeVisible();
  await stack.startGateway();

  const api = new Api(stack);
  await api.signIn('manager');
  const before = await api.salesCount();
  await till.page
    .getByRole('button', { name: /ตรวจสอบอีกครั้ง|ลองใหม่|ยืนยัน/ })
    .first()
    .click();
  await till.receiptNumber();
  expect(await api.salesCount()).toBe(before + 1);
  expect((await api.sales())[0]).toMatchObject({ totalQuantity: 2, amountDue: 19.5 });
});

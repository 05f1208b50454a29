import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { Till } from './Till.ts';

const BANANA = { code: 'BANANA000001', name: 'กล้วยหอมทอง' };

test.use({ ownStack: 'cashRounding' });

async function roundDown(stack: Stack): Promise<void> {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  await gateway.changeSettings({ cash_rounding: 'DOWN_25', transfer_proof: 'OPTIONAL' });
}

test('issue 36 a bill of 99.99 is 99.75 in cash, before and after it is paid, and comes back as that', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  await roundDown(stack);
  const till = new Till(await signIn('cashier'));
  const { page } = till;
  await till.startGuestSale();
  await till.ring(BANANA, 1, '99.99');
  await expect(till.due).toHaveText('99.99');
  await expect(page.getByText('ถ้าจ่ายเงินสด99.75')).toBeVisible();
  await till.proceed.click();
  await page.getByRole('button', { name: /^เงินสด/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('บิล 99.99 ปัดเศษ −0.24');
  await expect(dialog).toContainText('฿99.75');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('รับเงินมา (บาท)').fill('100');
  await expect(dialog.getByRole('status')).toContainText('0.25');
  await dialog.getByRole('button', { name: 'ชำระเงิน' }).click();
  await expect(dialog).toContainText('ปัดเศษเงินสด−0.24');
  await till.confirm().click();
  const number = await till.receiptNumber();
  const paper = page.getByRole('document').first();
  await expect(paper).toContainText('ปัดเศษ−0.24');
  await expect(paper).toContainText('99.99');

  const api = new Api(stack);
  await api.signIn('manager');
  expect((await api.sales())[0]).toMatchObject({
    ...{ transactionNo: number, amountDue: 99.99 },
    channels: [{ type: 'CASH', amount: 99.75, receivedAmount: 100, changeAmount: 0.25 }],
  });

  // Partly by transfer: only the cash is rounded.
  await till.startGuestSale();
  await till.ring(BANANA, 1, '99.99');
  await till.proceed.click();
  await page.getByRole('button', { name: /^แบ่งจ่าย/ }).click();
  await dialog.getByRole('combobox').nth(1).click();
  await page.getByRole('option', { name: 'อื่น ๆ' }).click();
  await dialog.getByRole('textbox', { name: 'จำนวนเงินที่ 2' }).fill('50.10');
  await dialog.getByRole('button', { name: 'ใส่ยอดที่เหลือในช่องทางที่ 1' }).click();
  await expect(dialog.getByRole('textbox', { name: 'จำนวนเงินที่ 1' })).toHaveValue('49.75');
  await dialog.getByRole('button', { name: 'ชำระเงิน' }).click();
  await till.confirm().click();
  await till.receiptNumber();
  expect((await api.sales())[0]).toMatchObject({ amountDue: 99.99, channels: [{ amount: 49.75 }, { amount: 50.1 }] });

  // The remaining cash amount is less than a coin: 0.00 pays it.
  await till.startGuestSale();
  await till.ring(BANANA, 1, '99.99');
  await till.proceed.click();
  await page.getByRole('button', { name: /^แบ่งจ่าย/ }).click();
  await dialog.getByRole('combobox').nth(1).click();
  await page.getByRole('option', { name: 'อื่น ๆ' }).click();
  await dialog.getByRole('textbox', { name: 'จำนวนเงินที่ 2' }).fill('99.90');
  await expect(dialog.getByRole('button', { name: 'ชำระเงิน' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'ใส่ยอดที่เหลือในช่องทางที่ 1' }).click();
  await expect(dialog.getByRole('textbox', { name: 'จำนวนเงินที่ 1' })).toHaveValue('0.00');
  await expect(dialog).toContainText('ปัดเศษ −0.09');
  await dialog.getByRole('button', { name: 'ชำระเงิน' }).click();
  await till.confirm().click();
  await till.receiptNumber();
  expect((await api.sales())[0]).toMatchObject({ amountDue: 99.99, channels: [{ amount: 0 }, { amount: 99.9 }] });

  await page.evaluate(() => localStorage.clear());
  const office = await signIn('manager');
  await office.goto('/transactions');
  await office.getByRole('link', { name: number }).click();
  await expect(office.getByRole('main')).toContainText('ปัดเศษเงินสด−0.24');
  await expect(office.getByRole('listitem').filter({ hasText: 'รับชำระและบันทึก' })).toContainText('99.75');
  await office.getByRole('button', { name: 'คืนสินค้า', exact: true }).click();
  const returning = office.getByRole('dialog');
  await returning.getByRole('button', { name: `เพิ่มจำนวน ${BANANA.name}` }).click();
  await expect(returning).toContainText('เงินสด99.75');
  await returning.getByRole('button', { name: /^ทำรายการนี้ที่/ }).click();
  await returning.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
  await returning.getByRole('button', { name: 'ยืนยันคืนสินค้า' }).click();
  await expect(returning).toBeHidden();
  expect((await api.sales())[0]).toMatchObject({ amountDue: -99.99, channels: [{ type: 'CASH', amount: -99.75 }] });
});

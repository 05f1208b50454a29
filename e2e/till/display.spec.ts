import { expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';

test('the customer sees the bill grow, the QR to pay by, and the thanks, in a second window that needs no session', async ({
  signIn,
}) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startMemberSale('0812345678');

  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'จอลูกค้า' }).click();
  const display = await popup;
  const lines = display.getByRole('list', { name: 'รายการสินค้า' }).getByRole('listitem');
  await expect(display.getByText('ยินดีต้อนรับ')).toBeVisible();

  await till.add(BANANA, 2);
  await expect(lines).toHaveText([/^2 ×กล้วยหอมทอง/]);
  await expect(display.getByText(`฿${await till.due.textContent()}`)).toBeVisible();
  await expect(display.getByText('แต้มหลังบิลนี้')).toBeVisible();
  expect(await violationsOf(display)).toEqual([]);
  await display.reload();
  await expect(lines).toHaveCount(1);

  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  await page.getByRole('button', { name: /^โอนเงิน/ }).click();
  await expect(display.getByRole('img', { name: 'สแกนด้วยแอปธนาคาร' })).toBeInViewport();
  expect(await violationsOf(display)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(lines).toHaveCount(1);

  await page.getByRole('button', { name: 'รับเงินพอดี' }).click();
  await till.confirm().click();
  await till.receiptNumber();
  await expect(display.getByText('ขอบคุณที่อุดหนุน')).toBeVisible();
  await expect(display.getByText('แต้มคงเหลือ')).toBeVisible();
  expect(await violationsOf(display)).toEqual([]);
  await page.getByRole('link', { name: 'ขายต่อ' }).click();
  await expect(display.getByText('ยินดีต้อนรับ')).toBeVisible();
});

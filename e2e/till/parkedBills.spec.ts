import type { Page } from '@playwright/test';
import { signInByForm } from '../signInByForm.ts';
import { expect, test } from '../test.ts';
import { openShop } from './openShop.ts';
import { PRODUCTS } from './saleTable.ts';
import { Till } from './Till.ts';

test.use({ ownStack: 'parkedBills' });

const parkedList = (page: Page) => page.getByRole('dialog', { name: 'บิลที่พักของสาขานี้' });

/** Parks by keyboard alone: Shift+F9, a name, Enter. */
async function park(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+F9');
  await page.getByLabel('ชื่อบิล').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('ยังไม่มีสินค้าในตะกร้า')).toBeVisible();
}

async function open(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+F2');
  await parkedList(page)
    .getByRole('button', { name: `เปิดบิล ${name}` })
    .press('Enter');
  await expect(page.getByText(`บิลที่พัก: ${name}`)).toBeVisible();
}

test('a bill parked on one till is paid on another; the first till, which has it open too, shows who paid it and when, and is paid nothing', async ({
  signIn,
  browser,
  stack,
}) => {
  test.slow();
  const shop = await openShop(stack);
  const one = await signIn('cashier');
  // Another device of the same cashier: a bill on one till is not on the other by itself.
  const device = await browser.newContext({ baseURL: stack.url, locale: 'th-TH', reducedMotion: 'reduce' });
  const two = await device.newPage();
  await signInByForm(two, 'cashier');
  const [first, second] = [new Till(one), new Till(two)];
  await second.startGuestSale();
  await first.startGuestSale();
  await first.ring(PRODUCTS.hundred, 2);
  await park(one, 'โต๊ะ 4');

  // It appears live on the other till, with its sum and who parked it.
  await expect(two.getByRole('button', { name: /^บิลที่พัก\s*1/ })).toBeVisible();
  await open(two, 'โต๊ะ 4');
  await expect(second.due).toContainText('200.00');
  await open(one, 'โต๊ะ 4');
  await expect(two.getByText(/เปิดบิลนี้ที่เครื่องอื่น/)).toBeVisible();

  // Both take the payment; the second till confirms first.
  await first.proceed.click();
  await one.getByRole('button', { name: 'รับเงินพอดี' }).click();
  await second.proceed.click();
  await two.getByRole('button', { name: 'รับเงินพอดี' }).click();
  await second.confirm().click();
  const number = await second.receiptNumber();
  await first.confirm().click();
  await expect(one.getByText(new RegExp(`ชำระแล้ว.*${number}`))).toBeVisible();
  expect(await shop.gateway.sale(number)).toMatchObject({ total_payment: 200, total_qty: 2 });

  // The next customer is served, and the bill is no longer parked.
  await first.startGuestSale();
  await expect(one.getByRole('button', { name: 'บิลที่พัก', exact: true })).toBeVisible();
  await one.keyboard.press('Shift+F2');
  await expect(parkedList(one).getByText('ไม่มีบิลที่พักไว้')).toBeVisible();
  await device.close();
});

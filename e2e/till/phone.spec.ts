import type { Page } from '@playwright/test';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { Till } from './Till.ts';

const BAR = 'header.screen-only';
const DIALOG = '[role="dialog"]';

/** Runs in the page: returns controls of a part that are cut off at the side or covered by something else. */
function outOfReach(part: string): string[] {
  const pressed = document.querySelectorAll<HTMLElement>(
    `${part} :is(button, a[href], input:not([aria-hidden])):enabled, ${part} a[href]`,
  );
  const found: string[] = [];
  for (const element of Array.from(pressed)) {
    element.scrollIntoView({ block: 'center' });
    const { left, right, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isReached = element.contains(there) || element.closest('label')?.contains(there);
    if (left < 0 || right > innerWidth || !isReached) found.push(element.ariaLabel || element.textContent || 'a field');
  }
  return found;
}

async function expectInReach(page: Page, where: string, part: string): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible();
  expect.soft(await page.evaluate(outOfReach, part), where).toEqual([]);
}

test('on a phone everything that a cash sale presses stands in the screen, and nothing stands over it', async ({
  signIn,
}) => {
  const page = await signIn('cashier');
  await page.setViewportSize({ width: 390, height: 844 });
  const till = new Till(page);
  await till.startGuestSale();
  await expectInReach(page, 'bar', BAR);
  await till.add('กล้วยหอมทอง', 2);
  const bar = page.getByRole('button', { name: /^ดูตะกร้า · 2 ชิ้น/ });
  await expect(bar).toContainText('฿19.50');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(till.proceed).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('จำนวนของ กล้วยหอมทอง')).toBeHidden();
  await bar.click();
  await expectInReach(page, 'basket', '[data-bill]');
  await page.getByLabel('จำนวนของ กล้วยหอมทอง').fill('3');
  await page.getByRole('button', { name: /^ปิดตะกร้า · 3 ชิ้น/ }).click();
  await expect(page.getByLabel('จำนวนของ กล้วยหอมทอง')).toBeHidden();
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  await till.proceed.click();
  await expect(page.getByRole('button', { name: /^ดูตะกร้า · 3 ชิ้น/ })).toContainText('฿29.25');
  await page.getByRole('button', { name: /^เงินสด/ }).click();
  await page.getByLabel('รับเงินมา (บาท)').fill('5000');
  await expectInReach(page, 'cash', DIALOG);
  await page.getByRole('dialog').getByRole('button', { name: 'ชำระเงิน', exact: true }).click();
  await expect(till.confirm()).toBeVisible();
  await expectInReach(page, 'confirmation', DIALOG);
  await till.confirm().click();
  await till.receiptNumber();
  await page.getByRole('button', { name: 'พิมพ์ใบเสร็จ' }).click();
  await expectInReach(page, 'receipt', DIALOG);
});

test('enlarged to twice its size the screen of a till is worked by its keys: the bill comes and goes with the focus', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  await page.setViewportSize({ width: 640, height: 400 });
  const till = new Till(page);
  await till.startGuestSale();
  await till.add('กล้วยหอมทอง');
  const pieces = page.getByLabel('จำนวนของ กล้วยหอมทอง');
  await page.keyboard.press('F3');
  await expect(pieces).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder(/^ค้นหาสินค้า/)).toBeFocused();
  await expect(pieces).toBeHidden();
  await expect(page.getByRole('button', { name: /^ดูตะกร้า · 4 ชิ้น/ })).toContainText('฿39.00');
  await page.keyboard.press('F9');
  await page.waitForURL('**/payment/channels');
});

test('on a phone so do the details of a product, discounts, transfers and parts of a bill, and no page is wider than the screen', {
  tag: DEEP,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  await page.setViewportSize({ width: 390, height: 844 });
  const till = new Till(page);
  const fits = async (where: string, part?: string) => {
    if (part) await expectInReach(page, where, part);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(390);
  };
  await till.startMemberSale('0812345678');
  await page.getByRole('button', { name: 'รายละเอียดของ กล้วยหอมทอง' }).click();
  await fits('product', DIALOG);
  await page.keyboard.press('Escape');
  await till.add('กล้วยหอมทอง', 2);
  await till.openBenefit('ส่วนลด');
  await fits('discounts', DIALOG);
  await page.keyboard.press('Escape');
  await till.proceed.click();
  for (const [where, tile] of [
    ['transfer', /^โอนเงิน/],
    ['split', /^แบ่งจ่าย/],
  ] as const) {
    await page.getByRole('button', { name: tile }).click();
    await fits(where, DIALOG);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await fits('ways to pay', 'main');
  await (await till.tender({ by: 'skip' })).getByRole('button', { name: 'ยืนยัน', exact: true }).click();
  await till.receiptNumber();
  await fits('paid', 'main');
  await page.goto('/payment/lite');
  await expect(page.getByRole('textbox', { name: 'จำนวนเงิน (บาท)' })).toBeVisible();
  await fits('quick sale', 'main');
});

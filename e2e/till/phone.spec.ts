import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { Till } from './Till.ts';

const BAR = 'header.screen-only';
const DIALOG = '[role="dialog"]';

/** Runs in the page: what can be pressed in a part of it, and is cut at the side or lies below something else. */
function outOfReach(part: string): string[] {
  const pressed = document.querySelectorAll<HTMLElement>(
    `${part} :is(button, a[href], input):enabled, ${part} a[href]`,
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
  await till.proceed.click();
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

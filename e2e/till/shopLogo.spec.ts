import type { Locator, Page } from '@playwright/test';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { dotsOf, jobsOf, plugIn } from './cablePrinter.ts';
import { Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';

test.use({ ownStack: 'shopLogo' });

/** Draws a black disc on a transparent background. */
async function drawLogo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 300];
    const context = canvas.getContext('2d');
    context?.ellipse(200, 150, 190, 140, 0, 0, 7);
    context?.fill();
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const isDrawn = (logo: Locator) =>
  expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(400);

test('issue 36 a logo is put up beside the paper that it stands on, is on the receipt, its print and the screen of the customer, and goes again', {
  tag: SLOW,
}, async ({ signIn }) => {
  const office = await signIn('owner');
  await office.goto('/management/setting?tab=paper');
  const logo = office.getByTestId('paper-logo');
  await expect(office.getByRole('document', { name: 'ใบเสร็จรับเงิน' })).toBeVisible();
  await expect(logo).toHaveCount(0);
  const chooser = office.getByLabel('เลือกโลโก้');
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(office) };
  await chooser.setInputFiles(picture);
  await expect(logo).toHaveCount(2);
  await isDrawn(office.getByRole('document', { name: 'ใบเสร็จรับเงิน' }).getByTestId('paper-logo'));
  for (const size of ['58 มม.', 'A4']) {
    await office.getByRole('button', { name: size }).click();
    await expect(office.getByRole('document', { name: 'ใบเสร็จรับเงิน' }).getByTestId('paper-logo')).toBeVisible();
  }
  expect(await violationsOf(office)).toEqual([]);

  await office.evaluate(() => localStorage.clear());
  const page = await signIn('cashier');
  await plugIn(page, { opensDrawer: false, slips: [] });
  const till = new Till(page);
  await till.startGuestSale();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'จอลูกค้า' }).click();
  const display = await popup;
  await isDrawn(display.getByRole('main').locator('section img'));
  await till.add(BANANA);
  await expect(display.getByRole('list', { name: 'รายการสินค้า' })).toBeVisible();
  await isDrawn(display.locator('header img'));
  await (await till.takeCash('100')).click();
  await till.receiptNumber();
  await isDrawn(page.getByRole('document', { name: 'ใบเสร็จรับเงิน' }).getByTestId('paper-logo').first());
  await page.getByRole('button', { name: /^พิมพ์ใบเสร็จ/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'พิมพ์', exact: true }).click();
  await expect.poll(async () => (await jobsOf(page)).length).toBe(1);
  const withLogo = dotsOf((await jobsOf(page))[0] ?? []);

  await page.evaluate(() => localStorage.clear());
  const again = await signIn('owner');
  await again.goto('/management/setting?tab=paper');
  await again.getByRole('button', { name: 'นำโลโก้ออก' }).click();
  await expect(again.getByTestId('paper-logo')).toHaveCount(0);
  await again.evaluate(() => localStorage.clear());
  const last = await signIn('cashier');
  await plugIn(last, { opensDrawer: false, slips: [] });
  const next = new Till(last);
  await next.startGuestSale();
  await next.add(BANANA);
  await (await next.takeCash('100')).click();
  await next.receiptNumber();
  await last.getByRole('button', { name: /^พิมพ์ใบเสร็จ/ }).click();
  await last.getByRole('dialog').getByRole('button', { name: 'พิมพ์', exact: true }).click();
  await expect.poll(async () => (await jobsOf(last)).length).toBe(1);
  const without = dotsOf((await jobsOf(last))[0] ?? []);
  expect(withLogo.rows - without.rows).toBeGreaterThan(100);
  const dots = ({ width, rows, black }: typeof without) => width * rows * black;
  expect(dots(withLogo) - dots(without)).toBeGreaterThan(10_000);
});

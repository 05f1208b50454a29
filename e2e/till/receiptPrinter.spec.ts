import { expect, SLOW, test } from '../test.ts';
import { dotsOf, jobsOf, plugged, plugIn } from './cablePrinter.ts';
import { Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';

test('a printer on a cable opens the drawer for cash and prints the receipt by itself; pulled out, it is said, and the receipt is printed when it is back', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  await plugIn(page, { opensDrawer: true, slips: [] });
  const till = new Till(page);
  await till.startGuestSale();
  await till.add(BANANA, 2);
  await (await till.takeCash('100')).click();
  await till.receiptNumber();
  await expect.poll(async () => (await jobsOf(page)).length).toBe(1);
  const [drawer = []] = await jobsOf(page);
  expect(drawer.slice(-8)).toContain(0x70);

  await plugged(page, false);
  await page.getByRole('button', { name: /^พิมพ์ใบเสร็จ/ }).click();
  const print = page.getByRole('dialog').getByRole('button', { name: 'พิมพ์', exact: true });
  await print.click();
  await expect(page.getByText('ส่งไปที่เครื่องพิมพ์ไม่ได้')).toBeVisible();
  await plugged(page, true);
  await print.click();
  await expect.poll(async () => (await jobsOf(page)).length).toBe(2);
  const [, receipt = []] = await jobsOf(page);
  const { width, rows, black } = dotsOf(receipt);
  expect(width).toBe(576);
  expect(rows).toBeGreaterThan(600);
  expect(black).toBeGreaterThan(0.02);
  expect(black).toBeLessThan(0.4);
  // It is not a copy until it was printed.
  await print.click();
  await expect.poll(async () => (await jobsOf(page)).length).toBe(3);
  expect(dotsOf((await jobsOf(page))[2] ?? []).rows).toBeGreaterThan(rows);
});

test('issue 34 the slip of a station leaves by itself after payment; pulled out, it is said, and printed when it is back, and again from the page of the sale', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  await plugIn(page, { opensDrawer: false, slips: ['บาร์'] });
  const till = new Till(page);
  const sell = async () => {
    await till.startGuestSale();
    await till.add('ลาเต้ร้อน');
    await till.proceed.click();
    await page.getByRole('button', { name: 'รับเงินพอดี' }).click();
    await till.confirm().click();
    await till.receiptNumber();
  };
  const printed = async (jobs: number) => {
    await expect.poll(async () => (await jobsOf(page)).length).toBe(jobs);
    return dotsOf((await jobsOf(page)).at(-1) ?? []);
  };
  await sell();
  const first = await printed(1);
  expect(first.width).toBe(576);
  expect(first.rows).toBeGreaterThan(200);
  expect(first.black).toBeGreaterThan(0.01);

  await plugged(page, false);
  await sell();
  const failed = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'พิมพ์อีกครั้ง' }) });
  await expect(failed).toBeVisible();
  await plugged(page, true);
  await failed.getByRole('button', { name: 'พิมพ์อีกครั้ง' }).click();
  const second = await printed(2);
  await expect(failed).toBeHidden();

  await page.getByRole('link', { name: 'ดูในประวัติการขาย' }).click();
  await page.getByRole('button', { name: 'พิมพ์ใบออเดอร์' }).click();
  // It is marked as a reprint.
  expect((await printed(3)).rows).toBeGreaterThan(second.rows);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';

/** A printer that is plugged in until it is pulled out; what is sent to it is kept, job by job. */
async function plugIn(page: Page, setting: { opensDrawer: boolean; slips: string[] }): Promise<void> {
  await page.addInitScript((ofTest) => {
    const device = { alert: true, tick: false, cards: 'SMALL', printer: 'SERIAL', roll: '80', ...ofTest };
    localStorage.setItem('taem.till.device', JSON.stringify(device));
    const printer = { jobs: [] as number[][], isPlugged: true };
    const port = {
      writable: {
        getWriter: () => ({
          write: async (bytes: Uint8Array) => {
            if (!printer.isPlugged) throw new DOMException('The device has been lost.', 'NetworkError');
            printer.jobs.push([...bytes]);
          },
          close: async () => undefined,
        }),
      },
      open: async () => undefined,
      close: async () => undefined,
    };
    Object.defineProperty(navigator, 'serial', { value: { getPorts: async () => [port] } });
    Object.assign(globalThis, { printer });
  }, setting);
}

const jobsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { printer: { jobs: number[][] } }).printer.jobs);

const plugged = (page: Page, isPlugged: boolean) =>
  page.evaluate((is) => {
    (globalThis as unknown as { printer: { isPlugged: boolean } }).printer.isPlugged = is;
  }, isPlugged);

/** The dots of the pictures of a job: how wide, how many rows, and which part of them is black. */
function dotsOf(bytes: readonly number[]): { width: number; rows: number; black: number } {
  let [width, rows, black] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0x1d || bytes[at + 1] !== 0x76) continue;
    const [wide = 0, wider = 0, high = 0, higher = 0] = bytes.slice(at + 4, at + 8);
    const size = (wide + wider * 256) * (high + higher * 256);
    width = (wide + wider * 256) * 8;
    rows += high + higher * 256;
    for (const byte of bytes.slice(at + 8, at + 8 + size)) black += byte.toString(2).replaceAll('0', '').length;
    at += 7 + size;
  }
  return { width, rows, black: black / (width * rows) };
}

test('a printer on a cable opens the drawer for cash and prints the receipt by itself; pulled out, it is said, and the receipt is printed when it is back', async ({
  signIn,
}) => {
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
  // It is no copy until it left the printer.
  await print.click();
  await expect.poll(async () => (await jobsOf(page)).length).toBe(3);
  expect(dotsOf((await jobsOf(page))[2] ?? []).rows).toBeGreaterThan(rows);
});

test('issue 34 the slip of a station leaves by itself after payment; pulled out, it is said, and printed when it is back, and again from the page of the sale', async ({
  signIn,
}) => {
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
  // It says that it is printed again.
  expect((await printed(3)).rows).toBeGreaterThan(second.rows);
});

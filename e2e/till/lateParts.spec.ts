import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, SLOW, test } from '../test.ts';
import { cardOf, Till } from './Till.ts';

const MANIFEST = new URL('../../web/dist/public/.vite/manifest.json', import.meta.url);
const BANANA = 'กล้วยหอมทอง';

/** Parts that a sale may need after its page is displayed. */
const LATE = [
  'till/sale/ProductDialog.tsx',
  'till/options/LineDialog.tsx',
  'till/bill/RemoveLineDialog.tsx',
  'till/bill/BillWarning.tsx',
  'till/why/BillWhyDialog.tsx',
  'till/customer/WalkInDialog.tsx',
  'till/offers/OfferDialog.tsx',
  'till/parked/ParkBillDialog.tsx',
  'till/parked/ParkedBillsDialog.tsx',
  'till/device/TillDialog.tsx',
  'till/shift/ShiftPanel.tsx',
  'till/keys/ShortcutsDialog.tsx',
  'till/handOver/HandOverDialog.tsx',
  'till/payment/ChannelsPage.tsx',
  'till/payment/SplitDialog.tsx',
  'till/payment/UnresolvedPayment.tsx',
  'till/receipt/SuccessPage.tsx',
  'sale/receipt/ReceiptDialog.tsx',
];

async function filesOf(modules: readonly string[]): Promise<string[]> {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  return modules.map((name) => `/${manifest[`src/${name}`]?.file ?? name}`);
}

/** Returns the files that the page receives from now on. */
function arrivals(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('response', (response) => files.add(new URL(response.url()).pathname));
  return files;
}

test('issue 34 a sales screen that has come to rest opens every dialog and sells when the server has no file of it any more', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  const files = arrivals(page);
  await till.startGuestSale();
  await expect(cardOf(page, BANANA)).toBeVisible();
  const expected = await filesOf(LATE);
  await expect.poll(() => expected.filter((file) => !files.has(file)), { timeout: 60_000 }).toEqual([]);

  const missed: string[] = [];
  await page.route('**/assets/*.{js,css}', async (route) => {
    missed.push(route.request().url());
    await route.fulfill({ status: 404 });
  });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const closed = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('button', { name: `รายละเอียดของ ${BANANA}` }).click();
  await expect(dialog).toContainText('9.75');
  await closed();
  await cardOf(page, BANANA).click();
  for (const name of [/^ที่มาของราคา/, /^ส่วนลด/, /^พักบิล/, /^บิลที่พัก/, /^ปุ่มลัด/]) {
    await page.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    await closed();
  }
  await page.getByRole('button', { name: `ลด ${BANANA}` }).click();
  await expect(dialog).toContainText(BANANA);
  await closed();
  await (await till.takeCash('100')).click();
  await till.receiptNumber();
  await page.getByRole('button', { name: /^พิมพ์ใบเสร็จ/ }).click();
  await expect(dialog).toBeVisible();
  expect(missed).toEqual([]);
});

test('issue 34 a dialog that cannot be fetched says so, keeps the bill, and opens with a later press', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  const [file] = await filesOf(['till/parked/ParkedBillsDialog.tsx']);
  await page.route(`**${file}`, (route) => route.abort());
  const till = new Till(page);
  await till.startGuestSale();
  await cardOf(page, BANANA).click();
  const parked = page.getByRole('button', { name: /^บิลที่พัก/ });
  await parked.click();
  await expect(page.getByRole('alert').filter({ hasText: 'ยังเปิดไม่ได้' })).toBeVisible();
  await expect(till.due).toHaveText('9.75');
  await page.unroute(`**${file}`);
  await parked.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

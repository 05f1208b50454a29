import { readFileSync } from 'node:fs';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { Api } from '../Api.ts';
import { DEEP, expect, test } from '../test.ts';

const satang = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);

test('BI-10..18, BI-22 of reports: pages and orders stand in the address, and the file comes to the figure above', async ({
  signIn,
}) => {
  const page = await signIn('owner');
  await page.goto('/bi/revenue/transaction?period=all');
  await expect(page).toHaveURL(/\/bi\/report\/revenue\/transactions/);

  await page.goto('/bi/loyalty');
  await page.getByRole('link', { name: 'Gold', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('รายงาน Gold');

  await page.goto('/bi/report/product/product?product=all&period=all');
  const rows = page.locator('.MuiDataGrid-row[data-id]');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'หน้าถัดไป' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first().getByRole('gridcell').first()).toHaveText('11');
  await page.getByRole('columnheader', { name: /^จำนวนชิ้น/ }).click();
  await expect(page).toHaveURL(/sort=quantity/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows.first().getByRole('gridcell').first()).toHaveText('1');

  const summary = page.getByRole('region', { name: 'สรุป' });
  const revenue = await summary.locator('dd').last().textContent();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ส่งออก' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const lines = readFileSync(await (await saving).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const total = lines.at(-1)?.split(',') ?? [];
  const headings = lines.find((line) => line.split(',').includes('รหัสสินค้า'))?.split(',') ?? [];
  expect(lines[0]).toContain('ตามสินค้า');
  expect(total[0]).toBe('รวม');
  const inFile = satang(total[headings.indexOf('รายได้รวม (บาท)')] ?? '');
  expect(Math.abs(inFile - satang(revenue ?? ''))).toBeLessThanOrEqual(50);

  await page.goto('/bi/report/ranking/payment?period=all');
  await expect(rows).toHaveCount(3);
  await page.goto('/bi/report/stock/all');
  await expect(page.getByRole('alert')).toContainText('stock');
});

interface Sold {
  report: { transactions: { items: { transactionNo: string; totalQuantity: number; totalRevenue: number }[] } };
}

const SOLD = `{ report(range: { last: THIS_MONTH }) { transactions(perPage: 1000) {
  items { transactionNo totalQuantity totalRevenue } } } }`;

test('BI-18, BI-44 the file of a sales report has each sale of its days, exactly as the sales have it', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const { items } = (await api.send<Sold>(SOLD)).report.transactions;
  const sums = [items.length, 0, 0];
  for (const { totalQuantity, totalRevenue } of items) {
    sums[1] = (sums[1] ?? 0) + totalQuantity;
    sums[2] = (sums[2] ?? 0) + Math.round(totalRevenue * 100);
  }
  const [sales = 0, pieces = 0, revenue = 0] = sums;
  expect(sales).toBeGreaterThan(10);

  const page = await signIn('owner');
  await page.goto('/bi/report/revenue/transactions?period=month');
  const summary = page.getByRole('region', { name: 'สรุป' });
  await expect(summary.locator('dd')).toHaveText([/./, ...[sales, pieces, revenue / 100].map(formatCount)]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ส่งออก' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const lines = readFileSync(await (await saving).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const start = lines.findIndex((line) => line.includes('เลขที่ชำระเงิน'));
  const [number = 0, quantity = 0, amount = 0] = ['เลขที่ชำระเงิน', 'จำนวนชิ้น', 'รายได้รวม (บาท)'].map((heading) =>
    lines[start]?.indexOf(heading),
  );
  const listed = lines
    .slice(start + 1, -1)
    .map((line) => [line[number], Number(line[quantity]), satang(line[amount] ?? '')].join(' '));
  expect(listed.sort()).toEqual(
    items.map((sale) => `${sale.transactionNo} ${sale.totalQuantity} ${Math.round(sale.totalRevenue * 100)}`).sort(),
  );
  const total = lines.at(-1) ?? [];
  expect([Number(total[quantity]), satang(total[amount] ?? '')]).toEqual([pieces, revenue]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from '../test.ts';

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
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'หน้าถัดไป' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first().getByRole('cell').first()).toHaveText('11');
  await page.getByRole('combobox', { name: 'เรียงตาม' }).click();
  await page.getByRole('option', { name: 'จำนวนชิ้น' }).click();
  await expect(page).toHaveURL(/sort=quantity/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows.first().getByRole('cell').first()).toHaveText('1');

  const summary = page.getByRole('region', { name: 'สรุป' });
  const revenue = await summary.locator('dd').last().textContent();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ส่งออก' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const lines = readFileSync(await (await saving).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const total = lines.at(-1)?.split(',') ?? [];
  const headings = lines.find((line) => line.startsWith('รหัสสินค้า'))?.split(',') ?? [];
  expect(lines[0]).toContain('ตามสินค้า');
  expect(total[0]).toBe('รวม');
  const inFile = satang(total[headings.indexOf('รายได้รวม (บาท)')] ?? '');
  expect(Math.abs(inFile - satang(revenue ?? ''))).toBeLessThanOrEqual(50);

  await page.goto('/bi/report/ranking/payment?period=all');
  await expect(rows).toHaveCount(3);
  await page.goto('/bi/report/stock/all');
  await expect(page.getByRole('alert')).toContainText('stock');
});

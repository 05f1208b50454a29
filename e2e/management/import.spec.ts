import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { DEEP, expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';

const choose = (page: Page, file: string | { name: string; buffer: Buffer }) =>
  page
    .locator('input[type=file]')
    .setInputFiles(typeof file === 'string' ? file : { ...file, mimeType: 'application/octet-stream' });

/** Returns the file downloaded from the page, with its name there. */
async function saved(download: Promise<Download>): Promise<{ name: string; buffer: Buffer }> {
  const file = await download;
  return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) };
}

test('PR-01 each template goes in as it stands', { tag: DEEP }, async ({ signIn }) => {
  const page = await signIn('owner');
  for (const path of ['/products/import', '/ci/potential/import']) {
    for (const [button, ending] of [
      ['ดาวน์โหลดไฟล์ตัวอย่าง', 'xlsx'],
      ['ไฟล์ตัวอย่าง CSV', 'csv'],
    ] as const) {
      await page.goto(path);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const file = await saved(download);
      expect(file.name).toMatch(new RegExp(`-template.${ending}$`));
      await choose(page, file);
      await expect(page.getByText('ทุกแถวนำเข้าได้ ยังไม่มีการบันทึก')).toBeVisible();
      await expect(page.getByRole('button', { name: 'บันทึก 1 แถว' })).toBeEnabled();
    }
  }
});

test('PR-04, PR-05 a file from elsewhere is dropped, what was understood is seen, columns are chosen by the keyboard, and kept for the next such file', async ({
  signIn,
}) => {
  const page = await signIn('owner');
  const heads = 'Viite,Tuote,Hinta,Ryhmä';
  const file = (code: string) => `Luettelo\n\n${heads}\n${code},ชาฟินแลนด์,45,เครื่องดื่มจากไฟล์\n`;
  await page.goto('/products/import');
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'luettelo.csv'));
    return transfer;
  }, file('FI-1'));
  await page.getByText('หรือลากไฟล์มาวางที่นี่').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('หัวตารางอยู่แถว 3')).toBeVisible();
  await expect(page.getByText('ข้ามด้านบน: Luettelo')).toBeVisible();
  await expect(page.getByText('ยังไม่รู้ว่าคอลัมน์ไหนคือ ชื่อ, ราคา')).toBeVisible();
  expect(await violationsOf(page, { part: 'main' })).toEqual([]);
  for (const [head, field] of [
    ['Viite', 'รหัสสินค้า'],
    ['Tuote', 'ชื่อ'],
    ['Hinta', 'ราคา'],
    ['Ryhmä', 'หมวดหมู่'],
  ] as const) {
    await page.getByRole('combobox', { name: head, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: field, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('checkbox', { name: /สร้างหมวดหมู่ใหม่ 1 หมวด/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /สร้างหมวดหมู่ใหม่/ }).uncheck();
  await expect(page.getByRole('table', { name: 'แถวที่ผิด' })).toContainText('Ryhmä');
  await page.getByRole('checkbox', { name: /สร้างหมวดหมู่ใหม่/ }).check();
  await page.getByRole('button', { name: 'บันทึก 1 แถว' }).click();
  await page.getByRole('button', { name: 'ตกลง' }).click();
  await expect(page.getByText('นำเข้า luettelo.csv แล้ว')).toBeVisible();
  expect(await violationsOf(page, { part: 'main' })).toEqual([]);

  await page.reload();
  await choose(page, { name: 'seuraava.csv', buffer: Buffer.from(file('FI-2')) });
  await expect(page.getByRole('combobox', { name: 'Tuote', exact: true })).toHaveText('ชื่อ');
  await expect(page.getByRole('button', { name: 'บันทึก 1 แถว' })).toBeEnabled();
});

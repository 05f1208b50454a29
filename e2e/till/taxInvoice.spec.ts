import { expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { registerForVat } from './registerForVat.ts';
import { Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';

test.use({ ownStack: 'taxInvoice' });

test('issue 36 a full tax invoice is issued from the paid sale, once; requested again it is a copy, and a return has its credit note', async ({
  signIn,
  stack,
}) => {
  await registerForVat(stack);
  const till = new Till(await signIn('cashier'));
  const { page } = till;
  await till.startGuestSale();
  await till.ring({ code: 'BANANA000001', name: BANANA }, 2, '53.5');
  await (await till.takeCash('107')).click();
  const number = await till.receiptNumber();
  await expect(page.getByRole('document').first()).toContainText(/-A-000001/);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'ใบกำกับภาษีเต็มรูป' }).click();
  const issue = dialog.getByRole('button', { name: 'ออกใบกำกับภาษีเต็มรูป' });
  await dialog.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0105536000314');
  await issue.click();
  await expect(dialog.getByText(/^เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง/)).toBeVisible();
  await dialog.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0-1055-36000-31-3');
  await dialog.getByLabel('ชื่อผู้ซื้อ').fill('บริษัท ผู้ซื้อดี จำกัด');
  await dialog.getByLabel('ที่อยู่').fill('123 ถนนสุขุมวิท\nกรุงเทพฯ 10110');
  await dialog.getByRole('combobox', { name: 'สถานประกอบการ' }).click();
  await page.getByRole('option', { name: 'สาขา', exact: true }).click();
  await dialog.getByLabel('เลขที่สาขา').fill('00002');
  expect(await violationsOf(page)).toEqual([]);
  await issue.click();

  const paper = dialog.getByRole('document');
  await dialog.getByRole('button', { name: 'A4' }).click();
  await expect(dialog.getByText(/^ออกใบกำกับภาษีเลขที่ .*-F-000001 แล้ว$/)).toBeVisible();
  for (const part of [
    'ใบกำกับภาษี',
    'บริษัท ตัวอย่าง จำกัด',
    '99 ถนนพระรามที่ 1',
    'เลขประจำตัวผู้เสียภาษี 0-1055-36000-31-3',
    'สำนักงานใหญ่',
    'บริษัท ผู้ซื้อดี จำกัด',
    '123 ถนนสุขุมวิท',
    'สาขาที่ 00002',
    /ยกเลิกใบกำกับภาษีอย่างย่อเลขที่ \S+-A-000001 วันที่ .* และออกใบกำกับภาษีฉบับนี้แทน/,
    `${BANANA}2100.00`,
    'มูลค่าก่อนภาษี100.00',
    'ภาษีมูลค่าเพิ่ม 7%7.00',
    'รวมทั้งสิ้น107.00',
    '(หนึ่งร้อยเจ็ดบาทถ้วน)',
  ]) {
    await expect(paper).toContainText(part);
  }
  await expect(paper).not.toContainText('สำเนา');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'ใบกำกับภาษีเต็มรูป' }).click();
  await expect(dialog.getByText(/ไปแล้ว$/)).toBeVisible();
  // It was never printed, so the next print is the original.
  await expect(paper).not.toContainText('สำเนา');
  await dialog.getByRole('button', { name: 'พิมพ์', exact: true }).click();
  await expect(paper).toContainText('สำเนา');
  await expect(paper).toContainText('-F-000001');

  await page.evaluate(() => localStorage.clear());
  const office = await signIn('manager');
  await office.goto('/transactions');
  await office.getByRole('link', { name: number }).click();
  const main = office.getByRole('main');
  await expect(main.getByRole('button', { name: 'ออกใบกำกับภาษีเต็มรูป' })).toHaveCount(0);
  await office.getByRole('button', { name: 'คืนสินค้า', exact: true }).click();
  const returning = office.getByRole('dialog');
  await returning.getByRole('button', { name: `เพิ่มจำนวน ${BANANA}` }).click();
  await returning.getByRole('button', { name: /^ทำรายการนี้ที่/ }).click();
  await returning.getByRole('combobox', { name: 'เหตุผล (ไม่บังคับ)' }).click();
  await office.getByRole('option', { name: 'ชำรุด' }).click();
  await returning.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
  await returning.getByRole('button', { name: 'ยืนยันคืนสินค้า' }).click();
  await expect(returning).toBeHidden();
  await main.getByRole('button', { name: /-C-000001$/ }).click();
  for (const part of [
    'ใบลดหนี้',
    'บริษัท ผู้ซื้อดี จำกัด',
    /อ้างถึงใบกำกับภาษีเลขที่ \S+-F-000001/,
    'สาเหตุที่ลดหนี้: ชำรุด',
    'มูลค่าตามใบกำกับภาษีเดิม100.00',
    'มูลค่าที่ถูกต้อง50.00',
    'ผลต่าง50.00',
    'ภาษีมูลค่าเพิ่ม 7%3.50',
    '(ห้าสิบสามบาทห้าสิบสตางค์)',
  ]) {
    await expect(returning.getByRole('document')).toContainText(part);
  }
  // It is issued with the return, and was not displayed to anyone yet.
  await expect(returning.getByRole('document')).not.toContainText('สำเนา');
  await office.keyboard.press('Escape');
  await office.goBack();
  await main.getByRole('button', { name: /-F-000001$/ }).click();
  await expect(returning.getByRole('document')).toContainText(/ลดหนี้แล้วตามใบลดหนี้เลขที่ \S+-C-000001 วันที่ /);
  await expect(returning.getByRole('document')).toContainText('สำเนา');
});

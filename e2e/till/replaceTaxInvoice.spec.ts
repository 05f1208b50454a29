import { Api } from '../Api.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { registerForVat } from './registerForVat.ts';
import { Till } from './Till.ts';

/** 69.00 THB. */
const NOODLES = 'ก๋วยเตี๋ยวต้มยำหมู';

test.use({ ownStack: 'replaceTaxInvoice' });

test('issue 36 a full tax invoice with a wrong name is cancelled on the page of its sale, and the new one says so', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  await registerForVat(stack);
  const api = new Api(stack);
  await api.signIn('manager');
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  await till.add(NOODLES);
  await (await till.takeCash('100')).click();
  const number = await till.receiptNumber();
  await till.page.evaluate(() => localStorage.clear());
  const office = await signIn('manager');
  await office.goto('/transactions');
  await office.getByRole('link', { name: number }).click();
  const main = office.getByRole('main');
  const dialog = office.getByRole('dialog');
  await main.getByRole('button', { name: 'ออกใบกำกับภาษีเต็มรูป' }).click();
  await dialog.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0105536000313');
  await dialog.getByLabel(/^ชื่อผู้ซื้อ/).fill('บริษัท ตัวอยาง จำกัด');
  await dialog.getByLabel(/^ที่อยู่/).fill('1 ถนนพระรามที่ 1 กรุงเทพฯ 10330');
  await dialog.getByRole('button', { name: 'ออกใบกำกับภาษีเต็มรูป' }).click();
  await expect(dialog.getByRole('document')).toContainText('บริษัท ตัวอยาง จำกัด');
  await office.keyboard.press('Escape');

  await main.getByRole('button', { name: 'แก้ไขผู้ซื้อ' }).click();
  await expect(dialog.getByLabel(/^ชื่อผู้ซื้อ/)).toHaveValue('บริษัท ตัวอยาง จำกัด');
  expect(await violationsOf(office)).toEqual([]);
  await dialog.getByLabel(/^ชื่อผู้ซื้อ/).fill('บริษัท ตัวอย่าง จำกัด');
  await dialog.getByRole('combobox', { name: /^สาเหตุ/ }).click();
  await office.getByRole('option', { name: 'ชื่อผู้ซื้อผิด' }).click();
  await dialog.getByRole('button', { name: 'ออกใบใหม่แทน' }).click();
  const paper = dialog.getByRole('document');
  await expect(paper).toContainText('บริษัท ตัวอย่าง จำกัด');
  await expect(paper).toContainText(/เป็นการยกเลิกและออกใบกำกับภาษีฉบับใหม่แทนฉบับเดิมเลขที่ .*-F-000001/);
  await office.keyboard.press('Escape');
  await expect(main.getByText(/^ยกเลิก ออกเลขที่ .*-F-000002 แทน$/)).toBeVisible();
  await main.getByRole('button', { name: /-F-000001$/ }).click();
  await expect(paper).toContainText('ยกเลิกแล้ว');
});

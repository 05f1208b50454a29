import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { expect, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';

test.use({ ownStack: 'taxInvoice' });

/** A shop whose branches are all registered. */
async function register(stack: Stack): Promise<void> {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  const branches = await gateway.list<{ id: string }>('merchant-branches');
  for (const [at, { id }] of branches.entries()) {
    await gateway.change('merchant-branches', id, { tax_branch_no: String(at).padStart(5, '0') });
  }
}

test('issue 36 a shop turns its tax invoices on beside the paper, and a sale of 107.00 has 7.00 of VAT and its number', async ({
  signIn,
  stack,
}) => {
  await register(stack);
  const page = await signIn('owner');
  await page.goto('/management/setting?tab=paper');
  const paper = page.locator('[role=document]');
  await expect(paper).toContainText('ขอบคุณที่ใช้บริการ');
  await expect(paper).not.toContainText('ใบกำกับภาษี');
  await page.getByRole('combobox', { name: 'ใบกำกับภาษีของร้าน' }).click();
  await page.getByRole('option', { name: /^ราคารวม VAT แล้ว/ }).click();
  await page.getByRole('textbox', { name: 'เลขประจำตัวผู้เสียภาษี' }).fill('0-1055-36000-31-3');
  await page.getByRole('textbox', { name: 'ชื่อผู้ประกอบการตามทะเบียน' }).fill('บริษัท ตัวอย่าง จำกัด');
  await page.getByRole('textbox', { name: 'ท้ายใบเสร็จ' }).fill('เปิดทุกวัน 9:00–20:00');
  await expect(paper).toContainText('ใบกำกับภาษีอย่างย่อ');
  await expect(paper).toContainText('บริษัท ตัวอย่าง จำกัด');
  await expect(paper).toContainText('เปิดทุกวัน 9:00–20:00');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บันทึกสำเร็จ')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  await till.ring({ code: 'BANANA000001', name: BANANA }, 1, '107');
  await (await till.takeCash('107')).click();
  await till.receiptNumber();
  const receipt = till.page.locator('[role=document]').first();
  for (const part of ['ใบกำกับภาษีอย่างย่อ', 'บริษัท ตัวอย่าง จำกัด', '0-1055-36000-31-3', /-A-000001/]) {
    await expect(receipt).toContainText(part);
  }
  await expect(receipt).toContainText('ก่อน VAT100.00');
  await expect(receipt).toContainText('VAT 7%7.00');
  await expect(receipt).toContainText('รวมภาษีมูลค่าเพิ่มแล้ว');
  await expect(receipt).toContainText('เปิดทุกวัน 9:00–20:00');
});

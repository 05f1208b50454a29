import { expect, SLOW, test } from '../test.ts';
import { openShop } from '../till/openShop.ts';
import { registerForVat } from '../till/registerForVat.ts';
import { seriousViolationsOf } from '../violationsOf.ts';
import { requestClaimCode, sellToGuest } from './guestReceipt.ts';

test.use({ ownStack: 'receiptPage' });

test('issue 36 from one guest’s receipt, on a phone: its paper, its points, and the full tax invoice, which a finder cannot read', {
  tag: SLOW,
}, async ({ browser, signIn, stack }) => {
  const shop = await openShop(stack);
  await registerForVat(stack, { tax_request_days: 30 });
  const member = await shop.newMember('ใบกำกับ', 0);
  const { id, number, link, address } = await sellToGuest(stack, shop);
  expect(link).toMatchObject({ canClaim: true, canRequestTaxInvoice: true });
  const openPhone = async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      locale: 'th-TH',
    });
    return await context.newPage();
  };

  const phone = await openPhone();
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`ใบเสร็จ ${number}`);
  const paper = phone.getByRole('document', { name: 'ใบเสร็จรับเงิน' });
  for (const part of ['ใบกำกับภาษีอย่างย่อ', 'บริษัท ตัวอย่าง จำกัด', '13 × 100.00', '1,300.00', 'VAT 7%85.05', 'เงินสด'])
    await expect(paper).toContainText(part);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousViolationsOf(phone)).toEqual([]);

  const code = await requestClaimCode(phone, stack, member.phone);
  await phone.getByLabel('รหัสยืนยัน 6 หลัก').fill(code);
  await phone.getByRole('button', { name: 'รับแต้ม', exact: true }).click();
  await expect(phone.getByRole('heading', { name: /^ได้รับ \d+ แต้มแล้ว$/ })).toBeVisible();

  const fill = async (page: typeof phone, name: string) => {
    await page.getByRole('button', { name: /^(ขอ|เปิดดู)ใบกำกับภาษี$/ }).click();
    await page.getByRole('radio', { name: 'สำนักงานใหญ่' }).check();
    await page.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0-1055-36000-31-3');
    await page.getByLabel('ชื่อผู้ซื้อ').fill(name);
    await page.getByLabel('ที่อยู่').fill('123 ถนนสุขุมวิท กรุงเทพฯ 10110');
  };
  await fill(phone, 'บริษัท ผู้ซื้อดี จำกัด');
  expect(await seriousViolationsOf(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'ออกใบกำกับภาษี', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'ใบกำกับภาษีเต็มรูปของคุณ' })).toBeVisible();
  const invoice = phone.getByRole('document', { name: 'ใบกำกับภาษี', exact: true });
  for (const part of ['-F-000001', 'บริษัท ผู้ซื้อดี จำกัด', 'สำนักงานใหญ่', 'รวมทั้งสิ้น1,300.00']) {
    await expect(invoice).toContainText(part);
  }
  await expect(invoice).not.toContainText('สำเนา');
  await phone.reload();
  await expect(invoice).toContainText('บริษัท ผู้ซื้อดี จำกัด');
  await expect(phone.getByText('มีผู้รับแต้มของใบเสร็จนี้ไปแล้ว')).toBeVisible();
  // Only the invoice is printed.
  await phone.emulateMedia({ media: 'print' });
  await expect(paper).toBeHidden();
  await expect(invoice).toContainText('ยกเลิกใบกำกับภาษีอย่างย่อเลขที่');

  const finder = await openPhone();
  await finder.goto(address.replace('/receipt/', '/claim/'));
  await expect(finder.getByRole('heading', { name: 'ออกใบกำกับภาษีเต็มรูปแล้ว' })).toBeVisible();
  await fill(finder, 'บริษัท ผู้พบใบเสร็จ จำกัด');
  await finder.getByRole('button', { name: 'เปิดดูใบกำกับภาษี', exact: true }).click();
  await expect(finder.getByRole('alert')).toContainText('ออกใบกำกับภาษีด้วยข้อมูลอื่นไปแล้ว');
  await expect(finder.getByText('บริษัท ผู้ซื้อดี จำกัด')).toHaveCount(0);

  const office = await signIn('owner');
  await office.goto(`/transactions/${id}`);
  await office.getByRole('button', { name: 'ใบเสร็จ', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByText(link.url)).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^สแกน/ })).toHaveCount(0);
});

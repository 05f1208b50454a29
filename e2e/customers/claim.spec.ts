import { DEEP, expect, SLOW, test } from '../test.ts';
import { openShop } from '../till/openShop.ts';
import { seriousViolationsOf } from '../violationsOf.ts';
import { requestClaimCode, sellToGuest } from './guestReceipt.ts';

test('WALL-01, WALL-05 points of a guest’s receipt are claimed on a phone, stand in the wallet, and go with the void', {
  tag: SLOW,
}, async ({ signIn, browser, stack }) => {
  const shop = await openShop(stack);
  const member = await shop.newMember('ใบเสร็จ', 0);
  const { id, number, address } = await sellToGuest(stack, shop);

  const page = await signIn('owner');
  await page.goto(`/transactions/${id}`);
  await page.getByRole('button', { name: 'ใบเสร็จ' }).click();
  await expect(page.getByRole('img', { name: 'สแกนรับแต้มจากใบเสร็จนี้' })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'th-TH' });
  const phone = await context.newPage();
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`ใบเสร็จ ${number}`);
  await expect(phone.getByRole('heading', { level: 2 })).toHaveText('รับ 52 แต้มจากใบเสร็จนี้');
  const code = await requestClaimCode(phone, stack, member.phone);
  const field = phone.getByLabel('รหัสยืนยัน 6 หลัก');
  const send = phone.getByRole('button', { name: 'รับแต้ม', exact: true });
  await field.fill(code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)));
  await send.click();
  await expect(phone.getByText('รหัสไม่ถูกต้องหรือหมดอายุแล้ว')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await seriousViolationsOf(phone)).toEqual([]);
  await field.fill(code);
  await send.click();
  await expect(phone.getByRole('heading', { name: 'ได้รับ 52 แต้มแล้ว' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('มีผู้รับแต้มของใบเสร็จนี้ไปแล้ว')).toBeVisible();
  await context.close();

  await page.goto(`/ci/member/profiles/${member.id}?tab=wallet`);
  const row = page.getByRole('row').filter({ hasText: 'รับแต้มจากใบเสร็จ' });
  await expect(row).toContainText(number);
  await expect(row.getByRole('cell').last()).toHaveText('52');
  await row.getByText('ที่มา').click();
  await expect(row).toContainText('จากยอด 1,300.00 บาท');
  // WALL-05 There is no void here.
  await expect(page.getByRole('button', { name: /^ยกเลิกบิล/ })).toHaveCount(0);

  await page.goto(`/ci/member/profiles/${member.id}?tab=transaction`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `ยกเลิกบิล ${number}` }).click();
  await dialog.getByRole('button', { name: /^ทำรายการนี้ที่/ }).click();
  await expect(dialog.getByText('เรียกคืนที่ได้รับ')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'เหตุผล' }).click();
  await page.getByRole('option', { name: 'รับชำระผิด' }).click();
  await dialog.getByLabel('รหัสอนุมัติการยกเลิกบิล').fill('1111');
  await dialog.getByRole('button', { name: 'ยืนยันยกเลิกบิล' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: number }).getByText('ยกเลิกแล้ว')).toBeVisible();
  expect(await shop.gateway.points(member.id)).toBe(0);
  await page.goto(`/ci/member/profiles/${member.id}?tab=wallet`);
  await expect(page.getByRole('row').nth(1)).toContainText('ยกเลิกบิล');
  await expect(page.getByRole('row').nth(1).getByRole('cell').last()).toHaveText('0');
});

test('a code that is not of this shop is reported, with what to do', { tag: DEEP }, async ({ page }) => {
  await page.goto('/claim/no-such-receipt');
  await expect(page.getByRole('heading', { name: 'ลิงก์นี้ใช้ไม่ได้' })).toBeVisible();
  await expect(page.getByText('กรุณาสแกนรหัสบนใบเสร็จอีกครั้ง')).toBeVisible();
});

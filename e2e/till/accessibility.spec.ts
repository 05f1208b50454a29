import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { Till } from './Till.ts';

/** What axe finds that keeps somebody from working: nothing. */
async function expectNothingSerious(page: Page, where: string, part = 'html'): Promise<void> {
  // A colour that is still fading in is not the colour that is read.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`) }));
  expect(serious, where).toEqual([]);
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The page below is looked at once, without it. */
async function checkDialog(page: Page, where: string, open: () => Promise<unknown>): Promise<void> {
  await open();
  await expect(dialog(page).first()).toBeVisible();
  await expectNothingSerious(page, where, '[role="dialog"], [role="alertdialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('sign-in and home have nothing serious', async ({ page, signIn }) => {
  await page.goto('/login');
  await expect(page.getByLabel('ชื่อผู้ใช้')).toBeVisible();
  await expectNothingSerious(page, 'login');
  await signIn('cashier');
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectNothingSerious(page, 'home');
});

test('the sales screen and each of its dialogs have nothing serious', async ({ signIn }) => {
  test.setTimeout(120_000);
  const page = await signIn('cashier');
  const till = new Till(page);
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: /^สมาชิก/ })).toBeVisible();
  await expectNothingSerious(page, 'start of a sale');
  await page.goto('/payment/search-member');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNothingSerious(page, 'search of a member');
  await till.startGuestSale();
  await page.getByRole('button', { name: 'ข้อมูลลูกค้า' }).click();
  await expectNothingSerious(page, 'walk-in');
  await page.getByRole('button', { name: 'ข้าม', exact: true }).click();

  await till.startMemberSale('0812345678');
  await till.add('กระเช้าปีใหม่');
  await expect(till.proceed).toBeEnabled();
  await expectNothingSerious(page, 'sales screen');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await checkDialog(page, 'product', () => button('รายละเอียดของ กล้วยหอมทอง').click());
  await checkDialog(page, 'discounts', () => page.keyboard.press('F4'));
  await checkDialog(page, 'special offers', () => page.keyboard.press('F6'));
  await checkDialog(page, 'points', () => page.keyboard.press('F7'));
  await checkDialog(page, 'keys', () => page.keyboard.press('F1'));
  await checkDialog(page, 'wallet', () => button(/^ดูกระเป๋าแต้ม/).click());
  await checkDialog(page, 'menu', () => button('เปิดหรือปิดเมนู').click());
  await checkDialog(page, 'why', () => button('ที่มาของราคา').click());
  await checkDialog(page, 'clear all', () => button('ล้างตะกร้า').click());
  await checkDialog(page, 'remove', () => button('นำ กระเช้าปีใหม่ ออก').click());
});

test('payment, each way to pay and the receipt have nothing serious', async ({ signIn }) => {
  test.setTimeout(120_000);
  const page = await signIn('cashier');
  const till = new Till(page);
  await till.startGuestSale();
  await till.add('กล้วยหอมทอง', 2);
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  await expect(page.getByRole('button', { name: /^เงินสด/ })).toBeFocused();
  await expectNothingSerious(page, 'payment');
  await checkDialog(page, 'card', () => page.keyboard.press('F3'));
  await checkDialog(page, 'transfer', () => page.keyboard.press('F4'));
  await checkDialog(page, 'split', () => page.keyboard.press('F6'));
  await page.keyboard.press('F2');
  await expectNothingSerious(page, 'cash');
  await page.getByLabel('รับเงินมา (บาท)').fill('20');
  await page.keyboard.press('Enter');
  await expect(till.confirm()).toBeFocused();
  await expectNothingSerious(page, 'confirmation');
  await page.keyboard.press('Enter');
  await till.receiptNumber();
  await expectNothingSerious(page, 'success');
  await checkDialog(page, 'receipt', () => page.keyboard.press('F4'));
  await page.goto('/payment/lite');
  await expect(page.getByRole('button', { name: /^เงินสด/ })).toBeVisible();
  await expectNothingSerious(page, 'quick sale');
});

import type { Locator } from '@playwright/test';
import { signInByForm } from '../signInByForm.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { countTaps } from './countTaps.ts';
import { typeByHand } from './hand.ts';
import { cardOf, Till } from './Till.ts';

test.use({ ownStack: 'preparation' });

test('issue 34 what is sold appears at the station by itself, is ticked there, and another tablet follows; a tick is taken back', {
  tag: SLOW,
}, async ({ signIn, browser, stack }) => {
  test.slow();
  const till = await signIn('cashier');
  const open = async () => {
    const device = await browser.newContext({ baseURL: stack.url, locale: 'th-TH', reducedMotion: 'reduce' });
    const page = await device.newPage();
    await signInByForm(page, 'cashier');
    await page.goto('/kitchen');
    await expect(page.getByRole('heading', { level: 1, name: 'ครัวและบาร์' })).toBeVisible();
    return page;
  };
  const [bar, other] = [await open(), await open()];
  await bar.getByRole('button', { name: /^บาร์/ }).click();
  const counter = new Till(till);
  await counter.startGuestSale();
  await cardOf(till, 'ลาเต้ร้อน').click();
  await counter.proceed.click();
  await till.getByRole('button', { name: 'รับเงินพอดี' }).click();
  await counter.confirm().click();
  const number = String(Number((await counter.receiptNumber()).split('-').at(-1)));

  const cards = [bar, other].map((page) => page.getByRole('listitem', { name: `บิล ${number}`, exact: true }));
  for (const card of cards) await expect(card.getByRole('button', { name: /^1 × ลาเต้ร้อน/ })).toBeVisible();
  expect(await violationsOf(bar)).toEqual([]);
  const [first, second] = cards;
  await first?.getByRole('button', { name: /เสร็จทั้งบิล/ }).press('Enter');
  for (const card of cards) await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  await second?.getByRole('button', { pressed: true }).click();
  for (const card of cards) await expect(card.getByRole('button', { name: /ลาเต้ร้อน/, pressed: false })).toBeVisible();
  await bar.reload();
  await expect(bar.getByRole('button', { name: /^บาร์/ })).toHaveAttribute('aria-pressed', 'true');
  for (const page of [bar, other]) await page.context().close();
});

test('issue 34 a shift opens and closes, a latte is sold and ticked at the bar, and the device is looked at, from the keyboard alone', {
  tag: SLOW,
}, async ({ signIn }) => {
  const page = await signIn('cashier');
  const { taps } = await countTaps(page);
  const { keyboard } = page;
  const tabTo = async (to: Locator) => {
    await expect(to).toBeVisible();
    const isThere = () => to.evaluate((element) => element === document.activeElement);
    for (let tab = 0; tab < 80 && !(await isThere()); tab += 1) await keyboard.press('Tab');
    await expect(to).toBeFocused();
  };
  const press = async (to: Locator) => {
    await tabTo(to);
    await keyboard.press('Enter');
  };
  await page.goto('/payment/addproduct');
  await press(page.getByRole('button', { name: 'ข้าม', exact: true }));
  await press(page.getByRole('button', { name: 'เลือกเครื่อง' }));
  const dialog = page.getByRole('dialog', { name: 'เครื่องคิดเงิน' });
  await tabTo(dialog.getByRole('radio', { checked: true }));
  await keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: /^T1/ })).toBeChecked();
  const count = async (cash: string) => {
    await tabTo(dialog.getByLabel('เงินสดที่นับได้'));
    await typeByHand(page, cash);
    await keyboard.press('Enter');
  };
  await count('1000');
  await press(dialog.getByRole('button', { name: 'ปิดกะ', exact: true }));
  await count('1000');
  await expect(dialog.getByRole('document', { name: /^รายงาน Z/ })).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await keyboard.press('F2');
  await keyboard.insertText('ลาเต้ร้อน');
  await expect(page.getByRole('group', { name: /^สินค้า/ }).getByRole('button', { name: /฿/ })).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(page.getByTestId('amount-due')).toHaveText('65.00');
  await keyboard.press('F9');
  await expect(page.getByRole('button', { name: /^เงินสด/ })).toBeFocused();
  await keyboard.press('F2');
  await expect(page.getByLabel('รับเงินมา (บาท)')).toBeFocused();
  await typeByHand(page, '100');
  await keyboard.press('Enter');
  const till = new Till(page);
  await expect(till.confirm()).toBeFocused();
  await keyboard.press('Enter');
  const number = String(Number((await till.receiptNumber()).split('-').at(-1)));

  await page.goto('/kitchen');
  const latte = page.getByRole('listitem', { name: `บิล ${number}`, exact: true }).getByRole('button', { name: /ลาเต้/ });
  await press(latte);
  await expect(latte).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/test');
  await tabTo(page.getByRole('main').getByRole('button').last());
  expect(await violationsOf(page)).toEqual([]);
  expect(await taps()).toBe(0);
});

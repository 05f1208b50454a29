import type { Locator, Page } from '@playwright/test';
import { Api } from '../Api.ts';
import type { Stack } from '../stack.ts';
import { DEEP, expect, test } from '../test.ts';
import { Scanner } from './Scanner.ts';
import { countTones } from './sounds.ts';
import { Till } from './Till.ts';

/** Codes on goods: EAN-13, EAN-8, UPC-A, letters, and numbers that could be amounts. */
const CODES = ['8850006202012', '88502335', '036000291452', 'LATTE-XL', '40711', '1000'] as const;
const PACES = [20, 60, 150] as const;
const PRICE = 10;

async function shopWithCodes(stack: Stack): Promise<void> {
  const api = new Api(stack);
  await api.signIn('manager');
  const { productCategories } = await api.send<{ productCategories: { items: { id: string }[] } }>(
    '{ productCategories { items { id } } }',
  );
  for (const code of CODES) {
    const input = {
      code,
      name: `0 สินค้า ${code}`,
      retailPrice: PRICE,
      categoryId: productCategories.items[0]?.id,
      skipStock: true,
    };
    await api.send(
      'mutation Add($input: CreateProductInput!) { createProduct(input: $input) { product { id } userErrors { code } } }',
      { input },
    );
  }
}

/** Every code at every pace, with Enter and with Tab in turn. */
const SCANS = PACES.flatMap((pace, turn) =>
  CODES.map((code, at) => ({ code, pace, end: (at + turn) % 2 === 0 ? ('\r' as const) : ('\t' as const) })),
);

const qtyOf = (page: Page, code: string) => page.getByRole('textbox', { name: `จำนวนของ 0 สินค้า ${code}` });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'สแกนแล้วไม่ได้เพิ่ม' });
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'รอเพิ่ม' });

/** Scans all codes into the field, which must be unchanged after each. */
async function scanInto(scanner: Scanner, field: Locator, scans = SCANS): Promise<void> {
  for (const scan of scans) {
    await field.focus();
    const before = await field.inputValue();
    await scanner.scan(scan.code, scan);
    await expect(field, `${scan.code} at ${scan.pace} ms`).toHaveValue(before);
    await expect(field).toBeFocused();
  }
}

test.use({ ownStack: 'scanFields' });

test('PR-28 on the sales screen: the goods are added, no field holds anything of them, no amount changes', {
  tag: DEEP,
}, async ({ signIn, stack, page }) => {
  test.slow();
  await shopWithCodes(stack);
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  const scanner = await Scanner.at(page);
  const [first] = CODES;
  await scanner.scan(first);
  await expect(qtyOf(page, first)).toHaveValue('1');
  const delivery = page.getByLabel('ค่าจัดส่ง');
  await delivery.fill('40');
  let times = 1;
  const allAdded = async () => {
    for (const code of CODES) await expect(qtyOf(page, code)).toHaveValue(`${times + (code === first ? 1 : 0)}`);
    await expect(till.due).toHaveText(`${(times * CODES.length + 1) * PRICE + 40}.00`);
  };
  times = PACES.length;
  await scanInto(scanner, delivery);
  await allAdded();
  times += PACES.length;
  await scanInto(scanner, page.getByRole('textbox', { name: /^ค้นหาสินค้า/ }));
  await allAdded();
  // The quantity only grows with the product's own code.
  times += PACES.length;
  for (const scan of SCANS) {
    const other = qtyOf(page, scan.code === first ? CODES[1] : first);
    await other.focus();
    const before = await other.inputValue();
    await scanner.scan(scan.code, scan);
    await expect(other).toHaveValue(before);
  }
  await allAdded();
  await expect(notice(page)).toHaveCount(0);
});

test('PR-28 into dialogs: what they hold stays, and the goods come when they close; the Enter of a scan confirms none', {
  tag: DEEP,
}, async ({ signIn, stack, page }) => {
  test.slow();
  await shopWithCodes(stack);
  const till = new Till(await signIn('cashier'));
  await page.goto('/payment');
  await page.getByRole('button', { name: /^ลูกค้าทั่วไป/ }).click();
  const scanner = await Scanner.at(page);
  const dialog = page.getByRole('dialog');
  const [first] = CODES;
  const someScans = PACES.map((pace, at) => ({ code: CODES[at] ?? first, pace, end: '\r' as const }));
  await expect(dialog).toBeVisible();
  // The button that skips the guest has the focus.
  for (const scan of someScans) await scanner.scan(scan.code, scan);
  await scanInto(scanner, dialog.getByLabel('แฮชแท็ก'), someScans);
  await expect(waiting(page)).toContainText('6');
  await dialog.getByRole('button', { name: 'ข้าม', exact: true }).click();
  await expect(till.due).toHaveText('60.00');

  await page.getByRole('button', { name: `รายละเอียดของ 0 สินค้า ${first}` }).click();
  await scanInto(scanner, dialog.getByLabel('ราคาต่อหน่วย (บาท)'));
  await expect(waiting(page)).toContainText(`${SCANS.length}`);
  await page.keyboard.press('Escape');
  await expect(till.due).toHaveText(`${60 + SCANS.length * PRICE}.00`);

  const discounts = await till.openBenefit('ส่วนลด');
  await discounts.getByRole('radio', { name: 'ส่วนลดตามที่ระบุ (บาท)', exact: true }).check();
  const value = discounts.getByRole('textbox', { name: /^จำนวนเงิน/ });
  await value.fill('5');
  await scanInto(scanner, value, someScans);
  await expect(discounts).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(till.due).toHaveText(`${60 + (SCANS.length + 3) * PRICE}.00`);
});

test('PR-28 where the bill may not change: refused with a sound and a notice; an amount that a hand types stays one', {
  tag: DEEP,
}, async ({ signIn, stack, page }) => {
  test.slow();
  await shopWithCodes(stack);
  const tones = await countTones(page);
  const till = new Till(await signIn('cashier'));
  const scanner = await Scanner.at(page);

  // A member's phone is not a product, even if it was scanned.
  await page.goto('/payment/search-member');
  const search = page.getByRole('combobox');
  await scanInto(scanner, search, [{ code: CODES[0], pace: 150, end: '\t' }]);
  await expect(notice(page)).toContainText(CODES[0]);
  expect(await tones()).toBe(2);
  await scanner.scan('0812345678', { pace: 60 });
  await expect(search).toHaveValue('0812345678');
  await page.keyboard.press('F8');

  await till.startGuestSale();
  await scanner.scan(CODES[0]);
  await expect(qtyOf(page, CODES[0])).toHaveValue('1');
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  await page.getByRole('button', { name: /^เงินสด/ }).click();
  const received = page.getByLabel('รับเงินมา (บาท)');
  await received.fill('100');
  const before = await tones();
  await scanInto(scanner, received);
  await expect(notice(page)).toContainText('หน้านี้เพิ่มสินค้าไม่ได้');
  expect((await tones()) - before).toBe(2 * SCANS.length);
  await expect(page.getByRole('dialog', { name: 'รับเงินสด' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The notice stays over the page until it is dismissed.
  await page.keyboard.press('F8');

  await page.getByRole('button', { name: /^แบ่งจ่าย/ }).click();
  const part = page.getByLabel('จำนวนเงินที่ 1');
  await part.fill('3');
  await scanInto(scanner, part);
  await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  await expect(notice(page)).toHaveCount(0);

  // 1000 is the code of a product, but typed by hand it is an amount.
  await page.getByRole('button', { name: /^เงินสด/ }).click();
  await received.focus();
  await scanner.typeByHand('1000');
  await expect(received).toHaveValue('1000');
  await scanner.typeByHand('\r');
  await expect(till.confirmDialog()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { Api } from '../Api.ts';
import type { Stack } from '../stack.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { Scanner } from './Scanner.ts';
import { countTones } from './sounds.ts';
import { cardOf, Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';

interface Coded {
  code: string;
  name: string;
  categoryId: string;
}

async function productNamed(stack: Stack, name: string): Promise<{ api: Api; product: Coded }> {
  const api = new Api(stack);
  await api.signIn('manager');
  const { products } = await api.send<{ products: { items: Coded[] } }>(
    'query P($keyword: String) { products(keyword: $keyword) { items { code name categoryId } } }',
    { keyword: name },
  );
  const product = products.items.find((each) => each.name === name);
  if (!product) throw new Error(`The demo shop has no ${name}`);
  return { api, product };
}

const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'รายการในตะกร้า' }).getByRole('listitem').filter({ hasText: name });
const qty = (page: Page, name: string) => page.getByRole('textbox', { name: `จำนวนของ ${name}` });
const search = (page: Page) => page.getByRole('textbox', { name: 'ค้นหาสินค้า หรือสแกนบาร์โค้ด' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'สแกนแล้วไม่ได้เพิ่ม' });

test('a scan adds the product into whatever field and layout, waits for a dialog, and none of its keys does anything else', async ({
  signIn,
  stack,
}) => {
  const { product } = await productNamed(stack, BANANA);
  const till = new Till(await signIn('cashier'));
  const { page } = till;
  await till.startGuestSale();
  await expect(search(page)).toBeFocused();
  const scanner = await Scanner.at(page);
  await test.step('into the search bar, while the keyboard types Thai: nothing of it stays', async () => {
    await scanner.scan(product.code, { layout: 'thai' });
    await expect(qty(page, BANANA)).toHaveValue('1');
    await scanner.scan(product.code);
    await expect(qty(page, BANANA)).toHaveValue('2');
    await expect(search(page)).toHaveValue('');
    await expect(till.due).toHaveText('19.50');
  });
  await test.step('into another field: what stood there stays, its Tab moves nothing, its Enter presses no button', async () => {
    const delivery = page.getByLabel('ค่าจัดส่ง');
    await delivery.fill('40');
    await scanner.scan(product.code, { layout: 'thai', end: '\t' });
    await expect(till.due).toHaveText('69.25');
    await expect(delivery).toHaveValue('40');
    await expect(delivery).toBeFocused();
    await qty(page, BANANA).focus();
    await scanner.scan(product.code);
    await expect(qty(page, BANANA)).toHaveValue('4');
    await page.getByRole('button', { name: 'ล้างตะกร้า' }).focus();
    await scanner.scan(product.code, { end: '\t\r' });
    await expect(qty(page, BANANA)).toHaveValue('5');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('into a dialog: it waits until the dialog is closed, and its Enter does not confirm it', async () => {
    await page.getByRole('button', { name: 'ล้างตะกร้า' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await scanner.scan(product.code);
    await expect(page.getByRole('status').filter({ hasText: 'รอเพิ่ม' })).toContainText('1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(till.due).toHaveText('88.75');
    await page.keyboard.press('Escape');
    await expect(qty(page, BANANA)).toHaveValue('6');
  });
  await test.step('a quantity typed before it counts for it', async () => {
    await search(page).fill('12*');
    await scanner.scan(product.code);
    await expect(qty(page, BANANA)).toHaveValue('18');
    await expect(search(page)).toHaveValue('');
  });
});

test('a product that is not on the screen is found by its code', { tag: DEEP }, async ({ signIn, stack }) => {
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  await expect(cardOf(till.page, BANANA)).toBeVisible();
  const { api, product } = await productNamed(stack, BANANA);
  await api.send(
    'mutation Add($input: CreateProductInput!) { createProduct(input: $input) { product { id } userErrors { code } } }',
    { input: { code: '8850999320014', name: 'มะม่วงอบแห้ง', retailPrice: 55, categoryId: product.categoryId } },
  );
  await (await Scanner.at(till.page)).scan('8850999320014');
  await expect(line(till.page, 'มะม่วงอบแห้ง')).toBeVisible();
  await expect(till.due).toHaveText('55.00');
});

test('an unknown code, and any while the bill is being paid, is refused with a sound, and stays on the screen until it is dismissed on purpose', {
  tag: SLOW,
}, async ({ signIn, stack, page }) => {
  const { product } = await productNamed(stack, BANANA);
  const tones = await countTones(page);
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  const scanner = await Scanner.at(page);
  await scanner.scan('9999999999994');
  await expect(notice(page)).toContainText('9999999999994');
  expect(await tones()).toBe(2);
  await scanner.scan(product.code);
  await expect(qty(page, BANANA)).toHaveValue('1');
  await expect(notice(page)).toContainText('9999999999994');
  await scanner.scan('8888888888888');
  await scanner.scan('9999999999994');
  await expect(notice(page).getByRole('listitem')).toHaveCount(2);
  await expect(notice(page)).toContainText('2 ครั้ง');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toContainText('8888888888888');
  expect(await tones()).toBe(6);
  await page.keyboard.press('F8');
  await expect(notice(page)).toHaveCount(0);

  // While the bill is being paid a scan is refused, and pays nothing.
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  await page.getByRole('button', { name: /^เงินสด/ }).click();
  const received = page.getByLabel('รับเงินมา (บาท)');
  await received.fill('100');
  await scanner.scan(product.code);
  await expect(notice(page)).toContainText('หน้านี้เพิ่มสินค้าไม่ได้');
  await expect(received).toHaveValue('100');
  await expect(page.getByRole('dialog', { name: 'รับเงินสด' })).toBeVisible();
  expect(await tones()).toBe(8);
});

test('a muted till stays muted on this device', { tag: DEEP }, async ({ signIn, page }) => {
  const tones = await countTones(page);
  const till = new Till(await signIn('cashier'));
  await till.startGuestSale();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('F1');
  await page.getByRole('switch', { name: 'เตือนเมื่อสแกนไม่สำเร็จ' }).press('Space');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(cardOf(page, BANANA)).toBeVisible();
  await (await Scanner.at(page)).scan('9999999999994');
  await expect(notice(page)).toBeVisible();
  expect(await tones()).toBe(0);
});

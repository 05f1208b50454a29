import type { Page } from '@playwright/test';
import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { expect, SLOW, test } from '../test.ts';
import { countTaps } from './countTaps.ts';
import { typeByHand } from './hand.ts';
import { Scanner } from './Scanner.ts';
import { cardOf, Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';
const BASKET = 'กระเช้าปีใหม่';

/** The default settings of a shop; the demo shop has those of the documents. */
const GOODS_FIRST = { sale_start: 'GOODS', transfer_proof: 'OPTIONAL', receipt_after_sale: 'ASK' };

test.use({ ownStack: 'fewerStops' });

async function goodsFirst(stack: Stack): Promise<void> {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  await gateway.changeSettings(GOODS_FIRST);
}

/** Opens the success page of a first sale at the till; `taps` counts the presses of the next one. */
async function afterASale(page: Page, stack: Stack) {
  await goodsFirst(stack);
  const { taps, reset } = await countTaps(page);
  await page.goto('/payment/addproduct');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const till = new Till(page);
  await sell(till, () => page.getByRole('button', { name: 'รับเงินพอดี' }).click());
  await reset();
  return { till, taps, reset };
}

/** Sells one banana for 9.75, from the goods to the success page. */
async function sell(till: Till, take: () => Promise<void>): Promise<string> {
  const { page } = till;
  await cardOf(page, BANANA).click();
  await page.waitForURL('**/payment/addproduct');
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  await take();
  await till.confirm().click();
  return till.receiptNumber();
}

async function lastSale(stack: Stack) {
  const api = new Api(stack);
  await api.signIn('manager');
  return (await api.sales())[0];
}

test.describe('from the success page to the next one, a guest buys', () => {
  test('with a note by four taps, and the change is seen', async ({ signIn, stack }) => {
    const { till, taps } = await afterASale(await signIn('cashier'), stack);
    const number = await sell(till, () => till.page.getByRole('button', { name: '100', exact: true }).click());
    expect(await taps()).toBe(4);
    await expect(till.page.getByRole('status').filter({ hasText: 'เงินทอน' })).toContainText('90.25');
    expect(await lastSale(stack)).toMatchObject({
      transactionNo: number,
      memberId: null,
      channels: [{ type: 'CASH', amount: 9.75, receivedAmount: 100, changeAmount: 90.25 }],
    });
  });

  test('exactly by three, or by a scan and two keys; by a scan, four keys and the digits with a note', async ({
    signIn,
    stack,
  }) => {
    const { till, taps } = await afterASale(await signIn('cashier'), stack);
    const { page } = till;
    await cardOf(page, BANANA).click();
    await page.waitForURL('**/payment/addproduct');
    await page.getByRole('button', { name: 'เงินสดพอดี' }).click();
    await expect(till.confirmDialog()).toContainText('9.75');
    await till.confirm().click();
    const number = await till.receiptNumber();
    expect(await taps()).toBe(3);
    const exact = { type: 'CASH', amount: 9.75, receivedAmount: 9.75 };
    expect(await lastSale(stack)).toMatchObject({ transactionNo: number, channels: [exact] });

    const scanner = await Scanner.at(page);
    const { keyboard } = page;
    const scan = async () => {
      await expect(cardOf(page, BANANA)).toBeVisible();
      await scanner.scan('BANANA000001');
      await page.waitForURL('**/payment/addproduct');
      await expect(page.getByLabel(`จำนวนของ ${BANANA}`)).toHaveValue('1');
    };
    const confirm = async () => {
      await expect(till.confirm()).toBeFocused();
      await keyboard.press('Enter');
      return till.receiptNumber();
    };
    await scan();
    await keyboard.press('Shift+F7');
    const byKeys = await confirm();
    expect(await lastSale(stack)).toMatchObject({ transactionNo: byKeys, channels: [exact] });
    await scan();
    await keyboard.press('F9');
    await expect(page.getByRole('button', { name: /^เงินสด/ })).toBeFocused();
    await keyboard.press('F2');
    await expect(page.getByLabel('รับเงินมา (บาท)')).toBeFocused();
    await typeByHand(page, '100');
    await keyboard.press('Enter');
    const note = await confirm();
    expect(await lastSale(stack)).toMatchObject({ transactionNo: note, channels: [{ receivedAmount: 100 }] });
    expect(await taps()).toBe(3);
  });

  test('by PromptPay by four, with the QR in sight, and neither bank nor slip', { tag: SLOW }, async ({
    signIn,
    stack,
  }) => {
    const { till, taps } = await afterASale(await signIn('cashier'), stack);
    const { page } = till;
    const number = await sell(till, async () => {
      await page.getByRole('button', { name: /^โอนเงิน/ }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: /^QR/ })).toBeInViewport();
    });
    expect(await taps()).toBe(4);
    expect(await lastSale(stack)).toMatchObject({
      transactionNo: number,
      channels: [{ type: 'TRANSFER', amount: 9.75 }],
    });
  });

  test('by card by four', { tag: SLOW }, async ({ signIn, stack }) => {
    const { till, taps } = await afterASale(await signIn('cashier'), stack);
    await sell(till, () => till.page.getByRole('button', { name: /^บัตรเครดิต/ }).click());
    expect(await taps()).toBe(4);
    expect((await lastSale(stack))?.channels).toMatchObject([{ type: 'CREDIT_DEBIT', amount: 9.75 }]);
  });
});

test('a member is named by phone in the scan field, in the middle of the bill, and four taps are all the rest', async ({
  signIn,
  stack,
}) => {
  const { till, taps } = await afterASale(await signIn('cashier'), stack);
  const { page } = till;
  await cardOf(page, BANANA).click();
  await page.waitForURL('**/payment/addproduct');
  await typeByHand(page, '0812345678');
  await page.keyboard.press('Enter');
  await expect(page.getByText('สมชาย ใจดี').first()).toBeVisible();
  await expect(till.due).not.toHaveText('0.00');
  await till.proceed.click();
  await page.getByRole('button', { name: 'รับเงินพอดี' }).click();
  await till.confirm().click();
  const number = await till.receiptNumber();
  expect(await taps()).toBe(4);
  expect(await lastSale(stack)).toMatchObject({ transactionNo: number, memberId: expect.any(String) });
});

test('issue 34 a member by phone with a discount and points is seven taps and the digits, a bill in two parts six', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  await gateway.createOffer({ name: 'ลดหนึ่งบาท', coupon: 'Discount', value: 1 });
  const { till, taps, reset } = await afterASale(await signIn('cashier'), stack);
  const { page } = till;
  await cardOf(page, BASKET).click();
  await page.waitForURL('**/payment/addproduct');
  await typeByHand(page, '0812345678');
  await page.keyboard.press('Enter');
  await expect(page.getByText('สมชาย ใจดี').first()).toBeVisible();
  await till.apply('ส่วนลด', { name: 'ลดหนึ่งบาท' });
  await till.usePoints('100');
  await page.getByRole('button', { name: 'เงินสดพอดี' }).click();
  await till.confirm().click();
  expect(await gateway.sale(await till.receiptNumber())).toMatchObject({ redeem: { reward: 100 } });
  expect(await taps()).toBe(7);

  await reset();
  await cardOf(page, BASKET).click();
  await page.waitForURL('**/payment/addproduct');
  await till.proceed.click();
  await page.getByRole('button', { name: /^แบ่งจ่าย/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'จำนวนเงินที่ 1' }).focus();
  await typeByHand(page, '1000');
  await dialog.getByRole('button', { name: 'ใส่ยอดที่เหลือในช่องทางที่ 2' }).click();
  await dialog.getByRole('button', { name: 'ชำระเงิน' }).click();
  await till.confirm().click();
  await till.receiptNumber();
  expect((await lastSale(stack))?.channels).toHaveLength(2);
  expect(await taps()).toBeLessThanOrEqual(6);
});

test('a scan on the success page begins the next bill with its product', { tag: SLOW }, async ({ signIn, stack }) => {
  const { till } = await afterASale(await signIn('cashier'), stack);
  const { page } = till;
  const api = new Api(stack);
  await api.signIn('manager');
  const { products } = await api.send<{ products: { items: { code: string; name: string }[] } }>(
    'query P($keyword: String) { products(keyword: $keyword) { items { code name } } }',
    { keyword: BANANA },
  );
  const code = products.items.find(({ name }) => name === BANANA)?.code ?? '';
  await expect(cardOf(page, BANANA)).toBeVisible();
  await (await Scanner.at(page)).scan(code);
  await page.waitForURL('**/payment/addproduct');
  await expect(page.getByLabel(`จำนวนของ ${BANANA}`)).toHaveValue('1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

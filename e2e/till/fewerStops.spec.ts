import type { Page } from '@playwright/test';
import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { expect, SLOW, test } from '../test.ts';
import { countTaps } from './countTaps.ts';
import { HAND } from './hand.ts';
import { Scanner } from './Scanner.ts';
import { cardOf, Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';

/** The shop's own settings, as they are until they are changed; the demo shop has those of the documents. */
const GOODS_FIRST = { sale_start: 'GOODS', transfer_proof: 'OPTIONAL', receipt_after_sale: 'ASK' };

test.use({ ownStack: 'fewerStops' });

async function goodsFirst(stack: Stack): Promise<void> {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  await gateway.changeSettings(GOODS_FIRST);
}

/** At the till, on the success page of a first sale; `taps` counts those of the next one. */
async function afterASale(page: Page, stack: Stack) {
  await goodsFirst(stack);
  const { taps, reset } = await countTaps(page);
  await page.goto('/payment/addproduct');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const till = new Till(page);
  await sell(till, () => page.getByRole('button', { name: 'รับเงินพอดี' }).click());
  await reset();
  return { till, taps };
}

/** One banana for 9.75, from the goods to the success page. */
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

  test('exactly by four', { tag: SLOW }, async ({ signIn, stack }) => {
    const { till, taps } = await afterASale(await signIn('cashier'), stack);
    await sell(till, () => till.page.getByRole('button', { name: 'รับเงินพอดี' }).click());
    expect(await taps()).toBe(4);
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
  await page.keyboard.type('0812345678', HAND);
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

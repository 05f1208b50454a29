import type { Page } from '@playwright/test';
import { Api } from '../Api.ts';
import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { expect, SLOW, test } from '../test.ts';
import { slipPicture } from './slipPicture.ts';
import { Till } from './Till.ts';

const PRODUCT = 'กล้วยหอมทอง';
const SLIP = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Recorded {
  transactionNo: string;
  amountDue: number;
  slipImageUrl: string | null;
  channels: { type: string; amount: number; instituteName: string | null; cardName: string | null }[];
}

async function lastSale(stack: Stack): Promise<Recorded | undefined> {
  const api = new Api(stack);
  await api.signIn('manager');
  const { transactions } = await api.send<{ transactions: { items: Recorded[] } }>(
    `{ transactions(perPage: 1) { items { transactionNo amountDue slipImageUrl
         channels { type amount instituteName cardName } } } }`,
  );
  return transactions.items[0];
}

/** Rings up four bananas at 9.75 for a guest, up to the choice of payment method. */
async function billOf39(page: Page): Promise<Till> {
  const till = new Till(page);
  await till.startGuestSale();
  await till.add(PRODUCT, 4);
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  return till;
}

const payIn = (page: Page, dialog: string) =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'ชำระเงิน', exact: true });

test('CHAN-08..10 a transfer goes with the picture of its slip, also when the gateway was away in the meantime', async ({
  signIn,
  stack,
}) => {
  const till = await billOf39(await signIn('cashier'));
  const { page } = till;
  await page.getByRole('button', { name: /^โอนเงิน/ }).click();
  const dialog = page.getByRole('dialog', { name: 'โอนเงิน' });
  await expect(dialog.getByRole('button', { name: 'แนบรูป', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'ธนาคารอันดามัน' }).check();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'แนบรูป', exact: true }).click();
  await (await choosing).setFiles({ name: 'slip.png', mimeType: 'image/png', buffer: SLIP });
  await expect(dialog.getByRole('img', { name: 'รูปที่เลือก' })).toBeVisible();
  await payIn(page, 'โอนเงิน').click();

  await stack.killGateway();
  await till.confirm().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // The slip is stored on the device, so that the very same payment can be sent again.
  await page.reload();
  await stack.startGateway();
  // The till sends it again by itself.
  const number = await till.receiptNumber();
  const sale = await lastSale(stack);
  expect(sale).toMatchObject({
    transactionNo: number,
    channels: [{ type: 'TRANSFER', amount: 39, instituteName: 'ธนาคารอันดามัน' }],
  });
  const slip = new URL(sale?.slipImageUrl ?? '/none', stack.url);
  expect((await fetch(slip)).status).toBe(401);
  const gateway = new Gateway(stack);
  await gateway.signIn('manager');
  expect(await gateway.typeOfFile(slip)).toMatch(/^image\//);
});

test('LITE-04, LITE-05 a quick sale is a separate bill: an amount, the product it was once said to be, a way to pay', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const page = await signIn('cashier');
  const till = new Till(page);
  const amount = page.getByLabel('จำนวนเงิน (บาท)');
  const product = page.getByRole('combobox', { name: 'บันทึกเป็นสินค้า' });

  // Opening and leaving it stores nothing.
  await page.goto('/payment/lite');
  await expect(amount).toHaveValue('');
  await page.goto('/payment/channels');
  await expect(page.getByText('ไม่มีรายการที่รอชำระ')).toBeVisible();
  await till.startGuestSale();
  await expect(page.getByText('ยังไม่มีสินค้าในตะกร้า')).toBeVisible();
  await expect(page.getByText(/^ตะกร้าก่อนหน้า/)).toHaveCount(0);
  await till.add('กล้วยหอมทอง');
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');

  await page.goto('/payment/lite');
  const tile = page.getByRole('button', { name: /^อื่น/ });
  await amount.fill('123.45');
  await expect(tile).toBeDisabled();
  await product.fill('มะม่วง');
  const option = page.getByRole('option', { name: /มะม่วง/ }).first();
  const name = (await option.textContent()) ?? '';
  await option.click();
  await expect(product).toHaveValue(name);
  await expect(till.due).toHaveText('123.45');
  await tile.click();
  await page.getByRole('button', { name: 'ดำเนินการต่อ' }).click();
  await till.confirm().click();
  const number = await till.receiptNumber();
  expect(await lastSale(stack)).toMatchObject({
    transactionNo: number,
    amountDue: 123.45,
    channels: [{ type: 'OTHER', amount: 123.45 }],
  });
  await page.getByRole('button', { name: 'พิมพ์ใบเสร็จ' }).click();
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
  await page.getByRole('button', { name: 'ขยาย' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'บันทึกเป็นรูป' }).click();
  expect((await saving).suggestedFilename()).toBe('file-name.jpeg');

  // The waiting bill is unchanged; the next quick sale needs only its amount.
  await page.goto('/payment/channels');
  await expect(till.due).toHaveText('9.75');
  await page.goto('/payment/lite');
  await expect(amount).toHaveValue('');
  await expect(product).toHaveValue(name);
  for (const key of ['4', '0']) await page.getByRole('button', { name: key, exact: true }).click();
  await expect(till.due).toHaveText('40.00');
  await expect(tile).toBeEnabled();
});

test('34 a slip pays once: its QR is read from the picture, and a second sale is refused with the number of the first', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const page = await signIn('cashier');
  const slip = await slipPicture(page.context(), `E2E${Date.now()}x7Qb`);
  const transfer = async () => {
    const till = await billOf39(page);
    await page.getByRole('button', { name: /^โอนเงิน/ }).click();
    const dialog = page.getByRole('dialog', { name: 'โอนเงิน' });
    await dialog.getByRole('radio', { name: 'ธนาคารอันดามัน' }).check();
    await dialog.getByLabel('สลิปโอนเงิน').setInputFiles(slip);
    await expect(dialog.getByRole('status').filter({ hasText: 'สลิป' })).toContainText('อ่านสลิปแล้ว ธนาคาร 014');
    await payIn(page, 'โอนเงิน').click();
    await till.confirm().click();
    return till;
  };
  const number = await (await transfer()).receiptNumber();

  const second = await transfer();
  await expect(second.confirmDialog().getByRole('alert')).toContainText(`สลิปนี้ใช้ชำระบิล ${number} ไปแล้วเมื่อ`);
  await page.keyboard.press('Escape');

  const api = new Api(stack);
  await api.signIn('manager');
  const { transactions } = await api.send<{ transactions: { items: { id: string; slips: object[] }[] } }>(
    '{ transactions(perPage: 1) { items { id slips { sendingBank reference } } } }',
  );
  expect(transactions.items[0]?.slips).toEqual([{ sendingBank: '014', reference: expect.stringMatching(/^E2E/) }]);
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { Gateway } from '../Gateway.ts';
import type { Stack } from '../stack.ts';
import { expect, SLOW, test } from '../test.ts';
import { violationsOf } from '../violationsOf.ts';
import { qrOnScreen } from './qrOnScreen.ts';
import { cardOf, Till } from './Till.ts';

const BANANA = 'กล้วยหอมทอง';
const BILLER = '999999999999401';
const SCRIPT = fileURLToPath(new URL('../../scripts/bank.mjs', import.meta.url));

test.use({ ownStack: 'bankConfirms' });

interface Channel {
  id: string;
  name: string;
  prompt_pay_id: string | null;
}

/** Sets up a shop whose sales begin with the goods, with a biller account for transfers; returns what its bank needs. */
async function openAccount(stack: Stack): Promise<{ account: string; secret: string }> {
  const gateway = new Gateway(stack);
  await gateway.signIn('owner');
  await gateway.changeSettings({ sale_start: 'GOODS', transfer_proof: 'OPTIONAL', receipt_after_sale: 'ASK' });
  const channel = (await gateway.list<Channel>('payment-channels')).find(({ prompt_pay_id }) => prompt_pay_id);
  if (!channel) throw new Error('The demo shop receives no PromptPay');
  await gateway.change('payment-channels', channel.id, { biller_id: BILLER });
  const path = `payment-channels/${channel.id}/confirmation-secret`;
  return (await gateway.send<{ payload: { account: string; secret: string } }>('POST', path, {})).payload;
}

/** Sends the bank's confirmation of the QR, with the developers' command. */
async function confirm(stack: Stack, bank: { account: string; secret: string }, qr: string, amount: string) {
  // Tag 30: the biller, then both references.
  const [, ref1 = '', ref2 = ''] = /0115\d{15}02\d\d(\w+?)0320(\w{20})/.exec(qr) ?? [];
  const of = ['--ref1', ref1, '--ref2', ref2, '--amount', amount, '--account', bank.account];
  const run = promisify(execFile)(process.execPath, [SCRIPT, '--gateway', stack.gatewayUrl, ...of], {
    env: { ...process.env, BANK_SECRET: bank.secret },
  });
  return (await run).stdout;
}

/** Rings up a banana for 9.75, up to the QR. */
async function toTheQr(page: Page): Promise<Till> {
  const till = new Till(page);
  await cardOf(page, BANANA).click();
  await till.proceed.click();
  await page.waitForURL('**/payment/channels');
  await page.getByRole('button', { name: /^โอนเงิน/ }).click();
  return till;
}

test('34 a bank confirms the QR that is on the screen, the cashier presses once, and the sale says who confirmed', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const bank = await openAccount(stack);
  const page = await signIn('cashier');
  await page.goto('/payment/addproduct');
  const till = await toTheQr(page);
  const dialog = page.getByRole('dialog');
  const qr = await qrOnScreen(dialog.getByRole('img', { name: /^QR/ }));
  expect(await confirm(stack, bank, qr, '9.00')).toContain('AWAITING_SALE');
  const notice = page.getByTestId('bank-notice');
  await expect(notice).toContainText('ธนาคารแจ้งยอดไม่ตรงกับบิล');
  await expect(notice).toContainText('9.75');
  expect(await confirm(stack, bank, qr, '9.75')).toContain('AWAITING_SALE');
  await expect(notice).toContainText('โอนแล้ว ธนาคารยืนยัน');
  expect(await violationsOf(page)).toEqual([]);
  // After a restart the till has the same QR, which is confirmed.
  await page.reload();
  await page.getByRole('button', { name: /^โอนเงิน/ }).click();
  await expect(notice).toContainText('โอนแล้ว ธนาคารยืนยัน');
  expect(await qrOnScreen(dialog.getByRole('img', { name: /^QR/ }))).toBe(qr);
  await till.confirm().click();
  const number = await till.receiptNumber();

  // Another bill has another QR without a confirmation.
  await toTheQr(page);
  expect(await qrOnScreen(dialog.getByRole('img', { name: /^QR/ }))).not.toBe(qr);
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.evaluate(() => localStorage.clear());
  const manager = await signIn('manager');
  await manager.goto('/transactions');
  await expect(manager.getByRole('row', { name: number })).toContainText('โอนเงิน (ธนาคารยืนยัน)');
  await manager.getByRole('link', { name: number }).click();
  const main = manager.getByRole('main');
  await expect(main.getByText(/^ธนาคาร โอนเมื่อ/)).toBeVisible();
  await expect(main.getByText(/^SIM[0-9a-f]{20}$/)).toBeVisible();
});

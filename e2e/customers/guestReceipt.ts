import type { Page } from '@playwright/test';
import { Outbox } from '../Outbox.ts';
import type { Stack } from '../stack.ts';
import { expect } from '../test.ts';
import type { Shop } from '../till/openShop.ts';
import { type PaidSale, paySale } from '../till/paySale.ts';

interface GuestReceipt {
  /** Id of the sale. */
  id: string;
  number: string;
  link: NonNullable<PaidSale['receiptLink']>;
  /** The address in the receipt's code. */
  address: string;
}

/** Sells thirteen pieces of 100 baht to a guest for cash. */
export async function sellToGuest(stack: Stack, { products }: Shop): Promise<GuestReceipt> {
  const channel = { type: 'CASH', amount: 1300, receivedAmount: 1300 };
  const sale = await paySale(stack, { productId: products.hundred, quantity: 13, channel });
  const { id, transactionNo: number, receiptLink: link } = sale;
  if (!link) throw new Error(`The receipt ${number} has no link`);
  return { id, number, link, address: stack.url + new URL(link.url).pathname };
}

/** On the receipt page, requests a code for a phone number, and reads it in the text message. */
export async function requestClaimCode(page: Page, stack: Stack, phone: string): Promise<string> {
  await page.getByLabel('เบอร์โทรศัพท์').fill(phone);
  await page.getByRole('button', { name: 'ขอรหัส', exact: true }).click();
  const sent = page.getByRole('status');
  await expect(sent).toContainText('รหัสอ้างอิง');
  const refCode = /อ้างอิง (\w+)/.exec((await sent.textContent()) ?? '')?.[1] ?? '';
  const outbox = new Outbox(stack);
  await expect.poll(() => outbox.textCodeOf(refCode)).toBeTruthy();
  return (await outbox.textCodeOf(refCode)) ?? '';
}

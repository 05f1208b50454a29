import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
/// <reference lib="dom" />

import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { watchInteractions } from './interactions.ts';
import { watchPaints } from './paints.ts';

export const CARD = 'main button[class*="_add_"]';
export const QTY = 'main li input';
export const PLUS = 'main li button:last-of-type:not([class])';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export interface Till {
  page: Page;
  close(): Promise<void>;
}

/** The sales screen for a guest who said nothing, with every product drawn. */
export async function openTill(url: string, products: number): Promise<Till> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)),
    // Chromium refuses its sandbox to root.
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await watchPaints(page);
  await watchInteractions(page);
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete="username"]').fill('cashier');
  await page.locator('input[type="password"]').fill(demoAccounts.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/payment/addproduct`);
  await page.getByRole('button', { name: 'ข้าม', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator(CARD).first().waitFor();
  await drawAll(page, products);
  return { page, close: () => browser.close() };
}

async function drawAll(page: Page, products: number): Promise<void> {
  let drawn = await page.locator(CARD).count();
  while (drawn < products) {
    await page.locator(CARD).last().scrollIntoViewIfNeeded();
    await page.waitForFunction(([card, before]) => document.querySelectorAll(card).length > before, [
      CARD,
      drawn,
    ] as const);
    drawn = await page.locator(CARD).count();
  }
  await page.locator(CARD).first().scrollIntoViewIfNeeded();
}

import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
/// <reference lib="dom" />

import type { Page } from 'playwright';
import { launchChromium } from '../launchChromium.ts';
import { watchInteractions } from './interactions.ts';

export const CARD = 'main button[class*="_add_"]';
export const QTY = 'main li input';
export const PLUS = 'main li button:last-of-type:not([class])';

export interface Till {
  page: Page;
  close(): Promise<void>;
}

/** Opens the sales screen for a guest without details, with every product drawn. */
export async function openTill(url: string, products: number): Promise<Till> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
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

/**
 * Clicks an element once it is in view and at rest. Playwright's own `click` checks within the page's handlers what it
 * will hit, and that would be measured with them.
 */
export async function press(page: Page, selector: string, at: number): Promise<void> {
  const { x, y } = await page.evaluate(
    ([selector, at]) => {
      const element = document.querySelectorAll(selector)[at];
      if (!element) throw new Error(`There is no ${selector} number ${at}.`);
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [selector, at] as const,
  );
  await page.mouse.move(x, y);
  await painted(page);
  await page.mouse.down();
  await page.mouse.up();
  await painted(page);
}

export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

export async function times(count: number, run: (at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < count; at++) await run(at);
}

/** Waits until all earlier changes are painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
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

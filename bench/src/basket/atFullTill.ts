import { startStack } from '@taem/e2e/stack.ts';
import type { Page } from 'playwright';
import { addProducts } from './addProducts.ts';
import { CARD, openTill } from './till.ts';

export const PRODUCTS = 1_000;
export const LINES = 50;

/** Measures at the sales screen over the whole stack, with `LINES` lines in the basket; `codes` are those of products in it. */
export async function atFullTill<T>(measure: (page: Page, codes: readonly string[]) => Promise<T>): Promise<T> {
  const stack = await startStack();
  try {
    const codes = await addProducts(stack.gatewayUrl, PRODUCTS);
    const till = await openTill(stack.url, PRODUCTS);
    for (let card = 0; card < LINES; card++) await till.page.locator(CARD).nth(card).click();
    const measured = await measure(till.page, codes);
    await till.close();
    return measured;
  } finally {
    await stack.close();
  }
}

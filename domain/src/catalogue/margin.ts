import { type Satang, subtract } from '../money/money.ts';
import { vatIn } from '../money/vatIn.ts';

export interface Margin {
  /** What is left of the price; below 0 where a piece is sold for less than it cost. */
  readonly amount: Satang;
  /** That part of the price without VAT in whole percent, rounded down; null of a price of 0. */
  readonly percent: number | null;
}

/** What part of what goods brought the shop keeps, in percent to two decimals; both in baht, null where nothing is to say. */
export function marginPercent(cost: number | null | undefined, margin: number | null | undefined): number | null {
  if (cost == null || margin == null || cost + margin === 0) return null;
  return Math.round((margin / (cost + margin)) * 10_000) / 100;
}

/** What a shop keeps of the price of a piece, as of a sale: without the VAT in it, 0 percent where it claims none back. */
export function margin(price: Satang, cost: Satang, vatPercent: number): Margin {
  const net = subtract(price, vatIn(price, vatPercent));
  const amount = subtract(net, cost);
  return { amount, percent: net === 0 ? null : Math.floor((amount * 100) / net) };
}

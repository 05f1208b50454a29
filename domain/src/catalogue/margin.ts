import { type Satang, subtract } from '../money/money.ts';
import { vatIn } from '../money/vatIn.ts';

export interface Margin {
  /** The rest of the price after cost; below 0 if a piece is sold for less than it cost. */
  readonly amount: Satang;
  /** The margin in whole percent of the price without VAT, rounded down; null for a price of 0. */
  readonly percent: number | null;
}

/**
 * Returns the margin of goods in percent of cost plus margin, to two decimals; both are in baht. Returns null if one is
 * missing or their sum is 0.
 */
export function marginPercent(cost: number | null | undefined, margin: number | null | undefined): number | null {
  if (cost == null || margin == null || cost + margin === 0) return null;
  return Math.round((margin / (cost + margin)) * 10_000) / 100;
}

/**
 * Calculates the margin of one piece, as for a sale: without the VAT in its price; `vatPercent` is 0 in a shop that
 * claims no VAT back.
 */
export function margin(price: Satang, cost: Satang, vatPercent: number): Margin {
  const net = subtract(price, vatIn(price, vatPercent));
  const amount = subtract(net, cost);
  return { amount, percent: net === 0 ? null : Math.floor((amount * 100) / net) };
}

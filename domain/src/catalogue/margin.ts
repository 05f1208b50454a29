import { type Satang, satang } from '../money/money.ts';

export interface Margin {
  /** What is left of the price; below 0 where a piece is sold for less than it cost. */
  readonly amount: Satang;
  /** That part of the price in whole percent, rounded down; null of a price of 0. */
  readonly percent: number | null;
}

/** What part of what goods brought the shop keeps, in percent to two decimals; both in baht, null where nothing is to say. */
export function marginPercent(cost: number | null | undefined, margin: number | null | undefined): number | null {
  if (cost == null || margin == null || cost + margin === 0) return null;
  return Math.round((margin / (cost + margin)) * 10_000) / 100;
}

/** What a shop keeps of the price of a piece. */
export function margin(price: Satang, cost: Satang): Margin {
  const amount = satang(price - cost);
  return { amount, percent: price === 0 ? null : Math.floor((amount * 100) / price) };
}

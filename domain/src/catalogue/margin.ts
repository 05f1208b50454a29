import { type Satang, satang } from '../money/money.ts';

export interface Margin {
  /** What is left of the price; below 0 where a piece is sold for less than it cost. */
  readonly amount: Satang;
  /** That part of the price in whole percent, rounded down; null of a price of 0. */
  readonly percent: number | null;
}

/** What a shop keeps of the price of a piece. */
export function margin(price: Satang, cost: Satang): Margin {
  const amount = satang(price - cost);
  return { amount, percent: price === 0 ? null : Math.floor((amount * 100) / price) };
}

import { benefitByLine, setsAt } from '../loyalty/benefitingPieces.ts';
import type { OfferGoods } from '../loyalty/offerGoods.ts';
import { decimal } from '../money/decimal.ts';
import { min, type Satang, subtract, sum, ZERO } from '../money/money.ts';
import { spread } from '../money/spread.ts';
import { fixedAmount } from './applyCoupon.ts';

/** An offer on certain goods as it stands on a bill. */
export interface TaxedOffer {
  goods: OfferGoods;
  /** What it takes off, 0 or more. */
  off: Satang;
  /** Of its coupons that are a price for a set, in baht. */
  setPrices: readonly number[];
}

interface Line {
  productId: string;
  qty: number;
  piecePrice: Satang;
}

/**
 * What is left of the amounts of lines after offers on certain goods, each borne by the pieces that benefit of it alone. What
 * these cannot bear, as another offer took it already, stays.
 */
export function afterOffers(
  amounts: readonly Satang[],
  lines: readonly Line[],
  offers: readonly TaxedOffer[],
): readonly Satang[] {
  let left = amounts;
  for (const { goods, off, setPrices } of offers) {
    let open = off;
    const bear = (most: Satang, over: readonly Satang[]) => {
      const able = over.map((amount, at) => min(amount, left[at] ?? ZERO));
      const borne = min(most, sum(able));
      const shares = spread(borne, able);
      left = left.map((amount, at) => subtract(amount, shares[at] ?? ZERO));
      open = subtract(open, borne);
    };
    for (const value of setPrices) {
      const exact = decimal(value);
      const price = exact ? fixedAmount(exact) : ZERO;
      bear(min(open, setsAt(price, goods, lines).off), benefitByLine(goods, lines, price));
    }
    bear(open, benefitByLine(goods, lines));
  }
  return left;
}

import { benefitByLine, setsAt } from '../loyalty/benefitingPieces.ts';
import type { OfferGoods } from '../loyalty/offerGoods.ts';
import { decimal } from '../money/decimal.ts';
import { min, type Satang, subtract, sum, ZERO } from '../money/money.ts';
import { spread } from '../money/spread.ts';
import { fixedAmount } from './applyCoupon.ts';

/** An offer on certain goods, as applied to a bill. */
export interface TaxedOffer {
  goods: OfferGoods;
  /** The amount it takes off, 0 or more. */
  off: Satang;
  /** The values of its Set Price coupons, in baht. */
  setPrices: readonly number[];
}

interface Line {
  productId: string;
  qty: number;
  piecePrice: Satang;
}

/**
 * Returns what is left of the lines' amounts after offers on certain goods, each borne only by the pieces that benefit
 * from it. An amount that they cannot bear, because another offer took it already, is not taken off.
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

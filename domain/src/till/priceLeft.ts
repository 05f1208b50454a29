import { type Satang, toBaht, ZERO } from '../money/money.ts';
import { mulDivCeil } from '../money/mulDivFloor.ts';
import { priceBasket } from './priceBasket.ts';
import type { PointRates, PricedBasket, PricingBasket, PricingRules } from './pricing.ts';

/**
 * Prices what is left of a bill after a return. Points spent as cash stay spent as far as they still take something
 * off; the rest goes back to the customer.
 */
export function priceLeft(basket: PricingBasket, rules: PricingRules): PricedBasket {
  const withoutPoints = priceBasket({ ...basket, pointsAsCash: 0, deliveryCost: ZERO }, rules);
  const pointsAsCash = Math.min(basket.pointsAsCash, coveringPoints(withoutPoints.totalRevenue, rules.rates));
  if (pointsAsCash === 0) return withoutPoints;
  return priceBasket({ ...basket, pointsAsCash, deliveryCost: ZERO }, rules);
}

/** Returns the fewest points that cover the amount; points pay in whole baht (DISC-15). */
function coveringPoints(amount: Satang, { redeemPoint, redeemCash }: PointRates): number {
  return mulDivCeil(Math.ceil(toBaht(amount)), redeemPoint * 100, redeemCash);
}

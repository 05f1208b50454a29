import { type Satang, toBaht, ZERO } from '../money/money.ts';
import { mulDivCeil } from '../money/mulDivFloor.ts';
import { priceBasket } from './priceBasket.ts';
import type { PointRates, PricedBasket, PricingBasket, PricingRules } from './pricing.ts';

/**
 * The price of what is left of a bill. Points that were spent as cash stay spent as far as they still take something off;
 * what they would take beyond that goes back to the customer.
 */
export function priceLeft(basket: PricingBasket, rules: PricingRules): PricedBasket {
  const withoutPoints = priceBasket({ ...basket, pointsAsCash: 0, deliveryCost: ZERO }, rules);
  const pointsAsCash = Math.min(basket.pointsAsCash, coveringPoints(withoutPoints.totalRevenue, rules.rates));
  if (pointsAsCash === 0) return withoutPoints;
  return priceBasket({ ...basket, pointsAsCash, deliveryCost: ZERO }, rules);
}

/** The fewest points that pay so much whole; points pay in whole baht (DISC-15). */
function coveringPoints(amount: Satang, { redeemPoint, redeemCash }: PointRates): number {
  return mulDivCeil(Math.ceil(toBaht(amount)), redeemPoint * 100, redeemCash);
}

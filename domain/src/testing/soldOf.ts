import { priceBasket } from '../till/priceBasket.ts';
import type { PricingBasket } from '../till/pricing.ts';
import type { PastSale } from '../till/whatIf.ts';
import { RULES } from './pricing.ts';

/** A sale of the past that was priced by the rules of the tests. */
export function soldOf(basket: PricingBasket, more: Partial<PastSale> = {}): PastSale {
  const { totalRevenue, earnPoints } = priceBasket(basket, RULES);
  return {
    id: 'sale',
    transactionNo: 'T-1',
    day: '2026-03-10',
    memberId: basket.member?.id ?? null,
    tier: basket.tier,
    basket,
    recorded: { totalRevenue, earnPoints },
    ...more,
  };
}

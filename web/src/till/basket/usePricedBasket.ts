import { ZERO } from '@taem/domain/money/money.ts';
import { toPricingBasket } from '@taem/domain/till/basket.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import { useMemo } from 'react';
import { useBasket } from './useBasket.ts';
import { usePricingRules } from './usePricingRules.ts';

// Lines can be summed before the rules are here; selling waits for `ready`.
const NO_RULES: PricingRules = {
  rates: { earnCash: ZERO, earnPoint: 0, redeemCash: ZERO, redeemPoint: 0 },
  bounds: null,
  coupons: new Map(),
  conditions: new Map(),
};

/** The bill of the basket as the rules price it now. */
export function usePricedBasket(): { priced: PricedBasket; ready: boolean } {
  const basket = useBasket((whole) => whole);
  const rules = usePricingRules();
  const priced = useMemo(() => priceBasket(toPricingBasket(basket), rules ?? NO_RULES), [basket, rules]);
  return { priced, ready: rules !== null };
}

import { ZERO } from '@taem/domain/money/money.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import { useMemo } from 'react';
import { tillBasket, useMinutes } from './tillMoment.ts';
import { useBasket } from './useBasket.ts';
import { usePricingRules } from './usePricingRules.ts';

// Sums lines before the rules are loaded; selling waits for `ready`.
const NO_RULES: PricingRules = {
  rates: { earnCash: ZERO, earnPoint: 0, redeemCash: ZERO, redeemPoint: 0 },
  bounds: null,
  coupons: new Map(),
  conditions: new Map(),
};

/** Returns the basket as the rules price it now, or at the date of the bill. */
export function usePricedBasket(): { priced: PricedBasket; ready: boolean } {
  const basket = useBasket((whole) => whole);
  const rules = usePricingRules();
  const minute = useMinutes(basket, rules);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what holds for a time is priced again with every minute.
  const priced = useMemo(() => priceBasket(tillBasket(basket), rules ?? NO_RULES), [basket, rules, minute]);
  return { priced, ready: rules !== null };
}

import type { BillMoment } from '@taem/domain/loyalty/offerTerms.ts';
import { type Basket, toPricingBasket } from '@taem/domain/till/basket.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useEffect, useState } from 'react';
import { shopClock } from '../../app/formatMoment.ts';
import { serverNow } from '../../app/serverClock.ts';
import { currentSession } from '../../app/session.ts';

/** Now, or when a sale is dated, at the branch of this till. */
export const tillMoment = (saleTime: string | null = null): Omit<BillMoment, 'tierId'> => ({
  localTime: saleTime ?? shopClock(serverNow().toISOString()),
  branchId: currentSession()?.branchId ?? '',
});

/** The basket as it would be paid at this moment, or when the sale is dated: rates of VAT and offers go by that. */
export const tillBasket = (basket: Basket, saleTime: string | null = null) =>
  toPricingBasket(basket, tillMoment(saleTime));

/** Counts the minutes while something on the bill holds for a time only, or may do so by itself, as a rate of VAT does. */
export function useMinutes(
  { discount, offer }: Pick<Basket, 'discount' | 'offer'>,
  rules: Pick<PricingRules, 'automatic' | 'addedVat'> | null,
): number {
  const [minute, setMinute] = useState(0);
  const isTimed =
    Boolean(discount?.offer.terms ?? offer?.offer.terms ?? rules?.addedVat) ||
    (rules?.automatic ?? []).some(({ terms }) => terms);
  useEffect(() => {
    if (!isTimed) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setMinute((passed) => passed + 1);
          wait();
        },
        60_000 - (serverNow().getTime() % 60_000),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isTimed]);
  return minute;
}

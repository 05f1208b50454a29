import type { BillMoment } from '@taem/domain/loyalty/offerTerms.ts';
import { parseLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { type Basket, toPricingBasket } from '@taem/domain/till/basket.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useEffect, useState } from 'react';
import { shopClock } from '../../app/formatMoment.ts';
import { serverNow } from '../../app/serverClock.ts';
import { currentSession } from '../../app/session.ts';

/** What a field of date and time holds, `2026-11-20T14:05`, as the contract requires it (CHAN-25). */
export const toLocalDateTime = (fieldValue: string): string => `${fieldValue.slice(0, 16).replace('T', ' ')}:00`;

/** The reverse. */
export const toFieldTime = (localTime: string): string => localTime.slice(0, 16).replace(' ', 'T');

/** When the bill is dated, `YYYY-MM-DD HH:mm:ss`; null for now, as every exchange is, and while what is typed is no time. */
export function soldTime({ soldAt, exchange }: Pick<Basket, 'soldAt' | 'exchange'>): string | null {
  const time = toLocalDateTime(soldAt);
  return exchange === null && parseLocalTime(time) ? time : null;
}

/** Now, or when the bill is dated, at the branch of this till. */
const momentOf = (basket: Basket): Omit<BillMoment, 'tierId'> => ({
  localTime: soldTime(basket) ?? shopClock(serverNow().toISOString()),
  branchId: currentSession()?.branchId ?? '',
});

/** The basket as it would be paid at this moment, or when it is dated: rates of VAT and offers go by that. */
export const tillBasket = (basket: Basket) => toPricingBasket(basket, momentOf(basket));

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

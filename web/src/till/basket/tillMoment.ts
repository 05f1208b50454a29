import type { BillMoment } from '@taem/domain/loyalty/offerTerms.ts';
import { parseLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { type Basket, toPricingBasket } from '@taem/domain/till/basket.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useEffect, useState } from 'react';
import { shopClock } from '../../app/formatMoment.ts';
import { serverNow } from '../../app/serverClock.ts';
import { currentSession } from '../../app/session.ts';

/** Converts the value of a date-time field, `2026-11-20T14:05`, to the format of the contract (CHAN-25). */
export const toLocalDateTime = (fieldValue: string): string => `${fieldValue.slice(0, 16).replace('T', ' ')}:00`;

/** Converts in the other direction. */
export const toFieldTime = (localTime: string): string => localTime.slice(0, 16).replace(' ', 'T');

/**
 * Returns the date of the bill, `YYYY-MM-DD HH:mm:ss`; null for now. An exchange is always now, and so is a bill while the
 * typed text is not a time.
 */
export function soldTime({ soldAt, exchange }: Pick<Basket, 'soldAt' | 'exchange'>): string | null {
  const time = toLocalDateTime(soldAt);
  return exchange === null && parseLocalTime(time) ? time : null;
}

/** Returns the date of the bill, or now, with the branch of this till. */
const momentOf = (basket: Basket): Omit<BillMoment, 'tierId'> => ({
  localTime: soldTime(basket) ?? shopClock(serverNow().toISOString()),
  branchId: currentSession()?.branchId ?? '',
});

/** Returns the basket for pricing at its date, or now: VAT rates and offers depend on it. */
export const tillBasket = (basket: Basket) => toPricingBasket(basket, momentOf(basket));

/**
 * Counts the minutes while the price can change with time, because an offer on the bill, an automatic offer or a VAT rate may
 * be limited in time.
 */
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

import type { Satang } from '@taem/domain/money/money.ts';
import { exchangePlan } from '@taem/domain/till/basketExchange.ts';
import { useMemo } from 'react';
import { useCashRounding } from '../counter/useCashRounding.ts';
import { useBasket } from './useBasket.ts';

/** Returns how the money of an exchange moves; null for any other bill. */
export function useExchangePlan(amountDue: Satang) {
  const exchange = useBasket((basket) => basket.exchange);
  const rounding = useCashRounding();
  return useMemo(() => exchangePlan(exchange, amountDue, rounding), [exchange, amountDue, rounding]);
}

/** Returns the amount that tenders must pay: the amount due, less what comes back. */
export function useToPay(amountDue: Satang): Satang {
  return useExchangePlan(amountDue)?.toPay ?? amountDue;
}

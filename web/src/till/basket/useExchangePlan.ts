import type { Satang } from '@taem/domain/money/money.ts';
import { exchangePlan } from '@taem/domain/till/basketExchange.ts';
import { useMemo } from 'react';
import { useCashRounding } from '../counter/useCashRounding.ts';
import { useBasket } from './useBasket.ts';

/** The money of the bill where it is an exchange; null for any other. */
export function useExchangePlan(amountDue: Satang) {
  const exchange = useBasket((basket) => basket.exchange);
  const rounding = useCashRounding();
  return useMemo(() => exchangePlan(exchange, amountDue, rounding), [exchange, amountDue, rounding]);
}

/** What is to be paid by tenders: the price, less what comes back. */
export function useToPay(amountDue: Satang): Satang {
  return useExchangePlan(amountDue)?.toPay ?? amountDue;
}

import { add, type Satang } from '@taem/domain/money/money.ts';
import { roundingOf } from '@taem/domain/till/cashRounding.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useCashRounding } from '../counter/useCashRounding.ts';
import { useBasketMessages } from './messages.ts';
import { TotalRow } from './TotalRow.tsx';
import { useToPay } from './useExchangePlan.ts';

/** The amount of the bill in cash; nothing if rounding does not change it. */
export function InCash({ amountDue }: { amountDue: Satang }) {
  const t = useBasketMessages();
  const format = useFormat();
  const toPay = useToPay(amountDue);
  const rounding = roundingOf(toPay, useCashRounding());
  if (rounding === 0) return null;
  return <TotalRow label={t('basket.inCash')} value={format.money(add(toPay, rounding))} />;
}

import type { Satang } from '@taem/domain/money/money.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { AmountDue } from './AmountDue.tsx';
import { useBasketMessages } from './messages.ts';
import { TotalRow } from './TotalRow.tsx';
import { useBasket } from './useBasket.ts';
import { useExchangePlan } from './useExchangePlan.ts';

/** The amount to pay; in an exchange the value of what is taken and of what comes back, and the difference that is paid. */
export function Difference({ amountDue, label, aside }: { amountDue: Satang; label: string; aside?: ReactNode }) {
  const t = useBasketMessages();
  const format = useFormat();
  const plan = useExchangePlan(amountDue);
  const due = useBasket(({ exchange }) => exchange?.worth?.due);
  if (!plan || due === undefined) return <AmountDue label={label} amount={amountDue} aside={aside} />;
  return (
    <>
      <TotalRow label={t('basket.goods')} value={format.money(amountDue)} />
      <TotalRow label={t('basket.broughtBack')} value={format.money(due)} />
      <AmountDue
        label={plan.handedBack > 0 ? t('basket.handBack') : label}
        amount={plan.handedBack > 0 ? plan.handedBack : plan.toPay}
        aside={aside}
      />
    </>
  );
}

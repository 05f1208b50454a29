import { canProceed } from '@taem/domain/till/basket.ts';
import { isExchangeReady } from '@taem/domain/till/basketExchange.ts';
import { memo, type ReactNode, useRef } from 'react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket } from '../basket/useBasket.ts';
import { usePricedBasket } from '../basket/usePricedBasket.ts';
import { useDisplayedBill } from '../display/useDisplayedBill.ts';
import { BenefitButtons } from '../offers/BenefitButtons.tsx';
import { ProceedButton } from '../typed/ProceedButton.tsx';
import { useBoundReason } from '../why/useBoundReason.ts';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { BasketAnnouncer } from './BasketAnnouncer.tsx';
import { BasketTotals } from './BasketTotals.tsx';
import { BillPanel } from './BillPanel.tsx';
import { useProceed } from './useProceed.ts';

interface PricedBillProps {
  customerReady: boolean;
  /** What stands above the totals; it is not drawn again with them. */
  children: ReactNode;
}

/** The bill with its totals, and on to payment. */
export function PricedBill({ customerReady, children }: PricedBillProps) {
  const { priced, ready } = usePricedBasket();
  const latest = useRef(priced);
  latest.current = priced;
  useDisplayedBill(priced);
  const { proceed, warning, dismiss } = useProceed(latest);
  const beyond = useBoundReason(priced);
  const isExchangeRead = useBasket(({ exchange }) => isExchangeReady(exchange));
  return (
    <>
      <BillPanel
        amountDue={priced.amountDue}
        button={<ToPayment ready={ready && customerReady && isExchangeRead} beyond={beyond} onProceed={proceed} />}
      >
        {children}
        <BenefitButtons />
        <BasketTotals priced={priced} />
      </BillPanel>
      <BasketAnnouncer priced={priced} />
      {warning && <AlertDialog open title={warning.title} message={warning.text} onClose={dismiss} />}
    </>
  );
}

interface ToPaymentProps {
  ready: boolean;
  /** Why the bill is more than the shop sells at once. */
  beyond: string | null;
  onProceed: () => void;
}

const ToPayment = memo(function ToPayment({ ready, beyond, onProceed }: ToPaymentProps) {
  const t = useBasketMessages();
  const isEmpty = useBasket(({ items }) => items.length === 0);
  const complete = useBasket(canProceed);
  const { canWrite, reason: mayNotPay } = usePaymentRight();
  return (
    <ProceedButton
      isClosed={!complete || !ready || !canWrite || beyond !== null}
      reason={mayNotPay ?? (!isEmpty && !complete ? t('basket.fillQty') : beyond)}
      onProceed={onProceed}
    >
      {t('basket.proceed')}
    </ProceedButton>
  );
});

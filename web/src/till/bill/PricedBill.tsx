import { canProceed } from '@taem/domain/till/basket.ts';
import { isExchangeReady } from '@taem/domain/till/basketExchange.ts';
import { memo, type ReactNode, useRef } from 'react';
import { late } from '../../app/late.tsx';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket } from '../basket/useBasket.ts';
import { usePricedBasket } from '../basket/usePricedBasket.ts';
import { useCounter } from '../counter/useCounter.ts';
import { useDisplayedBill } from '../display/useDisplayedBill.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { BenefitButtons } from '../offers/BenefitButtons.tsx';
import { ProceedButton } from '../typed/ProceedButton.tsx';
import { boundRefusal } from '../why/boundRefusal.ts';
import { LateRefusalText } from '../why/LateRefusalText.ts';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { BasketAnnouncer } from './BasketAnnouncer.tsx';
import { BasketTotals } from './BasketTotals.tsx';
import { BillPanel } from './BillPanel.tsx';
import { useProceed } from './useProceed.ts';

const BillWarning = late(async () => (await import('./BillWarning.tsx')).BillWarning);

interface PricedBillProps {
  customerReady: boolean;
  /** Content above the totals; it is not redrawn with them. */
  children: ReactNode;
}

/** The bill with its totals, and the button to payment. */
export function PricedBill({ customerReady, children }: PricedBillProps) {
  const { priced, ready } = usePricedBasket();
  const latest = useRef(priced);
  latest.current = priced;
  useDisplayedBill(priced);
  const { proceed, inExactCash, warning, dismiss } = useProceed(latest);
  const isGoodsFirst = useCounter()?.saleStart === 'GOODS';
  const isExchange = useBasket(({ exchange }) => exchange !== null);
  const hasExactCash = isGoodsFirst && !isExchange && priced.amountDue > 0;
  const beyond = boundRefusal(priced);
  const isExchangeRead = useBasket(({ exchange }) => isExchangeReady(exchange));
  return (
    <>
      <BillPanel
        amountDue={priced.amountDue}
        button={
          <ToPayment
            ready={ready && customerReady && isExchangeRead}
            beyond={beyond ? <LateRefusalText refusal={beyond} priced={priced} /> : null}
            onProceed={proceed}
            onExactCash={hasExactCash ? inExactCash : null}
          />
        }
      >
        {children}
        <BenefitButtons />
        <BasketTotals priced={priced} />
      </BillPanel>
      <BasketAnnouncer priced={priced} />
      {warning && <BillWarning warning={warning} onClose={dismiss} />}
    </>
  );
}

interface ToPaymentProps {
  ready: boolean;
  /** Why the bill exceeds what the shop sells at once. */
  beyond: ReactNode;
  onProceed: () => void;
  /** Goes directly to the confirmation of exact cash; null for a bill that cannot be paid this way. */
  onExactCash: (() => void) | null;
}

const ToPayment = memo(function ToPayment({ ready, beyond, onProceed, onExactCash }: ToPaymentProps) {
  const t = useBasketMessages();
  const isEmpty = useBasket(({ items }) => items.length === 0);
  const complete = useBasket(canProceed);
  const { canWrite, reason: mayNotPay } = usePaymentRight();
  return (
    <ProceedButton
      isClosed={!complete || !ready || !canWrite || beyond !== null}
      reason={mayNotPay ?? (!isEmpty && !complete ? t('basket.fillQty') : beyond)}
      onProceed={onProceed}
      shorter={onExactCash && { words: t('basket.exactCash'), shortcut: SHORTCUT.exactCash, onPress: onExactCash }}
    >
      {t('basket.proceed')}
    </ProceedButton>
  );
});

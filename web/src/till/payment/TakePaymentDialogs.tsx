import { toBaht } from '@taem/domain/money/money.ts';
import { roundCash } from '@taem/domain/till/cashRounding.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import type { ReactNode } from 'react';
import { late } from '../../app/late.tsx';
import { useToPay } from '../basket/useExchangePlan.ts';
import { useCashRounding } from '../counter/useCashRounding.ts';
import { useCounter } from '../counter/useCounter.ts';
import { CardTender } from './CardTender.tsx';
import { CashDialog } from './CashDialog.tsx';
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog.tsx';
import { cashChannel } from './cashChannel.ts';
import { usePaymentMessages } from './messages.ts';
import { usePaymentTypes } from './usePaymentTypes.ts';
import type { SaleTime } from './useSaleTime.ts';
import type { PaymentDialogName, TakePayment } from './useTakePayment.ts';

// Loaded when they are opened: they have QR codes and more fields, and fewer bills need them.
const SplitDialog = late(async () => (await import('./SplitDialog.tsx')).SplitDialog);
const TransferDialog = late(async () => (await import('./TransferDialog.tsx')).TransferDialog);
const TransferTender = late(async () => (await import('./TransferTender.tsx')).TransferTender);

interface TakePaymentDialogsProps {
  branchId: string;
  priced: PricedBasket;
  time: SaleTime;
  payment: TakePayment;
}

/** The dialog of the chosen payment method, with the confirmation in it or after it (docs/adr/0129). */
export function TakePaymentDialogs({ branchId, priced, time, payment }: TakePaymentDialogsProps) {
  const t = usePaymentMessages();
  const { dialog, take, tender, clear } = payment;
  const { types } = usePaymentTypes();
  const proof = useCounter()?.transferProof;
  const total = useToPay(priced.amountDue);
  const rounding = useCashRounding();
  const confirmed: Partial<Record<PaymentDialogName, { by?: string; way?: ReactNode }>> = {
    confirm: {},
    card: { by: t('card.title'), way: <CardTender total={total} onTender={tender} /> },
    ...(proof === 'OPTIONAL' && {
      transfer: { by: t('transfer.title'), way: <TransferTender total={total} onTender={tender} /> },
    }),
  };
  const confirming = dialog && confirmed[dialog];
  return (
    <>
      {dialog === 'cash' && (
        <CashDialog
          bill={total}
          rounding={rounding}
          onPay={(received) => take([cashChannel(toBaht(roundCash(total, rounding)), received)])}
          onClose={clear}
        />
      )}
      {dialog === 'transfer' && proof !== 'OPTIONAL' && (
        <TransferDialog total={total} onPay={(channel, slip) => take([channel], slip)} onClose={clear} />
      )}
      {dialog === 'split' && (
        <SplitDialog
          bill={total}
          rounding={rounding}
          types={types}
          proof={proof ?? 'REQUIRED'}
          onPay={take}
          onClose={clear}
        />
      )}
      {confirming && (
        <ConfirmPaymentDialog
          branchId={branchId}
          priced={priced}
          time={time}
          {...(confirming.by && { by: confirming.by })}
          // Leaving a payment method does not choose it (CHAN-04).
          onClose={dialog === 'confirm' ? payment.closeConfirm : clear}
          onBillChanged={payment.billChanged}
        >
          {confirming.way}
        </ConfirmPaymentDialog>
      )}
    </>
  );
}

import { toBaht } from '@taem/domain/money/money.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { lazy, Suspense } from 'react';
import { CardDialog } from './CardDialog.tsx';
import { CashDialog } from './CashDialog.tsx';
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog.tsx';
import { usePaymentTypes } from './usePaymentTypes.ts';
import type { TakePayment } from './useTakePayment.ts';

// With codes to scan and more fields, for the fewer bills: loaded when they are opened.
const SplitDialog = lazy(async () => ({ default: (await import('./SplitDialog.tsx')).SplitDialog }));
const TransferDialog = lazy(async () => ({ default: (await import('./TransferDialog.tsx')).TransferDialog }));

interface TakePaymentDialogsProps {
  branchId: string;
  priced: PricedBasket;
  payment: TakePayment;
}

/** The dialog of the way to pay that was chosen, and then the confirmation. */
export function TakePaymentDialogs({ branchId, priced, payment }: TakePaymentDialogsProps) {
  const { dialog, take, takeTransfer, clear } = payment;
  const { types } = usePaymentTypes();
  const total = priced.amountDue;
  return (
    <>
      {dialog === 'cash' && (
        <CashDialog
          total={total}
          onPay={(received) => take([{ type: 'Cash', amount: toBaht(total), received_amount: toBaht(received) }])}
          onClose={clear}
        />
      )}
      {dialog === 'card' && <CardDialog total={total} onPay={(channel) => take([channel])} onClose={clear} />}
      <Suspense>
        {dialog === 'transfer' && (
          <TransferDialog total={total} onPay={(channel, slip) => void takeTransfer(channel, slip)} onClose={clear} />
        )}
        {dialog === 'split' && <SplitDialog total={total} types={types} onPay={take} onClose={clear} />}
      </Suspense>
      {dialog === 'confirm' && (
        <ConfirmPaymentDialog
          branchId={branchId}
          priced={priced}
          onClose={payment.closeConfirm}
          onBillChanged={payment.billChanged}
        />
      )}
    </>
  );
}

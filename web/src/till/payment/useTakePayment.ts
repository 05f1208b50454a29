import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { isProven, missingProof } from '@taem/domain/till/transferProof.ts';
import { useCallback, useEffect, useState } from 'react';
import { NoLocalStore } from '../../app/localStore.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useCounter } from '../counter/useCounter.ts';
import { useRefusalMessages } from '../refusal/messages.ts';
import { hasTransfer } from './hasTransfer.ts';
import { keepSlip, readSlip, removeSlip } from './keptSlip.ts';
import { proofOf } from './proofOf.ts';

export type PaymentDialogName = 'cash' | 'card' | 'transfer' | 'split' | 'confirm';

/** Why the bill must be checked again. */
export interface BillNote {
  /** The figures that the customer was shown; null if the figures are not the reason. */
  stated: Pick<PricedBasket, 'amountDue' | 'earnPoints'> | null;
  reasons: readonly string[];
}

export type TakePayment = ReturnType<typeof useTakePayment>;

/** Holds the payment method of the bill and the open dialog (CHAN-04, CHAN-05); `ready` once it can be paid. */
export function useTakePayment(amountDue: Satang, ready: boolean) {
  const [dialog, setDialog] = useState<PaymentDialogName | null>(null);
  const [note, setNote] = useState<BillNote | null>(null);
  const keepOrProblem = useKeepOrProblem();
  useChannelOfAFreeBill(ready && amountDue === 0);
  useProofOfARestoredBill();

  const openDialog = (name: PaymentDialogName) => {
    const problem = keepOrProblem();
    setNote(problem && { stated: null, reasons: problem });
    setDialog(problem ? null : name);
  };
  /** Chooses the tenders of the bill; stores the slip if there is one. */
  const tender = useCallback((channels: readonly PaymentPayloadChannel[], slip: File | null = null) => {
    basketStore.dispatch({ type: 'setChannels', channels });
    void (slip ? keepSlip(slip) : removeSlip());
  }, []);
  return {
    dialog,
    note,
    tender,
    take: (channels: readonly PaymentPayloadChannel[], slip: File | null = null) => {
      tender(channels, slip);
      openDialog('confirm');
    },
    open: openDialog,
    chooseOther: () => {
      setNote(null);
      tender([{ type: 'Other', amount: toBaht(amountDue) }]);
    },
    /** Leaves a payment method without choosing it. */
    clear: () => {
      tender([]);
      setDialog(null);
    },
    closeConfirm: () => setDialog(null),
    billChanged: (changed: BillNote) => {
      setNote(changed);
      setDialog(null);
    },
  };
}

/** PAY-44: Stores the bill, or returns why it cannot be paid: without a stored bill its outcome could not be recovered. */
function useKeepOrProblem() {
  const refusals = useRefusalMessages();
  return (): string[] | null => {
    try {
      basketStore.keep();
      return null;
    } catch (error) {
      if (!(error instanceof NoLocalStore)) throw error;
      return [refusals('refusal.NoLocalStore'), refusals('refusal.NoLocalStoreHint')];
    }
  };
}

/** CHAN-14, OP-16: Chooses the tender Other if there is nothing to pay. */
function useChannelOfAFreeBill(isFree: boolean): void {
  const hasChannel = useBasket(({ paymentChannels }) => paymentChannels.length > 0);
  useEffect(() => {
    if (isFree && !hasChannel) basketStore.dispatch({ type: 'setChannel', channel: { type: 'Other', amount: 0 } });
  }, [isFree, hasChannel]);
}

/** Resets the tenders if the slip of a transfer was lost in a reload and the shop requires it. */
function useProofOfARestoredBill(): void {
  const proof = useCounter()?.transferProof;
  useEffect(() => {
    if (proof !== 'REQUIRED' || !hasTransfer(basketStore.get().paymentChannels)) return;
    void readSlip().then((slip) => {
      const { paymentChannels } = basketStore.get();
      if (!isProven(missingProof(proof, paymentChannels.map(proofOf), slip !== null)))
        basketStore.dispatch({ type: 'setChannels', channels: [] });
    });
  }, [proof]);
}

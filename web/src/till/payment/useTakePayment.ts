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

/** Why the bill has to be looked at again. */
export interface BillNote {
  /** What the customer was shown; null where the figures are not the reason. */
  stated: Pick<PricedBasket, 'amountDue' | 'earnPoints'> | null;
  reasons: readonly string[];
}

export type TakePayment = ReturnType<typeof useTakePayment>;

/** Which way the bill is paid, and which dialog stands open (CHAN-04, CHAN-05); `ready` once it can be paid. */
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
  /** The bill is to be paid so; the picture of a slip goes along where there is one. */
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
    /** Leaves a way to pay without taking it. */
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

/** PAY-44: a bill that the device does not keep is not paid, because its outcome could not be recovered. */
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

/** CHAN-14, OP-16: with nothing to pay, Other is the tender. */
function useChannelOfAFreeBill(isFree: boolean): void {
  const hasChannel = useBasket(({ paymentChannels }) => paymentChannels.length > 0);
  useEffect(() => {
    if (isFree && !hasChannel) basketStore.dispatch({ type: 'setChannel', channel: { type: 'Other', amount: 0 } });
  }, [isFree, hasChannel]);
}

/** A transfer whose picture was lost in a reload needs it again, where the shop requires it. */
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

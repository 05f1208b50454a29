import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { useEffect, useState } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { keepSlip, readSlip, removeSlip } from './keptSlip.ts';
import { needsSlip } from './needsSlip.ts';

export type PaymentDialogName = 'cash' | 'card' | 'transfer' | 'split' | 'confirm';

export type TakePayment = ReturnType<typeof useTakePayment>;

/** Which way the bill is paid, and which dialog stands open (CHAN-04, CHAN-05). */
export function useTakePayment(amountDue: Satang, ready: boolean) {
  const [dialog, setDialog] = useState<PaymentDialogName | null>(null);
  const [notice, setNotice] = useState<string[]>([]);
  useChannelOfAFreeBill(ready && amountDue === 0);
  useSlipOfARestoredBill();

  const take = (channels: readonly PaymentPayloadChannel[]) => {
    basketStore.dispatch({ type: 'setChannels', channels });
    setDialog('confirm');
  };
  return {
    dialog,
    /** Why the bill has to be looked at again. */
    notice,
    take,
    open: (name: PaymentDialogName) => {
      setNotice([]);
      setDialog(name);
    },
    chooseOther: () => {
      setNotice([]);
      void removeSlip();
      basketStore.dispatch({ type: 'setChannel', channel: { type: 'Other', amount: toBaht(amountDue) } });
    },
    takeTransfer: async (channel: PaymentPayloadChannel, slip: File) => {
      await keepSlip(slip);
      take([channel]);
    },
    /** Leaves a way to pay without taking it. */
    clear: () => {
      void removeSlip();
      basketStore.dispatch({ type: 'setChannels', channels: [] });
      setDialog(null);
    },
    closeConfirm: () => setDialog(null),
    billChanged: (reasons: string[]) => {
      setNotice(reasons);
      setDialog(null);
    },
  };
}

/** CHAN-14, OP-16: with nothing to pay, Other is the tender. */
function useChannelOfAFreeBill(isFree: boolean): void {
  const hasChannel = useBasket(({ paymentChannels }) => paymentChannels.length > 0);
  useEffect(() => {
    if (isFree && !hasChannel) basketStore.dispatch({ type: 'setChannel', channel: { type: 'Other', amount: 0 } });
  }, [isFree, hasChannel]);
}

/** A transfer whose picture the device did not keep over a reload is asked for again. */
function useSlipOfARestoredBill(): void {
  useEffect(() => {
    if (!needsSlip(basketStore.get().paymentChannels)) return;
    void readSlip().then((slip) => {
      if (!slip && needsSlip(basketStore.get().paymentChannels))
        basketStore.dispatch({ type: 'setChannels', channels: [] });
    });
  }, []);
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoLocalStore } from '../../app/localStore.ts';
import { sendPatiently } from '../../app/sendPatiently.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import { currentUserId } from '../../app/session.ts';
import { emptyBill } from '../basket/basketStore.ts';
import { type BillName, readPreviousBasket, removeBillDrafts, removePreviousBasket } from '../basket/saleDrafts.ts';
import { ExchangeSaleDocument, PayDocument } from '../gql/graphql.ts';
import { useExchangeSaleMutation, usePayMutation } from '../gql/hooks.ts';
import { markStale } from '../page/salesPageAge.ts';
import { answerOf, answerOfError, outcomeOf, type PayOutcome as SentOutcome } from '../refusal/payAnswer.ts';
import { completeReceipt } from './completeReceipt.ts';
import { hasTransfer } from './hasTransfer.ts';
import { removeSentSlip, removeSlip, slipToSend } from './keptSlip.ts';
import { attemptUnknown, beginAttempt, billWithKey, endAttempt, settleAttempt, wasSent } from './paymentAttempt.ts';
import type { PaymentInput } from './toPayInput.ts';

export type PayOutcome =
  | SentOutcome
  /** Nothing was sent: the device has no network. */
  | { kind: 'offline' }
  /** Nothing was sent: the device cannot store the payment, which might have to be sent again. */
  | { kind: 'notKept' };

/**
 * Returns a function that pays once, however often it is called: the same payment sent again is the same sale. An exchange
 * needs the void code.
 */
export function usePay() {
  // The receipt is passed in the navigation state and never read from the cache.
  const [mutate] = usePayMutation({ fetchPolicy: 'no-cache' });
  const [exchange] = useExchangeSaleMutation({ fetchPolicy: 'no-cache' });
  const client = useApolloClient();
  const navigate = useNavigate();
  const [submitting, setSubmitting] = useState(false);
  // The user whose bill it is, even if another person is signed in when it is sent again.
  const [owner] = useState(currentUserId);

  const send = useCallback(
    async (payment: PaymentInput, code = ''): Promise<PayOutcome> => {
      const { returned: pieces, ...input } = payment;
      if (!navigator.onLine) return { kind: 'offline' };
      const key = input.idempotencyKey;
      const wasSentBefore = wasSent(key);
      if (!kept(payment)) return { kind: 'notKept' };
      setSubmitting(true);
      const slip = hasTransfer(input.channels) ? await slipToSend(key, billWithKey(key)) : null;
      const sale = slip ? { ...input, slipImage: slip } : input;
      const pay = () =>
        slip
          ? sendUpload(PayDocument, { input: sale }, owner)
          : mutate({ variables: { input: sale } }).then(({ data }) => data);
      const payExchange = (of: NonNullable<typeof pieces>) => {
        const both = { input: { returned: { ...of, authorizePin: code }, sale } };
        return slip
          ? sendUpload(ExchangeSaleDocument, both, owner)
          : exchange({ variables: both }).then(({ data }) => data);
      };
      const send = (): Promise<Parameters<typeof answerOf>[0]> => (pieces ? payExchange(pieces) : pay());
      const answers = await sendPatiently(() => send().then((data) => answerOf(data), answerOfError));
      const outcome = outcomeOf(answers, wasSentBefore);
      setSubmitting(false);
      if (outcome.kind === 'unknown') {
        attemptUnknown(key);
        return outcome;
      }
      // Another user may be signed in by now: this payment does not concern their bill.
      const bill = billWithKey(key);
      const isTaken = outcome.kind === 'refused' && outcome.errors.some(({ code }) => code === 'IDEMPOTENCY_CONFLICT');
      if (outcome.kind === 'paid' || isTaken) settleAttempt(key);
      else endAttempt(key);
      void removeSentSlip(key);
      if (outcome.kind !== 'paid') return outcome;
      const receipt = completeReceipt(outcome.receipt, input);
      if (bill) forgetBill(bill);
      if (readPreviousBasket()?.parked?.id === key) removePreviousBasket();
      if (receipt.transaction.member) markStale(client, `member ${receipt.transaction.member.id}`);
      navigate('/payment/success', { state: { receipt, isJustPaid: true }, replace: true });
      return outcome;
    },
    [mutate, exchange, client, navigate, owner],
  );
  return { send, submitting };
}

function forgetBill(bill: BillName): void {
  removeBillDrafts(bill);
  void removeSlip(bill);
  emptyBill(bill);
}

function kept(input: PaymentInput): boolean {
  try {
    beginAttempt(input);
    return true;
  } catch (error) {
    if (error instanceof NoLocalStore) return false;
    throw error;
  }
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoLocalStore } from '../../app/localStore.ts';
import { sendPatiently } from '../../app/sendPatiently.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import type { PayInput } from '../../gql/contract.ts';
import { emptyBill } from '../basket/basketStore.ts';
import { type BillName, readPreviousBasket, removeBillDrafts, removePreviousBasket } from '../basket/saleDrafts.ts';
import { PayDocument } from '../gql/graphql.ts';
import { usePayMutation } from '../gql/hooks.ts';
import { markStale } from '../page/salesPageAge.ts';
import { answerOf, answerOfError, outcomeOf, type PayOutcome as SentOutcome } from '../refusal/payAnswer.ts';
import { completeReceipt } from './completeReceipt.ts';
import { hasTransfer } from './hasTransfer.ts';
import { removeSentSlip, removeSlip, slipToSend } from './keptSlip.ts';
import { attemptUnknown, beginAttempt, billWithKey, endAttempt, settleAttempt, wasSent } from './paymentAttempt.ts';

export type PayOutcome =
  | SentOutcome
  /** Nothing was sent: the device has no network. */
  | { kind: 'offline' }
  /** Nothing was sent: the device cannot keep what would have to be sent again. */
  | { kind: 'notKept' };

/** Pays once, however often it is called: the same payment sent again is the same sale. */
export function usePay() {
  // The receipt travels in the navigation state and is never read from the cache.
  const [mutate] = usePayMutation({ fetchPolicy: 'no-cache' });
  const client = useApolloClient();
  const navigate = useNavigate();
  const [submitting, setSubmitting] = useState(false);

  const send = useCallback(
    async (input: PayInput): Promise<PayOutcome> => {
      if (!navigator.onLine) return { kind: 'offline' };
      const key = input.idempotencyKey;
      const wasSentBefore = wasSent(key);
      if (!kept(input)) return { kind: 'notKept' };
      setSubmitting(true);
      const slip = hasTransfer(input.channels) ? await slipToSend(key, billWithKey(key)) : null;
      const pay = () =>
        slip
          ? sendUpload(PayDocument, { input: { ...input, slipImage: null } }, 'input.slipImage', slip)
          : mutate({ variables: { input } }).then(({ data }) => data);
      const answers = await sendPatiently(() => pay().then((data) => answerOf(data), answerOfError));
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
    [mutate, client, navigate],
  );
  return { send, submitting };
}

function forgetBill(bill: BillName): void {
  removeBillDrafts(bill);
  void removeSlip(bill);
  emptyBill(bill);
}

function kept(input: PayInput): boolean {
  try {
    beginAttempt(input);
    return true;
  } catch (error) {
    if (error instanceof NoLocalStore) return false;
    throw error;
  }
}

import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoLocalStore } from '../../app/localStore.ts';
import { OperationFault } from '../../app/sendOperation.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import type { PayInput } from '../../gql/contract.ts';
import { basketStore } from '../basket/basketStore.ts';
import { removeSaleDrafts } from '../basket/saleDrafts.ts';
import { PayDocument, type PayMutation } from '../gql/graphql.ts';
import { usePayMutation } from '../gql/hooks.ts';
import { markStale } from '../page/salesPageAge.ts';
import type { SaleReceipt } from '../receipt/SaleReceipt.ts';
import { readSlip, removeSlip } from './keptSlip.ts';
import { needsSlip } from './needsSlip.ts';
import { attemptUnknown, beginAttempt, settleAttempt, unresolvedAttempt } from './paymentAttempt.ts';
import { sendPatiently } from './sendPatiently.ts';

export type PayRefusal = PayMutation['pay']['userErrors'][number];

export type PayOutcome =
  | { kind: 'paid' }
  /** Nothing was recorded, and this is why. */
  | { kind: 'refused'; errors: readonly PayRefusal[] }
  /** Nothing was recorded: the server did not take the call at all. */
  | { kind: 'fault'; message: string }
  /** Nothing was sent: the device has no network. */
  | { kind: 'offline' }
  /** Nothing was sent: the device cannot keep what would have to be sent again. */
  | { kind: 'notKept' }
  /** The call may have been carried out. */
  | { kind: 'unknown' };

/** The server turns these away before it does anything. */
const NOT_CARRIED_OUT: ReadonlySet<unknown> = new Set([
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'TOO_COMPLEX',
  'RATE_LIMITED',
]);

/** Pays once, however often it is asked: a second press while the first is under way does nothing. */
export function usePay() {
  // The receipt travels in the navigation state; nobody looks for it in the cache.
  const [mutate] = usePayMutation({ fetchPolicy: 'no-cache' });
  const client = useApolloClient();
  const navigate = useNavigate();
  const [submitting, setSubmitting] = useState(false);

  const send = useCallback(
    async (input: PayInput): Promise<PayOutcome> => {
      if (!navigator.onLine) return { kind: 'offline' };
      // Sent before without an answer: only an answer to this very payment tells what became of it.
      const wasOpen = unresolvedAttempt() !== null;
      if (!kept(input)) return { kind: 'notKept' };
      setSubmitting(true);
      const slip = needsSlip(input.channels) ? await readSlip() : null;
      const pay = () =>
        slip
          ? sendUpload(PayDocument, { input, slipImage: null }, 'slipImage', slip)
          : mutate({ variables: { input } }).then(({ data }) => data);
      const outcome = await sendPatiently(pay).then((data) => outcomeOf(data?.pay), faultOf);
      setSubmitting(false);
      if (outcome.kind === 'unknown' || (outcome.kind === 'fault' && wasOpen)) attemptUnknown();
      else settleAttempt();
      if (outcome.kind === 'paid') {
        removeSaleDrafts();
        void removeSlip();
        basketStore.replace(EMPTY_BASKET);
        const { receipt } = outcome;
        if (receipt.transaction.member) markStale(client, `member ${receipt.transaction.member.id}`);
        navigate('/payment/success', { state: { receipt }, replace: true });
      }
      return outcome;
    },
    [mutate, client, navigate],
  );
  return { send, submitting };
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

type Answer = Exclude<PayOutcome, { kind: 'paid' | 'offline' | 'notKept' }> | { kind: 'paid'; receipt: SaleReceipt };

function outcomeOf(pay: PayMutation['pay'] | undefined): Answer {
  if (pay?.transaction) {
    return { kind: 'paid', receipt: { transaction: pay.transaction, remainingPoints: pay.remainingPoints ?? null } };
  }
  return pay && pay.userErrors.length > 0 ? { kind: 'refused', errors: pay.userErrors } : { kind: 'unknown' };
}

function faultOf(error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof OperationFault) {
    const untouched = NOT_CARRIED_OUT.has(error.code) || isTurnedAway(error.status);
    return untouched ? { kind: 'fault', message } : { kind: 'unknown' };
  }
  if (CombinedGraphQLErrors.is(error)) {
    const untouched = error.errors.every(({ extensions }) => NOT_CARRIED_OUT.has(extensions?.code));
    return untouched ? { kind: 'fault', message } : { kind: 'unknown' };
  }
  return ServerError.is(error) && isTurnedAway(error.statusCode) ? { kind: 'fault', message } : { kind: 'unknown' };
}

function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

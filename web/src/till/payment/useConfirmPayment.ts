import { useApolloClient } from '@apollo/client/react';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useState } from 'react';
import { tillOfDevice } from '../../app/tillOfDevice.ts';
import type { Approvable } from '../../sale/approval/ApprovalDialog.tsx';
import { approvalOf, isOfApproval, type NeededApproval } from '../../sale/approval/approvalActions.ts';
import { basketStore, emptyBill, openBill } from '../basket/basketStore.ts';
import { readBasket } from '../basket/saleDrafts.ts';
import { soldTime, tillBasket } from '../basket/tillMoment.ts';
import { BranchClockDocument, CounterDocument, ShiftOfDeviceDocument } from '../gql/graphql.ts';
import { useRefusalMessages } from '../refusal/messages.ts';
import type { PayRefusal } from '../refusal/payAnswer.ts';
import { useRefusalText } from '../refusal/useRefusalText.ts';
import { usePaymentMessages } from './messages.ts';
import { isUnderWay, keyOrNull } from './paymentAttempt.ts';
import { refreshBill } from './refreshBill.ts';
import { type PaymentInput, toPayInput } from './toPayInput.ts';
import { useBillChangeWords } from './useBillChangeWords.ts';
import { usePay } from './usePay.ts';
import type { BillNote } from './useTakePayment.ts';

interface ConfirmPayment {
  branchId: string;
  priced: PricedBasket;
  onClose: () => void;
  onBillChanged: (note: BillNote) => void;
}

interface Confirmed {
  /** The void code of an exchange. */
  code: string;
  approvalId: string | null;
}

// Refusals after which the bill must be checked again, so that the dialog that confirms it is closed.
const CHANGES_THE_BILL: ReadonlySet<PayRefusal['code']> = new Set([
  'PAYMENT_MISMATCH',
  'INSUFFICIENT_POINTS',
  'TOO_MANY_POINTS',
  'ABOVE_LIMIT',
  'CONDITION_NOT_MET',
  'MEMBER_MERGED',
  'NOT_FOUND',
]);

const OF_THE_CODE: ReadonlySet<string> = new Set([
  'WRONG_AUTHORIZE_CODE',
  'AUTHORIZE_CODE_NOT_SET',
  'TOO_MANY_ATTEMPTS',
  'PERMISSION',
]);

/** Whether the bill must be checked again; also for a refusal of the goods that come back, unless it concerns the code. */
const changesTheBill = ({ code, path }: PayRefusal): boolean =>
  CHANGES_THE_BILL.has(code) || (path[0] === 'returned' && !OF_THE_CODE.has(code));

/** Sends the bill and handles every outcome. */
export function useConfirmPayment({ branchId, priced, onClose, onBillChanged }: ConfirmPayment) {
  const t = usePaymentMessages();
  const refusals = useRefusalMessages();
  const refusalText = useRefusalText();
  const changeWords = useBillChangeWords();
  const client = useApolloClient();
  const { send, submitting } = usePay();
  const [failure, setFailure] = useState<string[] | null>(null);
  const [isWrongCode, setWrongCode] = useState(false);
  /** Whether the bill was sent before: the history then shows its outcome. */
  const [isInHistory, setInHistory] = useState(false);
  /** The approval by a second person that is needed before it can be paid. */
  const [approval, setApproval] = useState<{ needed: NeededApproval; approvable: Approvable } | null>(null);
  // Creates the key when the dialog opens; it stays the same until the outcome of a payment is known.
  useState(() => keyOrNull(openBill()));

  const refused = async (errors: readonly PayRefusal[]) => {
    const reasons = refusalText(errors);
    // The page of the bill then asks the cashier to open a shift.
    if (errors.some(({ code }) => code === 'SHIFT_REQUIRED'))
      void client.refetchQueries({ include: [CounterDocument, ShiftOfDeviceDocument] });
    // The time field then offers no day of that month.
    if (errors.some(({ code }) => code === 'MONTH_CLOSED'))
      void client.refetchQueries({ include: [BranchClockDocument] });
    setInHistory(errors.some(({ code }) => code === 'IDEMPOTENCY_CONFLICT'));
    // Displayed at the field of the code.
    if (errors.some(({ code, path }) => code === 'WRONG_AUTHORIZE_CODE' && path[0] === 'returned'))
      return setWrongCode(true);
    if (!errors.some(changesTheBill)) return setFailure(reasons);
    // Cash rounding may have changed: the payment method must be chosen again.
    if (errors.some(({ code, path }) => code === 'PAYMENT_MISMATCH' && path[0] === 'channels')) {
      basketStore.dispatch({ type: 'setChannels', channels: [] });
      await client.query({ query: CounterDocument, fetchPolicy: 'network-only' }).catch(() => null);
    }
    try {
      const bill = await refreshBill(client);
      const now = priceBasket(tillBasket(basketStore.get()), bill.rules).given;
      const changes = [...changeWords(bill), ...changeWords.byItself(priced.given, now)];
      if (bill.beyond.length > 0) return onBillChanged({ stated: null, reasons: changes });
      const stated = { amountDue: priced.amountDue, earnPoints: priced.earnPoints };
      // The changes explain more than the refusal; without any, the refusal is all there is.
      onBillChanged({ stated, reasons: changes.length > 0 ? changes : reasons });
    } catch {
      setFailure([...reasons, t('changed.readAgainFailed')]);
    }
  };
  const confirm = async ({ code, approvalId }: Confirmed) => {
    setFailure(null);
    setApproval(null);
    setWrongCode(false);
    const idempotencyKey = keyOrNull(openBill());
    if (!idempotencyKey) return setFailure([refusals('refusal.NoLocalStore')]);
    if (isUnderWay(idempotencyKey)) return;
    // Another tab may have paid the same bill in the meantime.
    if (readBasket(openBill()) === null) return emptyBill(openBill());
    const basket = basketStore.get();
    const payment = toPayInput(basket, priced, {
      ...{ idempotencyKey, branchId, createLocalTime: soldTime(basket) },
      tillId: tillOfDevice(branchId),
    });
    const outcome = await send({ ...payment, ...(approvalId && { approvalId }) }, code);
    if (outcome.kind === 'unknown') onClose();
    if (outcome.kind === 'offline') setFailure([t('confirm.notSent')]);
    if (outcome.kind === 'notKept') setFailure([refusals('refusal.NoLocalStore')]);
    if (outcome.kind === 'fault') setFailure([outcome.message]);
    if (outcome.kind !== 'refused') return;
    const needed = approvalOf(outcome.errors);
    if (needed) setApproval({ needed, approvable: approvableOf(payment) });
    const rest = outcome.errors.filter((error) => !isOfApproval(error));
    if (rest.length > 0) await refused(rest);
  };
  return {
    ...{ confirm, submitting, failure, isInHistory, isWrongCode },
    approval: approval && { ...approval, onClose: () => setApproval(null) },
  };
}

function approvableOf({ returned: pieces, ...sale }: PaymentInput): Approvable {
  if (!pieces) return { sale };
  const { id, version, lines, delivery, inCash, amount } = pieces;
  return { exchange: { returned: { id, version, lines, delivery, inCash, amount }, sale } };
}

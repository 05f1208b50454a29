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
  /** The void code, of an exchange. */
  code: string;
  approvalId: string | null;
}

// The bill itself has to be looked at again, so the dialog that confirms it makes no sense any more.
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

/** Whatever stands against what comes back is read again with it. */
const changesTheBill = ({ code, path }: PayRefusal): boolean =>
  CHANGES_THE_BILL.has(code) || (path[0] === 'returned' && !OF_THE_CODE.has(code));

/** Sends the bill and takes care of every way it can end. */
export function useConfirmPayment({ branchId, priced, onClose, onBillChanged }: ConfirmPayment) {
  const t = usePaymentMessages();
  const refusals = useRefusalMessages();
  const refusalText = useRefusalText();
  const changeWords = useBillChangeWords();
  const client = useApolloClient();
  const { send, submitting } = usePay();
  const [failure, setFailure] = useState<string[] | null>(null);
  const [isWrongCode, setWrongCode] = useState(false);
  /** The bill was sent before: what became of it stands in the history. */
  const [isInHistory, setInHistory] = useState(false);
  /** What a second person has to approve before it can be paid. */
  const [approval, setApproval] = useState<{ needed: NeededApproval; approvable: Approvable } | null>(null);
  // Made when the dialog opens; the same one is found here until the outcome of a payment is known.
  useState(() => keyOrNull(openBill()));

  const refused = async (errors: readonly PayRefusal[]) => {
    const reasons = refusalText(errors);
    // The page that has the bill then asks for the shift.
    if (errors.some(({ code }) => code === 'SHIFT_REQUIRED'))
      void client.refetchQueries({ include: [CounterDocument, ShiftOfDeviceDocument] });
    // The field of its time then offers no day of that month.
    if (errors.some(({ code }) => code === 'MONTH_CLOSED'))
      void client.refetchQueries({ include: [BranchClockDocument] });
    setInHistory(errors.some(({ code }) => code === 'IDEMPOTENCY_CONFLICT'));
    // Said at its field.
    if (errors.some(({ code, path }) => code === 'WRONG_AUTHORIZE_CODE' && path[0] === 'returned'))
      return setWrongCode(true);
    if (!errors.some(changesTheBill)) return setFailure(reasons);
    // Cash may be rounded otherwise by now: the way to pay is chosen again.
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
      // What was read again says more than the refusal; where nothing is different, the refusal is all there is.
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

import type { AnswerError, FaultyAnswer } from '../../app/notCarriedOut.ts';
import { readAnswer, readThrown, settle, type WriteAnswer, type WriteOutcome } from '../../app/writeAnswer.ts';
import type { SaleReceipt } from '../../sale/receipt/SaleReceipt.ts';
import type { ExchangeSaleMutation, PayMutation } from '../gql/graphql.ts';

export type PayRefusal = PayMutation['pay']['userErrors'][number];

type PaidData = Partial<PayMutation> & Partial<ExchangeSaleMutation>;

interface Paid {
  kind: 'paid';
  receipt: SaleReceipt;
}

/** What the answer to one try proves about that try. */
export type PayAnswer = WriteAnswer<Paid, PayRefusal>;

export type PayOutcome = WriteOutcome<Paid, PayRefusal>;

/** Reads an answer with data. */
export function answerOf(data: PaidData | null | undefined, errors: readonly AnswerError[] = []): PayAnswer {
  const isIncomplete = errors.length > 0;
  const { exchangeSale } = data ?? {};
  if (exchangeSale) {
    const refusals = exchangeSale.userErrors.map((error) => ({ ...error, path: ofSale(error.path) }));
    return readAnswer(exchangedOf(exchangeSale, isIncomplete), refusals, { data, errors });
  }
  return readAnswer(paidOf(data?.pay, isIncomplete), data?.pay?.userErrors, { data, errors });
}

/** Reads an error that was thrown instead of an answer. */
export function answerOfError(error: unknown): PayAnswer {
  return readThrown(error, answerOfFault);
}

/** Returns what all tries together prove. */
export function outcomeOf(answers: readonly PayAnswer[], wasSentBefore: boolean): PayOutcome {
  return settle(answers, wasSentBefore, (answer): answer is Paid => answer.kind === 'paid');
}

type Payload = Pick<PayMutation['pay'], 'transaction' | 'remainingPoints'>;

function paidOf(pay: Payload | undefined, isIncomplete: boolean): Paid | null {
  if (!pay?.transaction) return null;
  const { transaction, remainingPoints = null } = pay;
  return { kind: 'paid', receipt: { transaction, remainingPoints, isIncomplete } };
}

function exchangedOf(exchanged: ExchangeSaleMutation['exchangeSale'], isIncomplete: boolean): Paid | null {
  const paid = paidOf(exchanged, isIncomplete);
  if (!paid || !exchanged.returned) return paid;
  const { id, transactionNo, channels } = exchanged.returned;
  const handedBack = channels.filter(({ type, amount }) => type !== 'EXCHANGE' && amount !== 0);
  return { ...paid, receipt: { ...paid.receipt, exchange: { id, transactionNo, handedBack } } };
}

/**
 * Removes `sale` from the path: the sale of an exchange has the same refusals as any other; those of the return have another
 * path.
 */
const ofSale = (path: readonly string[]): string[] => (path[0] === 'sale' ? path.slice(1) : [...path]);

function answerOfFault({ data, errors }: FaultyAnswer): PayAnswer {
  return answerOf(data as PaidData | null | undefined, errors);
}

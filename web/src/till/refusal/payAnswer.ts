import type { AnswerError, FaultyAnswer } from '../../app/notCarriedOut.ts';
import { readAnswer, readThrown, settle, type WriteAnswer, type WriteOutcome } from '../../app/writeAnswer.ts';
import type { SaleReceipt } from '../../sale/receipt/SaleReceipt.ts';
import type { PayMutation } from '../gql/graphql.ts';

export type PayRefusal = PayMutation['pay']['userErrors'][number];

interface Paid {
  kind: 'paid';
  receipt: SaleReceipt;
}

/** What the answer to one try proves of that try. */
export type PayAnswer = WriteAnswer<Paid, PayRefusal>;

export type PayOutcome = WriteOutcome<Paid, PayRefusal>;

/** Reads an answer with data. */
export function answerOf(
  data: Partial<PayMutation> | null | undefined,
  errors: readonly AnswerError[] = [],
): PayAnswer {
  return readAnswer(paidOf(data?.pay, errors.length > 0), data?.pay?.userErrors, { data, errors });
}

/** Reads what was thrown instead of an answer. */
export function answerOfError(error: unknown): PayAnswer {
  return readThrown(error, answerOfFault);
}

/** What all tries together prove. */
export function outcomeOf(answers: readonly PayAnswer[], wasSentBefore: boolean): PayOutcome {
  return settle(answers, wasSentBefore, (answer): answer is Paid => answer.kind === 'paid');
}

function paidOf(pay: PayMutation['pay'] | undefined, isIncomplete: boolean): Paid | null {
  if (!pay?.transaction) return null;
  const { transaction, remainingPoints = null } = pay;
  return { kind: 'paid', receipt: { transaction, remainingPoints, isIncomplete } };
}

function answerOfFault({ data, errors }: FaultyAnswer): PayAnswer {
  return answerOf(data as Partial<PayMutation> | null | undefined, errors);
}

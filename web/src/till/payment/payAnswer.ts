import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type AnswerError, type FaultyAnswer, isNotCarriedOut } from '../../app/notCarriedOut.ts';
import { OperationFault } from '../../app/sendOperation.ts';
import type { SaleReceipt } from '../../sale/receipt/SaleReceipt.ts';
import type { PayMutation } from '../gql/graphql.ts';

export type PayRefusal = PayMutation['pay']['userErrors'][number];

/** What the answer to one try proves of that try. */
export type PayAnswer =
  | { kind: 'paid'; receipt: SaleReceipt }
  | { kind: 'refused'; errors: readonly PayRefusal[] }
  /** Turned away before anything was done. `retryAfter`: seconds after which asking again helps, where that was said. */
  | { kind: 'nothingDone'; message: string; retryAfter: number | null }
  /** It may have been recorded. */
  | { kind: 'nothingKnown'; message: string; retryAfter: number | null };

export type PayOutcome =
  | { kind: 'paid'; receipt: SaleReceipt }
  /** Nothing was recorded, and this is why. */
  | { kind: 'refused'; errors: readonly PayRefusal[] }
  /** Nothing was recorded: the server did not take the call at all. */
  | { kind: 'fault'; message: string }
  /** It may have been recorded; what the last try was answered. */
  | { kind: 'unknown'; message?: string; errors?: readonly PayRefusal[] };

/** Reads an answer with data. */
export function answerOf(
  data: Partial<PayMutation> | null | undefined,
  errors: readonly AnswerError[] = [],
): PayAnswer {
  const pay = data?.pay;
  // Once the sale is there, an error is of something beside it that could not be read.
  if (pay?.transaction) {
    const { transaction, remainingPoints = null } = pay;
    return { kind: 'paid', receipt: { transaction, remainingPoints, isIncomplete: errors.length > 0 } };
  }
  if (pay && pay.userErrors.length > 0 && errors.length === 0) return { kind: 'refused', errors: pay.userErrors };
  return unpaid(isNotCarriedOut({ data, errors }), errors[0]?.message ?? '', retryAfterOf(errors[0]));
}

/** Reads what was thrown instead of an answer. */
export function answerOfError(error: unknown): PayAnswer {
  if (CombinedGraphQLErrors.is(error)) return answerOfFault(error);
  if (error instanceof OperationFault) {
    if (error.answer) return answerOfFault(error.answer);
    return unpaid(isTurnedAway(error.status), error.message, error.retryAfter);
  }
  const message = error instanceof Error ? error.message : String(error);
  return unpaid(ServerError.is(error) && isTurnedAway(error.statusCode), message, null);
}

/** What all tries together prove: only where no try before it can have been carried out does the last one settle it. */
export function outcomeOf(answers: readonly PayAnswer[], wasSentBefore: boolean): PayOutcome {
  const last = answers.at(-1);
  if (!last) return { kind: 'unknown' };
  if (last.kind === 'paid') return last;
  const isOnlyTry = !wasSentBefore && answers.slice(0, -1).every(({ kind }) => kind === 'nothingDone');
  if (last.kind === 'refused') return isOnlyTry ? last : { kind: 'unknown', errors: last.errors };
  const { message } = last;
  return isOnlyTry && last.kind === 'nothingDone' ? { kind: 'fault', message } : { kind: 'unknown', message };
}

function answerOfFault({ data, errors }: FaultyAnswer): PayAnswer {
  return answerOf(data as Partial<PayMutation> | null | undefined, errors);
}

function unpaid(isNothingDone: boolean, message: string, retryAfter: number | null): PayAnswer {
  return { kind: isNothingDone ? 'nothingDone' : 'nothingKnown', message, retryAfter };
}

function retryAfterOf(error: AnswerError | undefined): number | null {
  const seconds = error?.extensions?.retryAfter;
  return typeof seconds === 'number' ? seconds : null;
}

/** By a proxy before the server. One that answers 408 or 5xx may have passed the request on. */
function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

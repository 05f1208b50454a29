import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type AnswerError, type FaultyAnswer, isNotCarriedOut } from './notCarriedOut.ts';
import { OperationFault } from './sendOperation.ts';

/** What the answer to one try of a write proves of that try. `Done` is what its payload says when it was carried out. */
export type WriteAnswer<Done extends { kind: string }, Refused> =
  | Done
  | { kind: 'refused'; errors: readonly Refused[] }
  /** Turned away before anything was done. `retryAfter`: seconds after which asking again helps, where that was said. */
  | { kind: 'nothingDone'; message: string; retryAfter: number | null }
  /** It may have been recorded. */
  | { kind: 'nothingKnown'; message: string; retryAfter: number | null };

export type WriteOutcome<Done extends { kind: string }, Refused> =
  | Done
  /** Nothing was recorded, and this is why. */
  | { kind: 'refused'; errors: readonly Refused[] }
  /** Nothing was recorded: the server did not take the call at all. */
  | { kind: 'fault'; message: string }
  /** It may have been recorded; what the last try was answered. */
  | { kind: 'unknown'; message?: string; errors?: readonly Refused[] };

/** Reads an answer whose payload says what was done, or why not. */
export function readAnswer<Done extends { kind: string }, Refused>(
  done: Done | null,
  refusals: readonly Refused[] | undefined,
  { data, errors }: FaultyAnswer,
): WriteAnswer<Done, Refused> {
  // Once it is done, an error is of something beside it that could not be read.
  if (done) return done;
  if (refusals && refusals.length > 0 && errors.length === 0) return { kind: 'refused', errors: refusals };
  return undone(isNotCarriedOut({ data, errors }), errors[0]?.message ?? '', retryAfterOf(errors[0]));
}

/** Reads what was thrown instead of an answer; `read` reads the answer that came along with it. */
export function readThrown<Answer>(
  error: unknown,
  read: (answer: FaultyAnswer) => Answer,
): Answer | WriteAnswer<never, never> {
  if (CombinedGraphQLErrors.is(error)) return read(error);
  if (error instanceof OperationFault) {
    if (error.answer) return read(error.answer);
    return undone(isTurnedAway(error.status), error.message, error.retryAfter);
  }
  const message = error instanceof Error ? error.message : String(error);
  return undone(ServerError.is(error) && isTurnedAway(error.statusCode), message, null);
}

/**
 * What all tries together prove: only where no try before it can have been carried out does the last one settle it.
 * `isDone` recognises that answer.
 */
export function settle<Done extends { kind: string }, Refused>(
  answers: readonly WriteAnswer<Done, Refused>[],
  wasSentBefore: boolean,
  isDone: (answer: WriteAnswer<Done, Refused>) => answer is Done,
): WriteOutcome<Done, Refused> {
  const last = answers.at(-1);
  if (!last) return { kind: 'unknown' };
  if (isDone(last)) return last;
  const isOnlyTry = !wasSentBefore && answers.slice(0, -1).every(({ kind }) => kind === 'nothingDone');
  if ('errors' in last) return isOnlyTry ? last : { kind: 'unknown', errors: last.errors };
  const { message } = last;
  return isOnlyTry && last.kind === 'nothingDone' ? { kind: 'fault', message } : { kind: 'unknown', message };
}

function undone(isNothingDone: boolean, message: string, retryAfter: number | null): WriteAnswer<never, never> {
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

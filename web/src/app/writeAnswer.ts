import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type AnswerError, type FaultyAnswer, isNotCarriedOut } from './notCarriedOut.ts';
import { OperationFault } from './sendOperation.ts';

/** What the answer to one try of a write proves about it. `Done` is the payload of a write that was carried out. */
export type WriteAnswer<Done extends { kind: string }, Refused> =
  | Done
  | { kind: 'refused'; errors: readonly Refused[] }
  /** Turned away before anything was done. `retryAfter`: seconds after which a retry helps, if the answer says so. */
  | { kind: 'nothingDone'; message: string; retryAfter: number | null }
  /** It may have been recorded. */
  | { kind: 'nothingKnown'; message: string; retryAfter: number | null };

export type WriteOutcome<Done extends { kind: string }, Refused> =
  | Done
  /** Nothing was recorded, and this is why. */
  | { kind: 'refused'; errors: readonly Refused[] }
  /** Nothing was recorded: the server did not take the call at all. */
  | { kind: 'fault'; message: string }
  /** It may have been recorded; with the answer to the last try. */
  | { kind: 'unknown'; message?: string; errors?: readonly Refused[] };

/** Reads an answer whose payload says what was done, or why nothing was. */
export function readAnswer<Done extends { kind: string }, Refused>(
  done: Done | null,
  refusals: readonly Refused[] | undefined,
  { data, errors }: FaultyAnswer,
): WriteAnswer<Done, Refused> {
  // If it was done, an error concerns other data of the answer that could not be read.
  if (done) return done;
  if (refusals && refusals.length > 0 && errors.length === 0) return { kind: 'refused', errors: refusals };
  return undone(isNotCarriedOut({ data, errors }), errors[0]?.message ?? '', retryAfterOf(errors[0]));
}

/** Reads an error that was thrown instead of an answer; `read` reads the answer that the error carries, if any. */
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
 * Returns what all tries together prove: the last one settles it only if no earlier one can have been carried out. `isDone`
 * recognises an answer that the write was carried out.
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

/** Whether a proxy in front of the server turned the request away. A proxy that answers 408 or 5xx may have passed it on. */
function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

import { Refusal } from '../http/errors.ts';

/** SQLSTATEs for a till that the branch does not have or use, and for one without the open shift that it needs. */
const NO_TILL = 'TA008';
const NO_SHIFT = 'TA012';
/** SQLSTATE for a day in a closed month. */
const MONTH_CLOSED = 'TA013';

/**
 * Throws a refusal for a statement's error about the till or the month of a sale, a return or a void; returns on other
 * errors.
 */
export function throwTillRefusal(code: unknown): void {
  if (code === NO_TILL) {
    throw new Refusal(422, 'TILL_UNAVAILABLE', 'The branch has no such till, or it is not in use.');
  }
  if (code === MONTH_CLOSED) throw new Refusal(422, 'MONTH_CLOSED', 'The month of the sale is closed.');
  if (code === NO_SHIFT) throw new Refusal(422, 'SHIFT_REQUIRED', 'The till has no open shift, or none is named.');
}

import { Refusal } from '../http/errors.ts';

/** What the database says where no such till of the branch is in use, or it has no open shift and needs one. */
const NO_TILL = 'TA008';
const NO_SHIFT = 'TA012';
/** What it says where the books of the day are closed. */
const MONTH_CLOSED = 'TA013';

/** Throws what a statement says of the till that a sale, a return or a void names, and of its month; nothing of other errors. */
export function throwTillRefusal(code: unknown): void {
  if (code === NO_TILL) {
    throw new Refusal(422, 'TILL_UNAVAILABLE', 'The branch has no such till, or it is not in use.');
  }
  if (code === MONTH_CLOSED) throw new Refusal(422, 'MONTH_CLOSED', 'The month of the sale is closed.');
  if (code === NO_SHIFT) throw new Refusal(422, 'SHIFT_REQUIRED', 'The till has no open shift, or none is named.');
}

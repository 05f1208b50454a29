import { Refusal } from '../http/errors.ts';

/** What the database says where no such till of the branch is in use. */
const NO_TILL = 'TA008';

/** Throws what a statement says of the till that a sale, a return or a void names; nothing of other errors. */
export function throwTillRefusal(code: unknown): void {
  if (code === NO_TILL) {
    throw new Refusal(422, 'TILL_UNAVAILABLE', 'The branch has no such till, or it is not in use.');
  }
}

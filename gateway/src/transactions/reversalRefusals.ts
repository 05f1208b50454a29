import type { AdjustRefusal } from '@taem/domain/transactions/adjustPoints.ts';
import type { ReturnRefusal } from '@taem/domain/transactions/planReturn.ts';
import type { ReversalRefusal } from '@taem/domain/transactions/planReversal.ts';
import { Refusal, refuseField } from '../http/errors.ts';

type Any = ReversalRefusal | AdjustRefusal | ReturnRefusal;
type Code = Any['code'];

const WORDS: Record<Code, string> = {
  ALREADY_VOID: 'This transaction is void already.',
  IS_RETURN: 'A return stays as it is.',
  HAS_RETURNS: 'Pieces of this sale were returned: return what is left of it.',
  IS_EXCHANGE: 'Returned pieces paid for this sale: return it instead.',
  NO_LINES: 'name no pieces',
  MORE_THAN_LEFT: 'take more pieces than are left',
  INSUFFICIENT_POINTS: 'The member has spent the points that would have to be taken back.',
  NOT_FOR_GUEST: "Only a member's points can be adjusted.",
  BRANCH_NEEDED: 'must be one branch, not All',
  OTHER_BRANCH: 'is not the branch of this transaction',
  FOREIGN_BRANCH: 'is not one of your branches',
  NO_POINTS: 'must be a number of points',
  SAME_POINTS: 'must differ from the present points',
  TOO_MANY_POINTS: 'gives more points than there may be',
};

const FIELDS: Partial<Record<Code, string>> = {
  BRANCH_NEEDED: 'branch_id',
  OTHER_BRANCH: 'branch_id',
  FOREIGN_BRANCH: 'branch_id',
  NO_LINES: 'lines',
  MORE_THAN_LEFT: 'lines',
  NO_POINTS: 'amount',
  SAME_POINTS: 'amount',
};

/**
 * Returns the refusal for the caller: of a field where the user can correct it there, otherwise with its own code
 * (WALL-13).
 */
export function refuseReversal(refusal: Any, within?: string): Refusal {
  const own = FIELDS[refusal.code];
  const field = own && within ? `${within}.${own}` : own;
  const message = reversalWords(refusal);
  if (refusal.code === 'TOO_MANY_POINTS')
    return new Refusal(422, refusal.code, [{ path: 'amount', message }], { limit: refusal.limit });
  if (field) return refuseField(field, message);
  return new Refusal(422, refusal.code, message, 'missing' in refusal ? { missing: refusal.missing } : undefined);
}

export function reversalWords(refusal: Any): string {
  const words = WORDS[refusal.code];
  if (refusal.code === 'TOO_MANY_POINTS') return `${words}: a ${refusal.holder} has at most ${refusal.limit}`;
  if (refusal.code === 'MORE_THAN_LEFT') return `${words}: ${refusal.left} of row ${refusal.position}`;
  return 'missing' in refusal ? `${words} ${refusal.missing} are missing.` : words;
}

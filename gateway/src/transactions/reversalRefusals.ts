import type { AdjustRefusal } from '@taem/domain/transactions/adjustPoints.ts';
import type { ReversalRefusal } from '@taem/domain/transactions/planReversal.ts';
import { Refusal, refuseField } from '../http/errors.ts';

type Code = ReversalRefusal['code'] | AdjustRefusal['code'];

const WORDS: Record<Code, string> = {
  ALREADY_VOID: 'This transaction is void already.',
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
  NO_POINTS: 'amount',
  SAME_POINTS: 'amount',
};

/** The caller's message: about a field where it can be corrected there, with its own code otherwise (WALL-13). */
export function refuseReversal(refusal: ReversalRefusal | AdjustRefusal): Refusal {
  const field = FIELDS[refusal.code];
  const message = reversalWords(refusal);
  if (refusal.code === 'TOO_MANY_POINTS')
    return new Refusal(422, refusal.code, [{ path: 'amount', message }], { limit: refusal.limit });
  if (field) return refuseField(field, message);
  return new Refusal(422, refusal.code, message, 'missing' in refusal ? { missing: refusal.missing } : undefined);
}

export function reversalWords(refusal: ReversalRefusal | AdjustRefusal): string {
  const words = WORDS[refusal.code];
  if (refusal.code === 'TOO_MANY_POINTS') return `${words}: a ${refusal.holder} has at most ${refusal.limit}`;
  return 'missing' in refusal ? `${words} ${refusal.missing} are missing.` : words;
}

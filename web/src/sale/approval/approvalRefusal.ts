import type { UserErrorCode } from '../../gql/contract.ts';

/**
 * The text for each code with which an approval may be refused; the codes of a sale or a return that has since changed share
 * theirs.
 */
export const APPROVAL_REFUSALS = {
  WRONG_TILL_PIN: 'refused.WRONG_TILL_PIN',
  TILL_PIN_LOCKED: 'refused.TILL_PIN_LOCKED',
  NOT_AN_APPROVER: 'refused.NOT_AN_APPROVER',
  TOO_MANY_ATTEMPTS: 'refused.TOO_MANY_ATTEMPTS',
  NO_APPROVAL_NEEDED: 'refused.NO_APPROVAL_NEEDED',
  SHIFT_CLOSED: 'refused.SHIFT_CLOSED',
  PERMISSION: 'refused.PERMISSION',
  PAYMENT_MISMATCH: 'refused.amount',
  STALE_VERSION: 'refused.sale',
  NOT_FOUND: 'refused.sale',
  ALREADY_VOID: 'refused.ALREADY_VOID',
  IS_RETURN: 'refused.IS_RETURN',
  MEMBER_MERGED: 'refused.MEMBER_MERGED',
  INSUFFICIENT_POINTS: 'refused.INSUFFICIENT_POINTS',
  TOO_MANY_POINTS: 'refused.offers',
  CONDITION_NOT_MET: 'refused.offers',
  ABOVE_LIMIT: 'refused.ABOVE_LIMIT',
  AUTHORIZE_CODE_REQUIRED: 'refused.AUTHORIZE_CODE_REQUIRED',
  REFUSED: 'refused.bill',
  VALIDATION: 'refused.bill',
} as const satisfies Partial<Record<UserErrorCode, string>>;

export const approvalRefusal = (code: string) =>
  code in APPROVAL_REFUSALS ? APPROVAL_REFUSALS[code as keyof typeof APPROVAL_REFUSALS] : 'refused.other';

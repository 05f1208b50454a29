import { createHash } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { APPROVAL_LAPSES, type ApprovalAction, type ApprovalLapse } from '@taem/domain/till/neededApprovals.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import { isUuid } from '../resource/readValue.ts';

/** An approval as the statement takes it that it is for: `take_approval` uses it up if all of it fits. */
export interface ApprovalDocument {
  id: string;
  /** What is approved, as a hash. */
  subject: string;
  actions: readonly ApprovalAction[];
}

/** What the database says where an approval does not fit, or is used or over. */
export const APPROVAL_GONE = 'TA007';

/** Why, as its message says it. */
const REASONS: Readonly<Record<ApprovalLapse, string>> = {
  OTHER: 'The approval is for something else: get another one.',
  USED: 'The approval was used already: get another one.',
  EXPIRED: 'The approval has expired: get another one.',
  MORE: 'More takes an approval now than was approved: get another one.',
  APPROVER: 'The person who approved has lost the right, the branch or the PIN since: get another approval.',
};

/** Who approves for others needs no approval. */
export const mayApprove = (session: GatewaySession) => mayDo(session, PAGE.approval, 'Write');

/** What of these this user may not do alone. */
export const toApprove = (session: GatewaySession, needed: readonly ApprovalAction[]) =>
  mayApprove(session) ? [] : needed;

/** The approval that is used up; null where none is needed, whatever was sent. */
export function approvalFor(
  session: GatewaySession,
  needed: readonly ApprovalAction[],
  subject: string,
  approvalId: string | null,
): ApprovalDocument | null {
  const actions = toApprove(session, needed);
  if (actions.length === 0) return null;
  if (approvalId === null)
    throw new Refusal(422, 'APPROVAL_REQUIRED', 'This takes the approval of a second person.', {
      actions: actions.join(','),
    });
  if (!isUuid(approvalId)) throw refuseApproval({ actions });
  return { id: approvalId.toLowerCase(), subject, actions };
}

/** With all that takes one now; `missing` is what of it was not approved. `said` is the error of the statement. */
export function refuseApproval(
  approval: Pick<ApprovalDocument, 'actions'> | null | undefined,
  said: { message?: string; detail?: string } = {},
): Refusal {
  const reason = APPROVAL_LAPSES.find((each) => each === said.message) ?? 'OTHER';
  const details = { reason, actions: approval?.actions.join(',') ?? '' };
  const missing = reason === 'MORE' ? { missing: said.detail } : {};
  return new Refusal(422, 'APPROVAL_INVALID', REASONS[reason], { ...details, ...missing });
}

const subjectOf = (facts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(facts)).digest('hex');

export interface ApprovedReturn {
  transaction_no: string;
  __v: number;
  lines: readonly { position: number; qty: number; restock?: boolean }[];
  delivery?: boolean;
  in_cash?: boolean;
  amount: number;
}

/** What is approved: a change of any of it needs another approval. */
export const approvalSubject = {
  sale: (facts: Readonly<Record<string, unknown>>) => subjectOf(['sale', facts]),
  void: ({ transaction_no, __v }: { transaction_no: string; __v: number }) => subjectOf(['void', transaction_no, __v]),
  return: ({ transaction_no, __v, lines, delivery, in_cash, amount }: ApprovedReturn) =>
    subjectOf([
      ...['return', transaction_no, __v, delivery === true, in_cash === true, amount],
      lines.map(({ position, qty, restock }) => [position, qty, restock !== false]),
    ]),
  adjust: ({ transaction_no, __v, amount }: { transaction_no: string; __v: number; amount: number }) =>
    subjectOf(['adjust', transaction_no, __v, amount]),
  cash: (facts: readonly unknown[]) => subjectOf(['cash', ...facts]),
  closing: (facts: readonly unknown[]) => subjectOf(['closing', ...facts]),
  /** Both halves in one. */
  exchange: (returned: string, sale: string) => subjectOf(['exchange', returned, sale]),
};

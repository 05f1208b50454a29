import { createHash } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { APPROVAL_LAPSES, type ApprovalAction, type ApprovalLapse } from '@taem/domain/till/neededApprovals.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import { isUuid } from '../resource/readValue.ts';

/** An approval, as passed to the statement of the approved action: `take_approval` uses it up if all of it matches. */
export interface ApprovalDocument {
  id: string;
  /** A hash of what is approved. */
  subject: string;
  actions: readonly ApprovalAction[];
}

/** SQLSTATE for an approval that does not match, was used, or has expired. */
export const APPROVAL_GONE = 'TA007';

/** Messages for the reason that the database's error message gives. */
const REASONS: Readonly<Record<ApprovalLapse, string>> = {
  OTHER: 'The approval is for something else: get another one.',
  USED: 'The approval was used already: get another one.',
  EXPIRED: 'The approval has expired: get another one.',
  MORE: 'More takes an approval now than was approved: get another one.',
  APPROVER: 'The person who approved has lost the right, the branch or the PIN since: get another approval.',
};

/** Users who may approve for others need no approval themselves. */
export const mayApprove = (session: GatewaySession) => mayDo(session, PAGE.approval, 'Write');

/** Returns those of the needed actions that this user may not do alone. */
export const toApprove = (session: GatewaySession, needed: readonly ApprovalAction[]) =>
  mayApprove(session) ? [] : needed;

/**
 * Returns the approval that is used up, null where none is needed, whatever was sent; throws where one is needed and
 * missing.
 */
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

/**
 * Refuses an approval, with all actions that need one now; `missing` lists those that were not approved. `said` is the
 * statement's error.
 */
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

/** Hashes of what is approved: a change to any part of it needs another approval. */
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
  /** Covers the return and the sale together. */
  exchange: (returned: string, sale: string) => subjectOf(['exchange', returned, sale]),
};

import {
  APPROVAL_ACTIONS,
  APPROVAL_LAPSES,
  type ApprovalAction,
  type ApprovalLapse,
} from '@taem/domain/till/neededApprovals.ts';

interface Refused {
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** The actions that need the approval of a second person. */
export interface NeededApproval {
  readonly actions: readonly ApprovalAction[];
  /** Why a given approval no longer applies, and the actions that it does not cover; null if none was given. */
  readonly lapsed: { readonly reason: ApprovalLapse; readonly missing: readonly ApprovalAction[] } | null;
}

/** Whether a refusal is about an approval. Only the approval dialog reports it. */
export const isOfApproval = ({ code }: Pick<Refused, 'code'>): boolean =>
  code === 'APPROVAL_REQUIRED' || code === 'APPROVAL_INVALID';

/** Returns the needed approval; null if it was refused for another reason. */
export function approvalOf(errors: readonly Refused[]): NeededApproval | null {
  const refusal = errors.find(isOfApproval);
  if (!refusal) return null;
  const param = (name: string) => refusal.params.find((each) => each.name === name)?.value ?? '';
  const actionsIn = (names: string) => APPROVAL_ACTIONS.filter((action) => names.split(',').includes(action));
  const reason = APPROVAL_LAPSES.find((each) => each === param('reason')) ?? 'OTHER';
  return {
    actions: actionsIn(param('actions')),
    lapsed: refusal.code === 'APPROVAL_INVALID' ? { reason, missing: actionsIn(param('missing')) } : null,
  };
}

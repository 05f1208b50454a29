import { APPROVAL_ACTIONS, type ApprovalAction } from '@taem/domain/till/neededApprovals.ts';

export type { ApprovalAction };

export const isApprovalAction = (text: string): text is ApprovalAction =>
  (APPROVAL_ACTIONS as readonly string[]).includes(text);

interface Refused {
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** What takes the approval of a second person; null where it was refused for something else. */
export function actionsToApprove(errors: readonly Refused[]): string[] | null {
  const refusal = errors.find(({ code }) => code === 'APPROVAL_REQUIRED' || code === 'APPROVAL_INVALID');
  if (!refusal) return null;
  return (refusal.params.find(({ name }) => name === 'actions')?.value ?? '').split(',').filter(Boolean);
}

import { useState } from 'react';
import type { Approvable } from '../../sale/approval/ApprovalDialog.tsx';
import { approvalOf, isOfApproval, type NeededApproval } from '../../sale/approval/approvalActions.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useShiftMessages } from './messages.ts';

interface ShiftRefusal {
  readonly code: string;
  readonly path: readonly string[];
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** Codes whose text has no figures or names. */
const PLAIN = [
  'BAD_COUNT',
  'NO_AMOUNT',
  'NO_REASON',
  'TOO_MUCH',
  'SHIFT_OPEN',
  'TILL_UNAVAILABLE',
  'IDEMPOTENCY_CONFLICT',
  'NOT_FOUND',
  'PERMISSION',
] as const;
const isPlain = (code: string): code is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(code);

interface Request {
  readonly approvable: Approvable;
  readonly onApproved: (approvalId: string) => void;
}

/** Returns why an action on a shift was refused, as text, and what a second person must approve first. */
export function useShiftRefusal(of: 'opening' | 'closing') {
  const t = useShiftMessages();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const [approval, setApproval] = useState<(Request & { needed: NeededApproval }) | null>(null);
  const refuse = (errors: readonly ShiftRefusal[] | null | undefined, request?: Request) => {
    const needed = approvalOf(errors ?? []);
    setApproval(needed && request ? { ...request, needed } : null);
    const [first] = errors ?? [];
    setProblem(first && isOfApproval(first) ? null : wordsOf(first));
  };
  const wordsOf = (error: ShiftRefusal | undefined): string => {
    const param = (name: string) => error?.params.find((one) => one.name === name)?.value ?? '';
    if (error?.code === 'VALIDATION') return t(error.path.includes('reason') ? 'refused.NO_REASON' : 'refused.amounts');
    if (error && isPlain(error.code)) return t(`refused.${error.code}`);
    if (error?.code === 'SHIFT_CLOSED')
      return t('refused.SHIFT_CLOSED', { by: param('by') || t('shift.someone'), at: format.moment(param('at')) });
    if (error?.code === 'SHIFT_REASON_REQUIRED') {
      const difference = Number(param('difference'));
      const amount = format.baht(Math.abs(difference));
      if (difference === 0) return t('refused.SHIFT_REASON_REQUIRED');
      if (of === 'opening') return t(difference < 0 ? 'refused.openingShort' : 'refused.openingOver', { amount });
      return t(difference < 0 ? 'refused.short' : 'refused.over', { amount });
    }
    return t('refused.other');
  };
  const asks = approval && {
    ...approval,
    onApproved: (id: string) => {
      setApproval(null);
      approval.onApproved(id);
    },
    onClose: () => setApproval(null),
  };
  return { problem, refuse, approval: asks };
}

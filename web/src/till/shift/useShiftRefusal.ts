import { useState } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { useShiftMessages } from './messages.ts';

interface ShiftRefusal {
  readonly code: string;
  readonly params?: readonly { readonly name: string; readonly value: string }[];
}

/** Why something of a shift was not done, in words. */
export function useShiftRefusal() {
  const t = useShiftMessages();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (errors: readonly ShiftRefusal[] | null | undefined) => setProblem(wordsOf(errors?.[0]));
  const wordsOf = (error: ShiftRefusal | undefined): string => {
    const param = (name: string) => error?.params?.find((one) => one.name === name)?.value ?? '';
    if (error?.code === 'BAD_COUNT') return t('refused.badCount');
    if (error?.code === 'SHIFT_OPEN') return t('refused.SHIFT_OPEN');
    if (error?.code === 'TILL_UNAVAILABLE') return t('refused.TILL_UNAVAILABLE');
    if (error?.code === 'SHIFT_CLOSED')
      return t('refused.SHIFT_CLOSED', { by: param('by') || t('shift.someone'), at: format.moment(param('at')) });
    if (error?.code === 'SHIFT_REASON_REQUIRED') {
      const difference = Number(param('difference'));
      if (difference === 0) return t('refused.SHIFT_REASON_REQUIRED');
      return t(difference < 0 ? 'refused.short' : 'refused.over', { amount: format.baht(Math.abs(difference)) });
    }
    return t('refused.other');
  };
  return { problem, refuse };
}

import type { Condition } from '@taem/domain/loyalty/coupon.ts';
import { useFormat } from '../useFormat.ts';
import { useWhyMessages } from './messages.ts';

const SUBJECTS = ['item_qty', 'paid_amount', 'charge_amount', 'total_ltv', 'total_transaction'] as const;
export type ConditionSubject = (typeof SUBJECTS)[number];

const SUBJECT_OF_TYPE: Readonly<Record<string, ConditionSubject>> = {
  qty: 'item_qty',
  total: 'paid_amount',
  paid: 'charge_amount',
  ltv: 'total_ltv',
  transaction: 'total_transaction',
};

// Only the plain test reads as "at least"; anything cleverer is named instead of explained wrongly.
const PLAIN_TEST = /^\s*\[(\w+)\]\s*>=\s*\[value\]\s*$/;

export function isConditionSubject(name: unknown): name is ConditionSubject {
  return SUBJECTS.some((subject) => subject === name);
}

/** What a condition asks about; null where its logic is not the plain "at least". */
export function conditionSubject(condition: Condition | undefined): ConditionSubject | null {
  if (!condition) return null;
  const logic = condition.template.logic;
  if (logic.trim() === '') return SUBJECT_OF_TYPE[condition.type] ?? null;
  const subject = PLAIN_TEST.exec(logic)?.[1];
  return isConditionSubject(subject) ? subject : null;
}

/** A condition as a person says it. */
export function useConditionWords() {
  const t = useWhyMessages();
  const format = useFormat();
  return (subject: ConditionSubject | null, value: number, name: string): string =>
    subject
      ? t(`condition.${subject}`, { value: format.decimal(value), count: value })
      : t('condition.other', { name });
}

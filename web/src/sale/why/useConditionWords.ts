import type { Condition } from '@taem/domain/loyalty/coupon.ts';
import { FACTS, type FactName, isFactName } from '@taem/domain/loyalty/facts.ts';
import { plainTestOf } from '@taem/domain/loyalty/plainTest.ts';
import { useFormat } from '../useFormat.ts';
import { useWhyMessages } from './messages.ts';

export type ConditionSubject = FactName;

export function isConditionSubject(name: unknown): name is ConditionSubject {
  return typeof name === 'string' && isFactName(name);
}

export function isAmount(subject: ConditionSubject): boolean {
  return FACTS[subject].unit === 'baht';
}

/** Returns the subject of a condition; null if its logic is not the plain "at least". */
export function conditionSubject(condition: Condition | undefined): ConditionSubject | null {
  const test = condition ? plainTestOf(condition) : null;
  // Only the plain test reads as "at least"; anything else is named instead of explained wrongly.
  return test?.operator === '>=' ? test.fact : null;
}

/** Returns functions that word a condition. */
export function useConditionWords() {
  const t = useWhyMessages();
  const format = useFormat();
  return (subject: ConditionSubject | null, value: number, name: string): string =>
    subject
      ? t(`condition.${subject}`, { value: format.decimal(value), count: value })
      : t('condition.other', { name });
}

import { isCouponType } from '@taem/domain/loyalty/offerKind.ts';
import { benefitClause, conditionClause, ruleSentence } from '@taem/domain/loyalty/ruleSentence.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { BenefitEntry, ConditionEntry, PrivilegeEntry } from '../ruleEntries.ts';
import { type Kinds, unsaid, useKinds } from '../useKinds.ts';

/** Conditions as read-only text. */
export function ConditionsText({ value }: { value: readonly ConditionEntry[] }) {
  const language = useLanguage();
  const kinds = useKinds();
  if (!kinds || value.length === 0) return unsaid(kinds);
  return value.map((entry) => conditionClause(conditionOf(entry, kinds), language)).join(' · ');
}

/** Benefits as read-only text. */
export function BenefitsText({ value }: { value: readonly BenefitEntry[] }) {
  const language = useLanguage();
  const kinds = useKinds();
  if (!kinds || value.length === 0) return unsaid(kinds);
  return value
    .flatMap((entry) => benefitsOf(entry, kinds))
    .map((benefit) => benefitClause(benefit, language))
    .join(' · ');
}

/** The privileges of a tier as read-only text, a sentence each. */
export function PrivilegesText({ value }: { value: readonly PrivilegeEntry[] }) {
  const language = useLanguage();
  const kinds = useKinds();
  if (!kinds || value.length === 0) return unsaid(kinds);
  return value.map(({ condition, item }) => {
    const conditions = condition ? [conditionOf(condition, kinds)] : [];
    const sentence = ruleSentence({ conditions, benefits: benefitsOf(item, kinds) }, language);
    return (
      <span key={sentence} style={{ display: 'block' }}>
        {sentence}
      </span>
    );
  });
}

/** Returns a condition in the form of a sentence. */
export function conditionOf({ conditionId, value }: ConditionEntry, { conditions }: Kinds) {
  const kind = conditions.find(({ id }) => id === conditionId);
  const test =
    kind?.fact && kind.operator ? { fact: kind.fact, operator: kind.operator } : { name: kind?.name ?? conditionId };
  return { test, value: Number(value) };
}

/** Returns a benefit in the form of a sentence; nothing for a kind that a till cannot apply. */
export function benefitsOf({ couponId, value }: BenefitEntry, { benefits }: Kinds) {
  const type = benefits.find(({ id }) => id === couponId)?.type ?? '';
  return isCouponType(type) ? [{ type, value: Number(value) }] : [];
}

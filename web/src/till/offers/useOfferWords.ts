import type { ConditionOutcome } from '@taem/domain/loyalty/evaluateCondition.ts';
import { isCouponType } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useBenefitWords } from '../../sale/why/useBenefitWords.ts';
import { isConditionSubject, useConditionWords } from '../../sale/why/useConditionWords.ts';
import { useOfferMessages } from './messages.ts';

/** Returns functions that describe what an offer gives and requires. */
export function useOfferWords(rules: PricingRules) {
  const t = useOfferMessages();
  const benefitWords = useBenefitWords();
  const conditionWords = useConditionWords();

  return {
    /** An open value is described in words: "0 THB off" would promise nothing. */
    benefit(item: { couponId: string; value: number }, isOpen: boolean): string {
      const type = rules.coupons.get(item.couponId)?.type ?? '';
      return isOpen && isCouponType(type) ? t(`choice.open.${type}`) : benefitWords.benefit(item, rules);
    },
    condition({ params }: ConditionOutcome): string {
      const subject = isConditionSubject(params.about) ? params.about : null;
      const named = rules.conditions.get(String(params.conditionId));
      return conditionWords(subject, Number(params.required), named?.name ?? String(params.conditionId));
    },
  };
}

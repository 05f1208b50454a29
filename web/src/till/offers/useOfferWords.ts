import type { ConditionOutcome } from '@taem/domain/loyalty/evaluateCondition.ts';
import { isCouponType } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useBenefitWords } from '../why/useBenefitWords.ts';
import { isConditionSubject, useConditionWords } from '../why/useConditionWords.ts';
import { useFormat } from '../words/useFormat.ts';
import { useOfferMessages } from './messages.ts';

/** What an offer gives and asks, and how much is missing. */
export function useOfferWords(rules: PricingRules) {
  const t = useOfferMessages();
  const format = useFormat();
  const benefitWords = useBenefitWords();
  const conditionWords = useConditionWords();

  const missing = ({ result, params }: ConditionOutcome): string => {
    if (result === 'UNKNOWN_CONDITION') return t('missing.unknown');
    if (result === 'UNREADABLE_CONDITION') return t('missing.unreadable');
    const { about } = params;
    if (!isConditionSubject(about)) return t('missing.other');
    const gap = Number(params.required) - Number(params.actual);
    if (!(gap > 0)) return t('missing.other');
    return about === 'item_qty' || about === 'total_transaction'
      ? t(`missing.${about}`, { value: format.count(Math.ceil(gap)) })
      : t('missing.amount', { value: format.baht(Math.ceil(gap * 100) / 100) });
  };
  return {
    missing,
    /** An open value is said in words: "0 THB off" would be a promise of nothing. */
    benefit(item: { couponId: string; value: number }, isOpen: boolean): string {
      const type = rules.coupons.get(item.couponId)?.type ?? '';
      return isOpen && isCouponType(type) ? t(`choice.open.${type}`) : benefitWords.benefit(item, rules);
    },
    condition({ params }: ConditionOutcome): string {
      const subject = isConditionSubject(params.about) ? params.about : null;
      const known = rules.conditions.get(String(params.conditionId));
      return conditionWords(subject, Number(params.required), known?.name ?? String(params.conditionId));
    },
  };
}

import { isCouponType } from '@taem/domain/loyalty/offerKind.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../useFormat.ts';
import { useWhyMessages } from './messages.ts';
import { conditionSubject, useConditionWords } from './useConditionWords.ts';

/** Returns functions that word a benefit and its condition, from the merchant's coupons and conditions. */
export function useBenefitWords() {
  const t = useWhyMessages();
  const format = useFormat();
  const conditionWords = useConditionWords();
  return {
    benefit(item: { couponId: string; value: number }, rules: PricingRules): string {
      const coupon = rules.coupons.get(item.couponId);
      if (!coupon) return t('privilege.unknown');
      if (!isCouponType(coupon.type)) return t('privilege.unsupported', { type: coupon.type });
      return t(`privilege.${coupon.type}`, { value: format.decimal(item.value), count: item.value });
    },
    condition(condition: { conditionId: string; value: number } | null, rules: PricingRules): string {
      if (!condition) return t('privilege.always');
      const named = rules.conditions.get(condition.conditionId);
      return t('privilege.when', {
        condition: conditionWords(conditionSubject(named), condition.value, named?.name ?? condition.conditionId),
      });
    },
  };
}

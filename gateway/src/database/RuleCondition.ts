/** What a discount or an offer required when it was given; of a tier with the coupon that the condition is for. */
export interface RuleCondition {
  condition_id: string;
  value: number;
  coupon?: { coupon_id: string; value: number };
}

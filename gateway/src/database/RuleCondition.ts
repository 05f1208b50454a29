/** A condition that a discount or an offer had when it was given; for a tier, with the coupon that the condition belongs to. */
export interface RuleCondition {
  condition_id: string;
  value: number;
  coupon?: { coupon_id: string; value: number };
}

/** A tier and a condition as statements give them. */
export interface TierRow {
  id: string;
  name: string;
  level: number;
  status: 'Active' | 'Inactive';
  conditions: { condition_id: string; value: number }[];
  privileges: {
    condition: { condition_id: string; value: number } | null;
    item: { coupon_id: string; value: number };
  }[];
}

export interface ConditionRow {
  id: string;
  name: string;
  type: string;
  template: { logic: string };
}

/** What the rules look at when they choose a tier. */
export function tierLevel({ id, name, level, status, conditions }: Omit<TierRow, 'privileges'>) {
  const required = conditions.map(({ condition_id, value }) => ({ conditionId: condition_id, value }));
  return { id, name, level, status, conditions: required };
}

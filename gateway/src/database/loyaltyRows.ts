import type { Conditions, MemberTiers } from './generated/rows.ts';

/** A tier and a condition, as statements return them. */
export interface TierRow extends Pick<MemberTiers, 'id' | 'name' | 'level' | 'status'> {
  conditions: { condition_id: string; value: number }[];
  privileges: {
    condition: { condition_id: string; value: number } | null;
    item: { coupon_id: string; value: number };
  }[];
}

export interface ConditionRow extends Pick<Conditions, 'id' | 'name' | 'type'> {
  template: { logic: string };
}

/** Returns the part of a tier that the rules need to choose one. */
export function tierLevel({ id, name, level, status, conditions }: Omit<TierRow, 'privileges'>) {
  const required = conditions.map(({ condition_id, value }) => ({ conditionId: condition_id, value }));
  return { id, name, level, status, conditions: required };
}

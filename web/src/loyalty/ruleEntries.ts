import type { Row } from '../resources/RecordScreens.ts';

/** One condition in a form, with its value as typed. */
export interface ConditionEntry {
  conditionId: string;
  value: string;
}

/** One benefit in a form. */
export interface BenefitEntry {
  couponId: string;
  value: string;
}

/** One privilege of a tier in a form; `condition` is null if it always applies. */
export interface PrivilegeEntry {
  condition: ConditionEntry | null;
  item: BenefitEntry;
}

export const NO_CONDITION: ConditionEntry = { conditionId: '', value: '' };
export const NO_BENEFIT: BenefitEntry = { couponId: '', value: '' };

interface WireCondition {
  conditionId: string;
  value: number;
}
interface WireBenefit {
  couponId: string;
  value: number;
}

const condition = ({ conditionId, value }: WireCondition): ConditionEntry => ({ conditionId, value: String(value) });
const benefit = ({ couponId, value }: WireBenefit): BenefitEntry => ({ couponId, value: String(value) });

export const conditionsOf = (row: Row): ConditionEntry[] => ((row.conditions ?? []) as WireCondition[]).map(condition);
export const benefitsOf = (row: Row): BenefitEntry[] => ((row.items ?? []) as WireBenefit[]).map(benefit);
export const privilegesOf = (row: Row): PrivilegeEntry[] =>
  ((row.privileges ?? []) as { condition: WireCondition | null; item: WireBenefit }[]).map((privilege) => ({
    condition: privilege.condition && condition(privilege.condition),
    item: benefit(privilege.item),
  }));

/** Returns the list with the entry at an index replaced. */
export const withEntry = <Entry>(entries: readonly Entry[], place: number, entry: Entry): Entry[] =>
  entries.map((each, index) => (index === place ? entry : each));

/** Returns the list without the entry at an index. */
export const without = <Entry>(entries: readonly Entry[], place: number): Entry[] =>
  entries.filter((_, index) => index !== place);

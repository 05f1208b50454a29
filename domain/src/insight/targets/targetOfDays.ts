import { type Satang, satang, sum } from '../../money/money.ts';
import { mulDivFloor } from '../../money/mulDivFloor.ts';
import { addMonths, type Day } from '../../time/calendar.ts';
import { type DayRange, lastOf } from '../../time/dayRange.ts';

/** The target of one month `YYYY-MM`, for one branch or (null) for the whole shop. */
export interface MonthTarget {
  month: string;
  branchId: string | null;
  amount: Satang;
}

/** The branches that a target is calculated for. */
export interface TargetBranches {
  /** null: the whole shop. */
  selected: readonly string[] | null;
  /** All branches that sell. */
  open: readonly string[];
}

export interface DaysTarget {
  /** null if a month of the days has no target, because a missing target is not 0. */
  amount: Satang | null;
  /** Months that the days touch. */
  months: number;
  /** The number of those months that have a target. */
  monthsSet: number;
}

/** Calculates the target of days: each month's target in proportion to its days in the range. */
export function targetOfDays(range: DayRange, targets: readonly MonthTarget[], branches: TargetBranches): DaysTarget {
  const byMonth = new Map<string, MonthTarget[]>();
  for (const target of targets) byMonth.set(target.month, [...(byMonth.get(target.month) ?? []), target]);
  const parts: Satang[] = [];
  let months = 0;
  for (let first = `${range.from.slice(0, 7)}-01`; first <= range.to; first = addMonths(first, 1)) {
    months += 1;
    const amount = targetOfMonth(byMonth.get(first.slice(0, 7)) ?? [], branches);
    if (amount === null) continue;
    parts.push(partOfMonth(amount, first, range));
  }
  return { amount: parts.length === months ? sum(parts) : null, months, monthsSet: parts.length };
}

/**
 * Returns the target of a month: for the whole shop its own target if there is one, otherwise the sum of the selected
 * branches' targets, if every open one of them has one. A branch closed since still has its revenue in the figures, so
 * its target counts here too.
 */
function targetOfMonth(targets: readonly MonthTarget[], { selected, open }: TargetBranches): Satang | null {
  const whole = selected === null && targets.find(({ branchId }) => branchId === null);
  if (whole) return whole.amount;
  const isSelected = (branchId: string) => selected === null || selected.includes(branchId);
  const found = targets.filter(({ branchId }) => branchId !== null && isSelected(branchId));
  const isSet = open.filter(isSelected).every((id) => found.some(({ branchId }) => branchId === id));
  return isSet && found.length > 0 ? sum(found.map(({ amount }) => amount)) : null;
}

/**
 * Returns the target of some days of a month: the target due at the end of the last day less that due before the first,
 * so that no satang is lost.
 */
function partOfMonth(amount: Satang, first: Day, { from, to }: DayRange): Satang {
  const last = lastOf('MONTH', first);
  const dueBy = (days: number) => mulDivFloor(amount, days, dayOf(last));
  return satang(dueBy(to < last ? dayOf(to) : dayOf(last)) - dueBy(from > first ? dayOf(from) - 1 : 0));
}

const dayOf = (day: Day) => Number(day.slice(8));

/** Returns how much of a target is reached, in whole percent, rounded down, so that 100 never appears for less. */
export const percentOfTarget = (revenue: Satang, target: Satang): number => mulDivFloor(revenue, 100, target);
